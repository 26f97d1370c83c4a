import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { finishTree } from './dialect-tree.ts'
import { dialectFromMarkdown } from './from-markdown.ts'
import { type DialectOptions, dialectSyntax } from './syntax.ts'

/**
 * Parses a page's text into the tree that the application renders, for scripts (content check, index) and the
 * search.
 *
 * @param body the page without its front matter; any text is valid, nothing throws
 */
export function parseMarkdown(body: string, options: DialectOptions = {}): Root {
  const tree = fromMarkdown(body, {
    extensions: dialectSyntax(options),
    mdastExtensions: dialectFromMarkdown(),
  })
  finishTree(tree)
  return tree
}
