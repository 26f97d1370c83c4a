import type { Article } from './article.ts'

const shown = new WeakMap<Article, number>()

/** Returns the number of parts that the first paint has rendered; at least one. */
export const partsShown = (article: Article): number => shown.get(article) ?? 1

/** Records that the first paint has rendered all parts. */
export function markWhole(article: Article): void {
  shown.set(article, article.parts)
}
