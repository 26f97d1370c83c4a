import { issueOf } from '../../src/check/issue-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type PageSection, pageSections } from '../../src/dialect/page-sections.ts'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { contentText } from '../content/content-text.ts'
import { hashOf } from '../shared/hash-of.ts'
import { withinTime } from '../shared/within-time.ts'
import { type PageFacts, pageFactsOf } from './page-facts.ts'
import { preparedArticle } from './prepared-article.ts'
import { rules } from './rules.ts'

/** The data of a page without its tree. It can be sent between processes and stored. */
export interface ReadPage {
  readonly facts: PageFacts
  /** Issues found by the rules for single pages. */
  readonly issues: readonly ContentIssue[]
  /** Its text for the search, with includes inserted. */
  readonly sections: readonly PageSection[]
  /** Its article for the first paint, as JSON, if it was asked for. It is not stored with the page. */
  readonly article?: string
  /** The files that the page includes, whether or not they exist: it changes when they do. */
  readonly included: readonly Included[]
}

interface Included {
  readonly file: string
  /** Hash of its text; of an empty text if the file does not exist. */
  readonly hash: string
}

/** Returns whether a page's includes are unchanged since the page was read. */
export async function hasSameIncludes(folder: string, { included }: ReadPage): Promise<boolean> {
  const texts = await Promise.all(included.map(({ file }) => contentText(folder, file)))
  return included.every(({ hash }, at) => hashOf(texts[at] ?? '') === hash)
}

/** Maximum time for parsing a page, and for checking it. Milliseconds. */
const longestTask = 20_000

interface ReadOptions {
  /** Maximum time for parsing a page, and for checking it. Milliseconds. */
  readonly limit?: number
  /** Returns whether a page's article is needed. */
  readonly prepares?: (file: string) => boolean
}

/**
 * Reads pages one after the other and applies the page rules. A page's tree is released with the page, so
 * that the check of a large site fits into memory. A page that takes too long has one issue, and no text.
 */
export async function readPages(
  folder: string,
  files: readonly string[],
  { limit = longestTask, prepares = () => false }: ReadOptions = {},
): Promise<readonly ReadPage[]> {
  const pages: ReadPage[] = []
  for (const file of files) {
    const text = (await contentText(folder, file)) ?? ''
    const page =
      (await readPage(folder, file, { text, limit, isPrepared: prepares(file) })) ??
      (await slowPage(folder, file, { text, limit }))
    if (page) pages.push(page)
  }
  return pages
}

interface Job {
  readonly isPrepared?: boolean
  readonly text: string
  readonly limit: number
}

/** Returns a page; `undefined` if it takes too long, or is no page. */
async function readPage(
  folder: string,
  file: string,
  { text, limit, isPrepared }: Job,
): Promise<ReadPage | undefined> {
  const included = new Map<string, string>()
  const load = async (path: string) => {
    const text = await contentText(folder, path)
    included.set(path, hashOf(text ?? ''))
    return text
  }
  const open = await openPage(text, file, load, (body) => within(() => parseMarkdown(body), limit)).catch(
    unlessSlow,
  )
  if (!open) return undefined
  const read = withinTime(
    () => ({
      facts: pageFactsOf(open),
      issues: rules.flatMap((rule) => (rule.ofPage?.(open) ?? []).map((fault) => issueOf(fault, file, rule))),
      sections: pageSections(open.wholeNodes[0]),
      ...(isPrepared && { article: preparedArticle(open) }),
    }),
    limit,
  )
  if (read.kind === 'stopped') return undefined
  return { ...read.result, included: [...included].map(([path, hash]) => ({ file: path, hash })) }
}

class SlowPage extends Error {}

function within<Result>(task: () => Result, limit: number): Result {
  const timed = withinTime(task, limit)
  if (timed.kind === 'stopped') throw new SlowPage()
  return timed.result
}

function unlessSlow(error: unknown): undefined {
  if (!(error instanceof SlowPage)) throw error
}

/** Returns a page with its front matter only. */
async function slowPage(folder: string, file: string, { text, limit }: Job): Promise<ReadPage | undefined> {
  const split = splitFrontMatter(text)
  const head = split.kind === 'found' ? `---\n${split.yaml}---\n` : ''
  const page = await readPage(folder, file, { text: head, limit: longestTask })
  const values = { seconds: limit / 1000 }
  return (
    page && {
      ...page,
      issues: [{ file, line: 1, rule: 'schema', severity: 'error', kind: 'page-slow', values }],
    }
  )
}
