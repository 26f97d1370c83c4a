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
import { prepareCards } from './card-tables.ts'
import { headRows } from './row-headers.ts'
import type { Steps } from './steps.ts'

/** A parsed page: its elements and its headings. */
export interface ArticleTree {
  readonly root: Root
  readonly headings: readonly OutlineEntry[]
}

/**
 * Parses a page's text with the same plugins and order as react-markdown elsewhere. Needs no browser; a
 * worker calls it for long texts.
 *
 * @param footnoteLabel the heading of the footnotes, for screen readers
 */
export function* articleTree(markdown: string, footnoteLabel: string): Steps<ArticleTree> {
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
  const tree = processor.parse(markdown)
  yield
  const root = processor.runSync(tree)
  yield
  breakCells(root)
  headRows(root)
  prepareCards(root)
  // Source positions are not needed, and are half of what a worker would have to send.
  visit(root, (node) => {
    delete node.position
  })
  return { root, headings }
}
