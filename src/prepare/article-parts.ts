import type { Root } from 'mdast'
import { partWeight } from '../config/long-pages.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { parseMarkdown } from '../dialect/parse-markdown.ts'
import { type CutTree, cutTree } from './cut-tree.ts'
import { type MarkdownOptions, prepareMarkdown, readBeginning } from './read-markdown.ts'
import type { Steps } from './steps.ts'

/** A text in parts, ready to be rendered. */
export interface Article extends CutTree {
  readonly headings: readonly OutlineEntry[]
  /** Number of characters not included in this article; 0 if it is complete. */
  readonly missing: number
  /** Number of nodes of an incomplete article that are the same in the complete one; 0 if it is complete. */
  readonly standing: number
}

/** How a complete text is read and cut. */
export interface PartsOptions extends MarkdownOptions {
  /** Number of nodes that are already on the screen: they are in the first part. */
  readonly standing: number
}

/** Reads a complete text and cuts it into parts. */
export function* readParts(markdown: string, options: PartsOptions): Steps<Article> {
  const tree = parseMarkdown(markdown)
  yield
  return yield* cutParts(tree, options)
}

/** Does the same with a parsed text. */
export function* cutParts(tree: Root, { standing, ...options }: PartsOptions): Steps<Article> {
  const { root, headings } = yield* prepareMarkdown(tree, options)
  return { ...cutTree(root, { weight: partWeight, standing }), headings, missing: 0, standing: 0 }
}

/** Reads the first screens of a page as one part. */
export function* readFirstPart(markdown: string, footnotes: string, length: number): Steps<Article> {
  const { root, ...facts } = yield* readBeginning(markdown, footnotes, length)
  return { first: root.children, groups: [], parts: 1, ...facts }
}
