import type { RootContent } from 'hast'
import { partWeight } from '../config/long-pages.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { articleTree } from './article-tree.ts'
import { type CutTree, cutTree } from './cut-tree.ts'
import type { Steps } from './steps.ts'

/** A parsed page text, ready to be rendered. */
export interface Article extends CutTree {
  readonly headings: readonly OutlineEntry[]
  /** Number of characters not included in this article; 0 if it is complete. */
  readonly missing: number
}

/** Options for parsing a text. */
export interface ReadOptions {
  /** The heading of the footnotes, for screen readers. */
  readonly footnoteLabel: string
  /** Number of nodes that are already on the screen. */
  readonly standing: number
}

/** Parses a text completely. This takes time: use the worker for long texts (`readElsewhere`). */
export function* readArticle(markdown: string, { footnoteLabel, standing }: ReadOptions): Steps<Article> {
  const { root, headings } = yield* articleTree(markdown, footnoteLabel)
  return { ...cutTree(root, { weight: partWeight, standing }), headings, missing: 0 }
}

/** Returns an article that consists of one part. */
export function articleOf(first: RootContent[], headings: readonly OutlineEntry[], missing: number): Article {
  return { first, groups: [], parts: 1, headings, missing }
}
