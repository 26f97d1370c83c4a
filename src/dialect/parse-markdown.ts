import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { finishTree } from './dialect-tree.ts'
import { remarkDialect } from './remark-dialect.ts'
import { gfmOptions } from './syntax.ts'

const reader = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkDialect).freeze()

/**
 * Parses a text into the tree of its Markdown, with heading IDs. This is the only parser: pages, search, and
 * content check use its tree.
 *
 * @param text without front matter; any text is valid
 */
export function parseMarkdown(text: string): Root {
  const tree = reader.parse(text)
  finishTree(tree)
  return tree
}
