import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { SKIP, visit } from 'unist-util-visit'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { rehypeDialect } from '../../src/dialect/rehype-dialect.ts'
import type { DialectOptions } from '../../src/dialect/syntax.ts'

/** The element tree that the application renders, made the way react-markdown makes it. */
export function elementTree(markdown: MarkdownRoot): Root {
  const tree = toHast(markdown, { allowDangerousHtml: true })
  if (tree.type !== 'root') throw new Error('A document gives a root')
  rehypeDialect()(tree)
  return tree
}

/** A page as the application renders it, as HTML. */
export function treeHtml(markdown: string, options: DialectOptions = {}): string {
  return toHtml(elementTree(parseMarkdown(markdown, options)))
}

/** The same, had the page no raw HTML but `<br>`: what the first paint can be compared with. */
export function treeHtmlWithoutRaw(markdown: string, options: DialectOptions = {}): string {
  const tree = parseMarkdown(markdown, options)
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined || /^<br\s*\/?>$/i.test(node.value)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return toHtml(elementTree(tree))
}
