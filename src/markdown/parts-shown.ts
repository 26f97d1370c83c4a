import { handover } from '../browser/handover.ts'
import type { Article } from '../prepare/article-parts.ts'

/** Returns how many parts are rendered at once: one, or all if the first paint has rendered all of them. */
export const partsShown = (article: Article): number =>
  handover().wholeArticle === article ? article.parts : 1
