import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { rehypeDialect } from '../../src/dialect/rehype-dialect.ts'
import type { DialectOptions } from '../../src/dialect/syntax.ts'

/** Returns the element tree that the application renders, created in the same way as by react-markdown. */
export function elementTree(markdown: MarkdownRoot): Root {
  const tree = toHast(markdown, { allowDangerousHtml: true })
  if (tree.type !== 'root') throw new Error('A document gives a root')
  rehypeDialect()(tree)
  return tree
}

/** Returns a page as rendered by the application, as HTML. */
export function treeHtml(markdown: string, options: DialectOptions = {}): string {
  return toHtml(elementTree(parseMarkdown(markdown, options)))
}
