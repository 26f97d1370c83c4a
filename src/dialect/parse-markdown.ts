import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { finishTree } from './dialect-tree.ts'
import { dialectFromMarkdown } from './from-markdown.ts'
import { type DialectOptions, dialectSyntax } from './syntax.ts'

/**
 * Reads a page's text into the same tree that the application renders: for scripts (content check, index) and search.
 *
 * @param body the page without its front matter; anything is a document, nothing throws
 */
export function parseMarkdown(body: string, options: DialectOptions = {}): Root {
  const tree = fromMarkdown(body, {
    extensions: dialectSyntax(options),
    mdastExtensions: dialectFromMarkdown(),
  })
  finishTree(tree)
  return tree
}
