import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type OutlineEntry, outline } from '../dialect/outline.ts'
import { rehypeDialect } from '../dialect/rehype-dialect.ts'
import { remarkDialect } from '../dialect/remark-dialect.ts'
import { gfmOptions } from '../dialect/syntax.ts'
import { breakCells } from './break-cells.ts'

/** A page's text, read: its elements and its headings. */
export interface ArticleTree {
  readonly root: Root
  readonly headings: readonly OutlineEntry[]
}

/**
 * Reads a page's text with the plugins that react-markdown gets elsewhere, in their order. It needs no browser: a worker calls it for
 * long texts.
 *
 * @param footnoteLabel the heading over the footnotes, for screen readers
 */
export function articleTree(markdown: string, footnoteLabel: string): ArticleTree {
  let headings: readonly OutlineEntry[] = []
  const collect = () => (tree: MarkdownRoot) => {
    headings = outline(tree)
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm, gfmOptions)
    .use(remarkDialect)
    .use(collect)
    .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel })
    .use(rehypeDialect)
  const root = processor.runSync(processor.parse(markdown))
  breakCells(root)
  // Nobody asks where an element stood in the source, and it is half of what a worker would have to send.
  visit(root, (node) => {
    delete node.position
  })
  return { root, headings }
}
