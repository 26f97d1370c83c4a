import { includeLine, selectPart } from './include-line.ts'

/**
 * Reads a file that a page includes.
 *
 * @param path from the content's root, without a leading slash: `en/guide/parts/ports.md`
 * @returns `undefined` when there is no such file
 */
export type IncludeLoader = (path: string) => Promise<string | undefined>

/** What is wrong with an include; its line is left out of the page. */
export type IncludeIssue = {
  readonly kind: 'missing' | 'foreign' | 'cycle' | 'depth' | 'amount' | 'region'
  /** The file in which the line stands. */
  readonly file: string
  /** Number of the line in that file, from 1. */
  readonly line: number
  /** What the author wrote; for a cycle the files in their order, joined by ` → `. */
  readonly detail: string
}

/** A page with its parts in place. */
export type Expanded = {
  readonly body: string
  readonly issues: readonly IncludeIssue[]
}

/** Files inside files. */
const deepest = 5
/** Files in one page, so that parts that include parts cannot multiply without end. */
const most = 64

type Job = {
  readonly load: IncludeLoader
  readonly issues: IncludeIssue[]
  count: number
}

/**
 * Puts the files that a page includes in place of the lines `<!-- @include: ./part.md{2-8} -->`. Only relative paths of the
 * same origin that stay inside the content; lines in fences are left alone; front matter of a part is left out. Links of a part are
 * read from the page that includes it. Nothing throws but the loader.
 *
 * @param body the page's text
 * @param path where the page lies, as the loader names files
 */
export async function expandIncludes(body: string, path: string, load: IncludeLoader): Promise<Expanded> {
  // Most pages include nothing: they cost one search.
  if (!body.includes('@include:')) return { body, issues: [] }
  const job: Job = { load, issues: [], count: 0 }
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
      else result.push(indented(await expand(part, [...chain, target], job), include.indent))
    }
  }
  return result.join('\n')
}

/** A part keeps the indentation of its line, so that it stays inside a list item. */
function indented(text: string, indent: string): string {
  if (indent === '') return text
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n')
}

const fenceLine = /^[ \t]*(`{3,}|~{3,})(.*)$/

/** The fence that is open behind a line: its characters. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const match = fenceLine.exec(line)
  if (!match) return open
  const [, characters = '', rest = ''] = match
  if (open === undefined) return characters.startsWith('`') && rest.includes('`') ? undefined : characters
  const closes = characters.startsWith(open) && rest.trim() === ''
  return closes ? undefined : open
}

const origin = 'http://content.invalid'

/** @returns `undefined` for anything but a relative path that stays on this site */
function resolveInside(path: string, from: string): string | undefined {
  if (!/^\.{1,2}\/[^\\:?#]+\.md$/.test(path)) return undefined
  const depth = from.split('/').length - 1
  const ups = path.split('/').filter((part) => part === '..').length
  const url = new URL(path, `${origin}/${from}`)
  return ups > depth || url.origin !== origin ? undefined : decoded(url.pathname.slice(1))
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
