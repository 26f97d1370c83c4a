import { isRecord } from '../config/is-record.ts'
import type { FaultWords } from '../config/locales/check-words.ts'
import { drawableText } from './drawable-text.ts'
import type { ContentIssue } from './issue.ts'
import { readPlainYaml } from './plain-yaml.ts'

/** A content file split into front matter and body. */
export interface ContentFile {
  /** The front matter's values by name, not validated yet. Empty if there is none. */
  readonly values: Readonly<Record<string, unknown>>
  /** The 1-based line of each top-level name. */
  readonly lines: Readonly<Record<string, number>>
  /** The markdown after the front matter, with `\n` line ends. */
  readonly body: string
  /** The 1-based line of the body's first line, to convert positions in the body to positions in the file. */
  readonly bodyLine: number
  readonly issues: readonly ContentIssue[]
}

/** Longer front matter is treated as a mistake and not parsed. Characters. */
const maxFrontMatterLength = 64 * 1024

/** Aliases can repeat each other, so a few of them can produce text of any length. */
const mostAliases = 10
/** Maximum nesting of lists and maps. */
const deepestValue = 20

/** Imports the YAML library. Only what is named here comes into the build. */
export async function importYaml() {
  const { CORE_SCHEMA, load, YAMLException } = await import('js-yaml')
  return { CORE_SCHEMA, load, YAMLException }
}

/**
 * Splits a content file. Broken front matter gives no values, one issue, and the unchanged body. Plain front matter is parsed
 * here (`plain-yaml.ts`); anything else loads the YAML library.
 *
 * @throws what `loadYaml` throws, and nothing else
 */
export async function readContentFile(
  text: string,
  file: string,
  loadYaml = importYaml,
): Promise<ContentFile> {
  const simple = readPlainContent(text)
  if (simple) return simple
  const split = splitFrontMatter(text)
  const { body, bodyLine } = split
  if (split.kind !== 'found') {
    const issue: ContentIssue = { file, line: 1, kind: 'front-matter-unclosed' }
    return { values: {}, lines: {}, body, bodyLine, issues: [issue] }
  }
  const lines = linesOfNames(split.yaml)
  const read = readYaml(split.yaml, file, await loadYaml())
  return { values: read.values, lines, body, bodyLine, issues: read.issues }
}

/** Splits a content file whose front matter is plain or absent; `undefined` if it needs the YAML library or has a fault. */
export function readPlainContent(text: string): ContentFile | undefined {
  const split = splitFrontMatter(text)
  const { body, bodyLine } = split
  if (split.kind === 'unclosed') return undefined
  // Plain YAML has no escapes, so this is every text in it. The first paint draws them as they are.
  const values = split.kind === 'none' ? {} : readPlainYaml(drawableText(split.yaml))
  const lines = split.kind === 'none' ? {} : linesOfNames(split.yaml)
  return values && { values, lines, body, bodyLine, issues: [] }
}

type Split =
  | { readonly kind: 'none'; readonly body: string; readonly bodyLine: number }
  | { readonly kind: 'unclosed'; readonly body: string; readonly bodyLine: number }
  | { readonly kind: 'found'; readonly yaml: string; readonly body: string; readonly bodyLine: number }

/** Separates the front matter. It starts only with three hyphens in the very first line. */
export function splitFrontMatter(source: string): Split {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { kind: 'none', body: text, bodyLine: 1 }
  const start = opening[0].length
  const closing = /^---[ \t]*$/m.exec(text.slice(start, start + maxFrontMatterLength))
  if (!closing) return { kind: 'unclosed', body: text, bodyLine: 1 }
  const yaml = text.slice(start, start + closing.index)
  const body = text.slice(start + closing.index + closing[0].length).replace(/^\n/, '')
  return { kind: 'found', yaml, body, bodyLine: yaml.split('\n').length + 2 }
}

function linesOfNames(yaml: string): Record<string, number> {
  const lines: Record<string, number> = Object.create(null)
  yaml.split('\n').forEach((line, index) => {
    const name = /^([\w-]+)[ \t]*:/.exec(line)?.[1]
    if (name !== undefined) lines[name] ??= index + 2
  })
  return lines
}

function readYaml(
  yaml: string,
  file: string,
  { CORE_SCHEMA, load, YAMLException }: Awaited<ReturnType<typeof importYaml>>,
): Pick<ContentFile, 'values' | 'issues'> {
  const none = (line: number, fault: FaultWords): Pick<ContentFile, 'values' | 'issues'> => ({
    values: {},
    issues: [{ ...fault, file, line }],
  })
  try {
    const values: unknown = load(yaml, {
      schema: CORE_SCHEMA,
      maxAliases: mostAliases,
      maxDepth: deepestValue,
    })
    if (values === null || values === undefined) return { values: {}, issues: [] }
    return isRecord(values) ? { values, issues: [] } : none(2, { kind: 'front-matter-list' })
  } catch (error) {
    const line = error instanceof YAMLException && error.mark ? error.mark.line + 2 : 2
    const likely = likelyFault(yaml.split('\n').slice(0, line - 1))
    if (likely) return none(likely.line, likely.fault)
    const reason = error instanceof YAMLException ? error.reason : String(error)
    return none(line, { kind: 'front-matter-yaml', values: { reason } })
  }
}

/** A name and the space before its value. */
const nameOfPair = /^[\t -]*(\w[\w-]*)[\t ]*:[\t ]+/

/**
 * Finds the two most common front matter mistakes at their origin. A parser notices them lines later, or
 * reports something else.
 */
function likelyFault(
  lines: readonly string[],
): { readonly line: number; readonly fault: FaultWords } | undefined {
  for (const [at, text] of lines.entries()) {
    const [start, name] = nameOfPair.exec(text) ?? []
    if (start === undefined || name === undefined) continue
    const value = text.slice(start.length)
    const line = at + 2
    if (hasOpenQuote(value)) return { line, fault: { kind: 'front-matter-quote', values: { name } } }
    if (hasSecondPair(value)) return { line, fault: { kind: 'front-matter-colon', values: { name } } }
  }
  return undefined
}

/** Whether the value begins with a quote and has no other one. */
function hasOpenQuote(value: string): boolean {
  const quote = value.charAt(0)
  if (quote !== '"' && quote !== "'") return false
  for (let at = 1; at < value.length; at += 1) {
    const isEscaped = quote === '"' ? value[at] === '\\' : value.startsWith("''", at)
    if (isEscaped) at += 1
    else if (value[at] === quote) return false
  }
  return true
}

/** Whether a plain value has another colon that makes a second pair. */
function hasSecondPair(value: string): boolean {
  if (/^[\s"'[{|>#&*!]/.test(value)) return false
  const colon = value.slice(1).search(/:(?:[ \t]|$)/) + 1
  const comment = value.indexOf('#')
  return colon > 0 && (comment < 0 || colon < comment)
}
