import { keptArticles } from '../config/long-pages.ts'
import type { Article } from './article.ts'

const kept = new Map<string, Article>()

/** Texts that were read, by what they say: a reader who comes back to a page does not wait for it to be read again. */
export function keptArticle(markdown: string, footnoteLabel: string): Article | undefined {
  const key = keyOf(markdown, footnoteLabel)
  const article = kept.get(key)
  if (article) keep(key, article)
  return article
}

export function keepArticle(markdown: string, footnoteLabel: string, article: Article): void {
  keep(keyOf(markdown, footnoteLabel), article)
}

/** The one used last stands at the end; the one at the front goes first. */
function keep(key: string, article: Article): void {
  kept.delete(key)
  kept.set(key, article)
  const [oldest] = kept.keys()
  if (kept.size > keptArticles && oldest !== undefined) kept.delete(oldest)
}

const keyOf = (markdown: string, footnoteLabel: string) => `${footnoteLabel}\n${markdown}`
