import { fenceAfter } from '../content/code-fence.ts'
import { decodedPath } from '../content/decoded.ts'
import { mayInclude } from '../content/may-include.ts'
import { includeLine, selectPart } from './include-line.ts'

/**
 * Reads an included file.
 *
 * @param path from the content's root, without a leading slash: `en/guide/parts/ports.md`
 * @returns `undefined` if the file does not exist
 */
export type IncludeLoader = (path: string) => Promise<string | undefined>

/** A fault of an include. Its line is left out of the page. */
export type IncludeIssue = {
  readonly kind: 'missing' | 'foreign' | 'cycle' | 'depth' | 'amount' | 'size' | 'region'
  /** The file that contains the line. */
  readonly file: string
  /** The line number in that file, from 1. */
  readonly line: number
  /** The author's text; for a cycle, the files in order, joined by ` → `. */
  readonly detail: string
}

/** A page with its includes inserted. */
export type Expanded = {
  readonly body: string
  readonly issues: readonly IncludeIssue[]
}

/** Maximum nesting of includes. */
const deepest = 5
/** Maximum length of all included texts of a page. Characters. */
const mostText = 500_000
/** Maximum number of includes in a page, so that nested includes cannot multiply without limit. */
const most = 64

type Job = {
  readonly load: IncludeLoader
  readonly issues: IncludeIssue[]
  count: number
  length: number
}

/**
 * Replaces the lines `<!-- @include: ./part.md{2-8} -->` with the files they include. Only relative paths
 * within the content are allowed. Lines in code blocks are unchanged, and front matter of the included file
 * is left out. Links are resolved from the including page. Throws only if the loader does.
 *
 * @param body the page's text
 * @param path the page's path, in the form that the loader uses
 */
export async function expandIncludes(body: string, path: string, load: IncludeLoader): Promise<Expanded> {
  if (!mayInclude(body)) return { body, issues: [] }
  const job: Job = { load, issues: [], count: 0, length: 0 }
  return { body: await expand(body, [path], job), issues: job.issues }
}

async function expand(text: string, chain: readonly string[], job: Job): Promise<string> {
  const file = chain.at(-1) ?? ''
  const lines = text.split(/\r?\n/)
  const result: string[] = []
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    fence = fenceAfter(line, fence)
    const include = fence === undefined ? includeLine(line) : undefined
    if (!include) {
      result.push(line)
      continue
    }
    const report = (kind: IncludeIssue['kind'], detail: string): void => {
      job.issues.push({ kind, file, line: index + 1, detail })
    }
    const target = resolveInside(include.path, file)
    if (target === undefined) report('foreign', include.path)
    else if (chain.includes(target))
      report('cycle', [...chain.slice(chain.indexOf(target)), target].join(' → '))
    else if (chain.length > deepest) report('depth', include.path)
    else if (job.count >= most) report('amount', include.path)
    else {
      job.count += 1
      const loaded = await job.load(target)
      const part = loaded === undefined ? undefined : selectPart(loaded, include)
      if (loaded === undefined) report('missing', include.path)
      else if (part === undefined) report('region', include.source)
      else {
        const text = indented(part, include.indent)
        job.length += text.length
        if (job.length > mostText) report('size', include.path)
        else result.push(await expand(text, [...chain, target], job))
      }
    }
  }
  return result.join('\n')
}

/** Indents the included text like its line, so that it stays inside a list item. */
function indented(text: string, indent: string): string {
  if (indent === '') return text
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n')
}

const origin = 'http://content.invalid'

/** @returns `undefined` for anything but a relative path that stays on this site */
function resolveInside(path: string, from: string): string | undefined {
  if (!/^\.{1,2}\/[^\\:?#]+\.md$/.test(path)) return undefined
  const depth = from.split('/').length - 1
  const ups = path.split('/').filter((part) => part === '..').length
  const url = new URL(path, `${origin}/${from}`)
  return ups > depth || url.origin !== origin ? undefined : decodedPath(url.pathname.slice(1))
}
