import type { RootContent } from 'hast'
import { beginningLength } from '../config/long-pages.ts'
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
 * Reads the first screens of a long text, at once. The block in which the cut falls is left out (it may be another one in the whole
 * text) unless it is the only one; so are footnotes, which stand at the end.
 */
export function articleBeginning(markdown: string, footnoteLabel: string): ArticleBeginning {
  const { source } = firstSource(markdown, beginningLength)
  const { root, headings } = articleTree(source, footnoteLabel)
  const blocks = root.children.filter((node) => !isFootnotes(node))
  const last = blocks.findLastIndex((node) => node.type === 'element')
  const standing = Math.max(0, last)
  const first = standing > 0 ? blocks.slice(0, standing) : blocks
  return { article: articleOf(first, headings, markdown.length - beginningLength), standing }
}

function isFootnotes(node: RootContent): boolean {
  return node.type === 'element' && node.properties.dataFootnotes !== undefined
}
