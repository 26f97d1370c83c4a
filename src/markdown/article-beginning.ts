import type { RootContent } from 'hast'
import { longText } from '../config/long-pages.ts'
import { firstSource } from '../dialect/first-source.ts'
import { type Article, articleOf } from './article.ts'
import { articleTree } from './article-tree.ts'
import type { Steps } from './steps.ts'

/** The first screens of a long text. */
export interface ArticleBeginning {
  readonly article: Article
  /** Number of its nodes that are the same in the whole text. */
  readonly standing: number
}

/**
 * Parses the first screens of a text. The block at the cut is left out, because it may differ in
 * the whole text, unless it is the only one. Footnotes are left out too, because they belong at the end.
 *
 * @param length of the part to parse, in characters
 */
export function* articleBeginning(
  markdown: string,
  footnoteLabel: string,
  length: number,
): Steps<ArticleBeginning> {
  const end = Math.max(length, endOfFirstHeading(markdown))
  const source = firstSource(markdown, end)
  const { root, headings } = yield* articleTree(source, footnoteLabel)
  const blocks = root.children.filter((node) => !isFootnotes(node))
  const last = blocks.findLastIndex((node) => node.type === 'element')
  const standing = Math.max(0, last)
  const first = standing > 0 ? blocks.slice(0, standing) : blocks
  return { article: articleOf(first, headings, Math.max(0, markdown.length - end)), standing }
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
