import type { Article } from '../prepare/article-parts.ts'
import type { PartGroup } from '../prepare/cut-tree.ts'
import type { ArticleOptions } from './article.ts'

/** A request to parse a text. */
export interface ReadRequest extends ArticleOptions {
  readonly markdown: string
}

/** The worker's responses: the groups of each later part by index, then everything else. */
export type ReadAnswer =
  | { readonly kind: 'part'; readonly groups: readonly (readonly [number, PartGroup])[] }
  | { readonly kind: 'end'; readonly article: Omit<Article, 'groups'> }
