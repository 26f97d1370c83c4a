import { markdownToHtml } from '../dialect/to-html.ts'
import { dressArticle } from './dress-article.ts'
import type { EarlyPage } from './early-page.ts'
import { fragmentOf } from './html-fragment.ts'
import { pageTextsOf } from './page-texts.ts'

/** How many top-level blocks fill the first screens, also tall ones. */
const firstBlocks = 24

/**
 * The text of the first screens: the dialect's own safe HTML, dressed as the application dresses it.
 *
 * @param isBeginning whether the first screens are enough; a reader who comes for a part of the page gets the whole text
 */
export function wholeText(page: EarlyPage, isBeginning: boolean): DocumentFragment {
  const footnoteLabel = pageTextsOf(page.address.locale).article.footnotes
  const html = markdownToHtml(page.body, { footnoteLabel, ...(isBeginning && { blocks: firstBlocks }) })
  const text = fragmentOf(html)
  dressArticle(text, page.address)
  return text
}
