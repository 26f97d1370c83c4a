import type { Root, RootContent } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { visit } from 'unist-util-visit'
import { longText } from '../config/long-pages.ts'
import { firstSource } from '../dialect/first-source.ts'
import { type OutlineEntry, outline } from '../dialect/outline.ts'
import { parseMarkdown } from '../dialect/parse-markdown.ts'
import { toElements } from '../dialect/to-elements.ts'
import { prepareTree } from './prepare-tree.ts'
import type { Steps } from './steps.ts'

/** A text as the views draw it: its elements and its headings. */
export interface PreparedText {
  readonly root: Root
  readonly headings: readonly OutlineEntry[]
}

/** How a text is prepared. */
export interface MarkdownOptions {
  /** The heading of the footnotes, for screen readers. */
  readonly footnotes: string
  /** Whether it is a page, or a text next to one. Headings of an inserted text have no IDs, which the page may also contain. */
  readonly as: 'page' | 'insert'
}

/**
 * Prepares a text: Markdown → its tree (mdast) → elements (hast) → elements prepared for the views. Every text of
 * the site is prepared here, in the page, in a worker, or in Node, with a pause between the stages.
 */
export function* prepareText(markdown: string, options: MarkdownOptions): Steps<PreparedText> {
  const tree = parseMarkdown(markdown)
  yield
  return yield* prepareParsed(tree, options)
}

/** Does the same with a parsed text. */
export function* prepareParsed(tree: MarkdownRoot, { footnotes, as }: MarkdownOptions): Steps<PreparedText> {
  const headings = outline(tree)
  const root = toElements(tree, footnotes)
  yield
  prepareTree(root)
  if (as === 'insert') removeHeadingIds(root)
  return { root, headings }
}

function removeHeadingIds(root: Root): void {
  visit(root, 'element', ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName)) delete properties.id
  })
}

/** The first screens of a long text. */
export interface PreparedBeginning extends PreparedText {
  /** Number of its nodes that are the same in the whole text. */
  readonly standing: number
  /** Number of characters that it doesn't contain; at least 1. */
  readonly missing: number
}

/**
 * Prepares the first screens of a page. The block at the cut is left out, because it may differ in the whole text,
 * unless it is the only one. Footnotes are left out too, because they belong at the end.
 *
 * @param length of the part, in characters
 */
export function* prepareBeginning(
  markdown: string,
  footnotes: string,
  length: number,
): Steps<PreparedBeginning> {
  const end = Math.max(length, endOfFirstHeading(markdown))
  const { root, headings } = yield* prepareText(firstSource(markdown, end), { footnotes, as: 'page' })
  const blocks = root.children.filter((node) => !isFootnotes(node))
  const standing = Math.max(
    0,
    blocks.findLastIndex((node) => node.type === 'element'),
  )
  const children = standing > 0 ? blocks.slice(0, standing) : blocks
  const missing = Math.max(1, markdown.length - end)
  return { root: { ...root, children }, headings, standing, missing }
}

const heading = /^ {0,3}#{2,6}[ \t].*$/m

/** This much text after a heading means that the heading is complete. Characters. */
const behindHeading = 400

/**
 * Returns the end of the first heading. The table of contents is above the text on small screens if there is
 * a heading, and appearing later it would push the text away. If the first heading is further down than a
 * text that is read at once, this is accepted.
 */
function endOfFirstHeading(markdown: string): number {
  const found = heading.exec(markdown.slice(0, longText))
  return found ? found.index + found[0].length + behindHeading : 0
}

function isFootnotes(node: RootContent): boolean {
  return node.type === 'element' && node.properties.dataFootnotes !== undefined
}
