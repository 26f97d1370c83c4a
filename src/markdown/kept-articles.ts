import { keptArticles } from '../config/long-pages.ts'
import type { Article } from './article.ts'

const kept = new Map<string, Article>()

/** Returns a parsed article by its text, so that a reader who comes back to a page does not wait for it again. */
export function keptArticle(markdown: string, footnoteLabel: string): Article | undefined {
  const key = keyOf(markdown, footnoteLabel)
  const article = kept.get(key)
  if (article) keep(key, article)
  return article
}

export function keepArticle(markdown: string, footnoteLabel: string, article: Article): void {
  keep(keyOf(markdown, footnoteLabel), article)
}

/** Stores an article at the end of the list; the least recently used one at the front is removed first. */
function keep(key: string, article: Article): void {
  kept.delete(key)
  kept.set(key, article)
  const [oldest] = kept.keys()
  if (kept.size > keptArticles && oldest !== undefined) kept.delete(oldest)
}

const keyOf = (markdown: string, footnoteLabel: string) => `${footnoteLabel}\n${markdown}`
