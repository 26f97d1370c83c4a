import { partWeight } from '../config/long-pages.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { type CutTree, cutTree } from './cut-tree.ts'
import { type PreparedText, prepareBeginning } from './prepare-text.ts'
import type { Steps } from './steps.ts'

/** A text in parts, ready to be rendered. */
export interface Article extends CutTree {
  readonly headings: readonly OutlineEntry[]
  /** Number of characters not included in this article; 0 if it is complete. */
  readonly missing: number
  /** Number of nodes of an incomplete article that are the same in the complete one; 0 if it is complete. */
  readonly standing: number
}

/**
 * Cuts a complete text into parts.
 *
 * @param standing number of nodes that are already on the screen: they are in the first part
 */
export function* cutParts(preparing: Steps<PreparedText>, standing: number): Steps<Article> {
  const { root, headings } = yield* preparing
  return { ...cutTree(root, { weight: partWeight, standing }), headings, missing: 0, standing: 0 }
}

/** Prepares the first screens of a page as one part. */
export function* prepareFirstPart(markdown: string, footnotes: string, length: number): Steps<Article> {
  const { root, ...facts } = yield* prepareBeginning(markdown, footnotes, length)
  return { first: root.children, groups: [], parts: 1, ...facts }
}
