import { markdownToHtml } from '../dialect/to-html.ts'
import { element } from './build.ts'
import { dressArticle } from './dress-article.ts'
import type { EarlyPage } from './early-page.ts'
import { pageTextsOf } from './page-texts.ts'

/** How many top-level blocks fill the first screens, also tall ones. */
const firstBlocks = 24

/** A page's text as the first paint shows it. */
export interface EarlyArticle {
  readonly element: HTMLElement
  /** Whether the page has headings for a table of contents. */
  readonly hasContents: boolean
}

/**
 * The beginning of a page's text: the dialect's own safe HTML, dressed as the application dresses it. A reader who comes for a part of the page, or
 * comes back to where he was, gets the whole text.
 */
export function articleOf(page: EarlyPage): EarlyArticle {
  const isBeginning = location.hash === '' && !isReturn()
  const footnoteLabel = pageTextsOf(page.address.locale).article.footnotes
  const html = markdownToHtml(page.body, { footnoteLabel, ...(isBeginning && { blocks: firstBlocks }) })
  const template = document.createElement('template')
  template.innerHTML = html
  const hasContents = template.content.querySelector('h2, h3') !== null || /^#{2,3} /m.test(page.body)
  dressArticle(template.content, page.address)
  const prose = element('div', { class: 'prose' }, template.content)
  return { element: element('article', {}, prose), hasContents }
}

/** Whether the browser will put the reader back where he was: a reload, a step in the history. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}
