import type { RootContent } from 'hast'
import { longText } from '../config/long-pages.ts'
import { firstSource } from '../dialect/html/first-source.ts'
import { type Article, articleOf } from './article.ts'
import { articleTree } from './article-tree.ts'

/** The first screens of a long text. */
export interface ArticleBeginning {
  readonly article: Article
  /** How many of its nodes stand in the whole text as they are here. */
  readonly standing: number
}

/**
 * Reads the first screens of a text, at once. The block in which the cut falls is left out (it may be another one in the whole
 * text) unless it is the only one; so are footnotes, which stand at the end.
 *
 * @param length how much of it, in characters
 */
export function articleBeginning(markdown: string, footnoteLabel: string, length: number): ArticleBeginning {
  const end = Math.max(length, endOfFirstHeading(markdown))
  const { source } = firstSource(markdown, end)
  const { root, headings } = articleTree(source, footnoteLabel)
  const blocks = root.children.filter((node) => !isFootnotes(node))
  const last = blocks.findLastIndex((node) => node.type === 'element')
  const standing = Math.max(0, last)
  const first = standing > 0 ? blocks.slice(0, standing) : blocks
  return { article: articleOf(first, headings, Math.max(0, markdown.length - end)), standing }
}

const heading = /^ {0,3}#{2,6}[ \t].*$/m

/** A heading is more than the block in which the cut falls when so many characters follow it. */
const behindHeading = 400

/**
 * The table of contents stands above the text on small screens, once there is a heading: one that came later would push away what is
 * being read. Of a heading further down than a text that is read at once, this is the smaller evil.
 */
function endOfFirstHeading(markdown: string): number {
  const found = heading.exec(markdown.slice(0, longText))
  return found ? found.index + found[0].length + behindHeading : 0
}

function isFootnotes(node: RootContent): boolean {
  return node.type === 'element' && node.properties.dataFootnotes !== undefined
}
