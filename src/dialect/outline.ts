import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { drawableText } from '../content/drawable-text.ts'
import { plainText } from './plain-text.ts'

/** A heading of a page, as used by the table of contents, the content check, and the search. */
export type OutlineEntry = {
  /** 1 for `#` to 6 for `######`. */
  readonly depth: Heading['depth']
  /** The ID as in the address, without `#` and not percent-encoded. */
  readonly id: string
  /** The heading's text without markup; empty for a heading with only an image. */
  readonly text: string
}

/**
 * Returns the headings of a page in reading order, including those in containers and quotes.
 *
 * @param tree a tree processed by the dialect (`parseMarkdown`, or `remarkDialect` in a pipeline); in any
 * other tree, headings have no IDs and are left out
 */
export function outline(tree: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.id
    if (typeof id === 'string') entries.push({ depth: node.depth, id, text: drawableText(plainText(node)) })
  })
  return entries
}
