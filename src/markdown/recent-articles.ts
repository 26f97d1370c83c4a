import { mostRecentArticles } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'

const recent = new Map<string, Article>()

/** Returns a parsed article by its text, so that a reader who comes back to a page does not wait for it again. */
export function recentArticle(markdown: string, footnoteLabel: string): Article | undefined {
  const key = keyOf(markdown, footnoteLabel)
  const article = recent.get(key)
  if (article) remember(key, article)
  return article
}

export function rememberArticle(markdown: string, footnoteLabel: string, article: Article): void {
  remember(keyOf(markdown, footnoteLabel), article)
}

/** Stores an article at the end of the list; the least recently used one at the front is removed first. */
function remember(key: string, article: Article): void {
  recent.delete(key)
  recent.set(key, article)
  const [oldest] = recent.keys()
  if (recent.size > mostRecentArticles && oldest !== undefined) recent.delete(oldest)
}

const keyOf = (markdown: string, footnoteLabel: string) => `${footnoteLabel}\n${markdown}`
