import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { plainText } from './plain-text.ts'

/** One heading of a page, as the table of contents, the content check and the search need it. */
export type OutlineEntry = {
  /** 1 for `#` to 6 for `######`. */
  readonly depth: Heading['depth']
  /** The id in the address, without `#`, not percent-encoded. */
  readonly id: string
  /** The heading's text without markup; empty for a heading that is only an image. */
  readonly text: string
}

/**
 * The headings of a page in reading order, those in containers and quotes included.
 *
 * @param tree a tree that the dialect has been through (`parseMarkdown`, or `remarkDialect` in a pipeline): headings
 * of any other tree have no ids and are left out
 */
export function outline(tree: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.id
    if (typeof id === 'string') entries.push({ depth: node.depth, id, text: plainText(node) })
  })
  return entries
}
