import { handover } from '../browser/handover.ts'
import { mostRecentArticles } from '../config/long-pages.ts'
import type { Page } from '../content/page-view.ts'
import type { Article } from '../prepare/article-parts.ts'

const recent = new Map<string, Article>()

/** Returns a parsed article by its text, so that a reader who comes back to a page does not wait for it again. */
export function recentArticle(markdown: string, footnotes: string): Article | undefined {
  const key = articleKey(markdown, footnotes)
  const article = recent.get(key)
  if (article) remember(key, article)
  return article
}

export function rememberArticle(markdown: string, footnotes: string, article: Article): void {
  remember(articleKey(markdown, footnotes), article)
}

/** Stores an article at the end of the list; the least recently used one at the front is removed first. */
function remember(key: string, article: Article): void {
  recent.delete(key)
  recent.set(key, article)
  const [oldest] = recent.keys()
  if (recent.size > mostRecentArticles && oldest !== undefined) recent.delete(oldest)
}

/** Returns what an article depends on, as one key: its text, and the heading of its footnotes. */
export const articleKey = (markdown: string, footnotes: string) => `${footnotes}\n${markdown}`

/** Takes over the article that was prepared of this page's text, so that nothing parses it. */
export function takePreparedArticle(
  { body, textMark }: Pick<Page, 'body' | 'textMark'>,
  footnotes: string,
): void {
  const { prepared } = handover()
  const known = textMark === undefined ? undefined : prepared.get(textMark)
  if (!known || textMark === undefined) return
  prepared.delete(textMark)
  if (known.footnotes === footnotes) rememberArticle(body, footnotes, known.article as Article)
}
