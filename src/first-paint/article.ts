import type { Crumb } from '../content/breadcrumb.ts'
import { pathnameOf } from '../content/page-path.ts'
import { readingTimeText, reportedMinutes } from '../content/reading-time.ts'
import styles from '../layout/article.module.css'
import { localeOf } from '../locales/locale.ts'
import { element } from './build.ts'
import { contentsOf } from './contents.ts'
import type { EarlyPage } from './early-page.ts'
import type { EarlySite } from './early-site.ts'
import { icon } from './icon.ts'
import { pageLink } from './link.ts'
import { pageTextsOf } from './page-texts.ts'

/** A page of text: breadcrumb, title, information, and the text's place. */
export function articleOf(page: EarlyPage, site: EarlySite, prose: HTMLElement): readonly Node[] {
  const article = element('article', {}, head(page), contentsOf(page, site, 'above'), prose)
  return [breadcrumbOf(page, site.crumbs), article]
}

/** The reading time, in its place. The browser's rules of a language take longer to be there for the first time than all of the first words. */
export function fillReadingTime(place: HTMLElement, page: EarlyPage): void {
  const { lang } = localeOf(page.address.locale)
  const reading = page.readingTime()
  const text = readingTimeText(reading, lang, pageTextsOf(page.address.locale).article)
  place
    .querySelector('[data-part="readingTime"] > dd')
    ?.replaceChildren(element('time', { datetime: `PT${reportedMinutes(reading)}M` }, text))
}

/** The way to the page; nothing that shows where there is none. */
export function breadcrumbOf(page: EarlyPage, crumbs: readonly Crumb[]): Node {
  if (crumbs.length === 0) return document.createDocumentFragment()
  const texts = pageTextsOf(page.address.locale)
  const list = element('ol', { class: styles.breadcrumb })
  crumbs.forEach(({ text, address, icon: named }, level) => {
    const isPage = level === crumbs.length - 1
    const shown =
      isPage || !address
        ? element('span', { 'aria-current': isPage ? 'page' : undefined }, text)
        : pageLink(pathnameOf(address), text)
    // The application's set of icons comes late; this keeps the place of one.
    if (named !== undefined) shown.prepend(icon(undefined, 14))
    list.append(element('li', {}, shown))
  })
  return element('nav', { 'aria-label': texts.article.breadcrumb }, list)
}

function head(page: EarlyPage): Node {
  const texts = pageTextsOf(page.address.locale).article
  const label = element('dt', { class: 'visually-hidden' }, texts.readingTime)
  // A space that is as high as the words to come.
  const info = element('div', { 'data-part': 'readingTime' }, label, element('dd', {}, '\u00a0'))
  return element(
    'div',
    { class: styles.head },
    element('h1', { class: styles.title }, page.title),
    element('dl', { class: styles.info }, info),
  )
}
