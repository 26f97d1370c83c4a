import type { FaultWords } from '../locales/check-words.ts'
import type { ContentIssue } from './issue.ts'
import { readPlainYaml } from './plain-yaml.ts'

/** A content file, taken apart. */
export interface ContentFile {
  /** The front matter's values by name, not yet checked. Empty where there is none. */
  readonly values: Readonly<Record<string, unknown>>
  /** 1-based line of each top-level name. */
  readonly lines: Readonly<Record<string, number>>
  /** The markdown below the front matter, with `\n` line ends. */
  readonly body: string
  /** 1-based line of the body's first line, to turn places in the body into places in the file. */
  readonly bodyLine: number
  readonly issues: readonly ContentIssue[]
}

/** Front matter beyond this many characters is taken for a mistake and not read. */
const maxFrontMatterLength = 64 * 1024

/**
 * Takes a content file apart. Never throws: broken front matter gives no values, one issue, and the body as it is.
 * Plain front matter is read here (`plain-yaml.ts`); anything richer loads the YAML library.
 */
export async function readContentFile(text: string, file: string): Promise<ContentFile> {
  const simple = readPlainContent(text)
  if (simple) return simple
  const split = splitFrontMatter(text)
  const { body, bodyLine } = split
  if (split.kind !== 'found') {
    const issue: ContentIssue = { file, line: 1, kind: 'front-matter-unclosed' }
    return { values: {}, lines: {}, body, bodyLine, issues: [issue] }
  }
  const lines = linesOfNames(split.yaml)
  const read = await readYaml(split.yaml, file)
  return { values: read.values, lines, body, bodyLine, issues: read.issues }
}

/** A content file whose front matter is plain or absent; `undefined` for any other, which needs the YAML library or has a fault. */
export function readPlainContent(text: string): ContentFile | undefined {
  const split = splitFrontMatter(text)
  const { body, bodyLine } = split
  if (split.kind === 'unclosed') return undefined
  const values = split.kind === 'none' ? {} : readPlainYaml(split.yaml)
  const lines = split.kind === 'none' ? {} : linesOfNames(split.yaml)
  return values && { values, lines, body, bodyLine, issues: [] }
}

type Split =
  | { readonly kind: 'none'; readonly body: string; readonly bodyLine: number }
  | { readonly kind: 'unclosed'; readonly body: string; readonly bodyLine: number }
  | { readonly kind: 'found'; readonly yaml: string; readonly body: string; readonly bodyLine: number }

/** Cuts the front matter off. Only three hyphens in the very first line begin one. */
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

async function readYaml(yaml: string, file: string): Promise<Pick<ContentFile, 'values' | 'issues'>> {
  const { CORE_SCHEMA, load, YAMLException } = await import('js-yaml')
  const none = (line: number, fault: FaultWords): Pick<ContentFile, 'values' | 'issues'> => ({
    values: {},
    issues: [{ ...fault, file, line }],
  })
  try {
    const values: unknown = load(yaml, { schema: CORE_SCHEMA })
    if (values === null || values === undefined) return { values: {}, issues: [] }
    if (typeof values !== 'object' || Array.isArray(values)) return none(2, { kind: 'front-matter-list' })
    return { values: values as Record<string, unknown>, issues: [] }
  } catch (error) {
    const line = error instanceof YAMLException && error.mark ? error.mark.line + 2 : 2
    const reason = error instanceof YAMLException ? error.reason : String(error)
    return none(line, { kind: 'front-matter-yaml', values: { reason } })
  }
}
