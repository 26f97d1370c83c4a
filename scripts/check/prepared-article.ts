import type { Root } from 'mdast'
import type { OpenPage } from '../../src/check/open-page.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { pageTextsOf } from '../../src/config/locales/page-texts.ts'
import { beginningLength, preparedText } from '../../src/config/long-pages.ts'
import { mayInclude } from '../../src/content/may-include.ts'
import { cutParts, prepareFirstPart } from '../../src/prepare/article-parts.ts'
import { packed } from '../../src/prepare/packed-tree.ts'
import { prepareParsed } from '../../src/prepare/prepare-text.ts'
import { atOnce } from '../../src/prepare/steps.ts'

/** Returns the heading of the footnotes in a language. */
export const footnotesIn = (locale: LocaleId): string => pageTextsOf(locale).article.footnotes

/**
 * Returns a page's article for its first paint, as JSON; `null` for a page that the first paint doesn't draw from it, such as
 * one that includes other files. Of a very long page, it is the beginning. Uses the tree of the page, so call it last.
 */
export function preparedArticle({ page, wholeNodes: [tree] }: OpenPage): string {
  const { body, kind, textLocale } = page
  if (kind === 'portfolio' || mayInclude(body)) return 'null'
  const footnotes = footnotesIn(textLocale)
  const article =
    body.length > preparedText
      ? prepareFirstPart(body, footnotes, beginningLength)
      : cutParts(prepareParsed(tree as Root, { footnotes, as: 'page' }), 0)
  const { first, groups, ...facts } = atOnce(article)
  const later = groups.map(({ nodes, ...group }) => ({ ...group, nodes: packed(nodes) }))
  return JSON.stringify({ ...facts, first: packed(first), groups: later })
}
