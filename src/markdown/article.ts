import type { RootContent } from 'hast'
import { partWeight } from '../config/long-pages.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { articleTree } from './article-tree.ts'
import { type CutTree, cutTree } from './cut-tree.ts'

/** A page's text as it is put on the screen. */
export interface Article extends CutTree {
  readonly headings: readonly OutlineEntry[]
  /** Characters of the text that this article has nothing of; 0 for a whole one. */
  readonly missing: number
}

/** What a text is read with. */
export interface ReadOptions {
  /** The heading over the footnotes, for screen readers. */
  readonly footnoteLabel: string
  /** So many of its nodes stand on the screen already. */
  readonly standing: number
}

/** Reads a text whole. Takes its time: long texts belong into the worker (`readElsewhere`). */
export function readArticle(markdown: string, { footnoteLabel, standing }: ReadOptions): Article {
  const { root, headings } = articleTree(markdown, footnoteLabel)
  return { ...cutTree(root, { weight: partWeight, standing }), headings, missing: 0 }
}

/** An article that is one piece. */
export function articleOf(first: RootContent[], headings: readonly OutlineEntry[], missing: number): Article {
  return { first, groups: [], parts: 1, headings, missing }
}
