import type { Article, ReadOptions } from './article.ts'
import type { PartGroup } from './cut-tree.ts'

/** A text that the worker is to read. */
export interface ReadRequest extends ReadOptions {
  readonly id: number
  readonly markdown: string
}

/** What the worker sends: the groups of each later part with their numbers, then everything else. */
export type ReadAnswer =
  | { readonly id: number; readonly kind: 'part'; readonly groups: readonly (readonly [number, PartGroup])[] }
  | { readonly id: number; readonly kind: 'end'; readonly article: Omit<Article, 'groups'> }
