import type { Article, ArticleOptions } from './article.ts'
import type { PartGroup } from './cut-tree.ts'

/** A request to parse a text. */
export interface ReadRequest extends ArticleOptions {
  readonly markdown: string
}

/** The worker's responses: the groups of each later part by index, then everything else. */
export type ReadAnswer =
  | { readonly kind: 'part'; readonly groups: readonly (readonly [number, PartGroup])[] }
  | { readonly kind: 'end'; readonly article: Omit<Article, 'groups'> }
