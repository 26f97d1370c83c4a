import { mobileBreakpoint, wideBreakpoint } from '../config/layout.ts'
import type { Crumb } from '../content/breadcrumb.ts'
import { pathnameOf } from '../content/page-path.ts'
import { readingTimeText, reportedMinutes } from '../content/reading-time.ts'
import articleStyles from '../layout/article.module.css'
import styles from '../layout/frame.module.css'
import sidebarStyles from '../layout/sidebar.module.css'
import tocStyles from '../layout/table-of-contents.module.css'
import { localeOf } from '../locales/locale.ts'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import iconButton from '../ui/icon-button.module.css'
import { element } from './build.ts'
import type { EarlyPage } from './early-page.ts'
import type { EarlySite } from './early-site.ts'
import { icon } from './icon.ts'
import { pageLink } from './link.ts'
import { navbarOf } from './navbar.ts'
import { pageTextsOf } from './page-texts.ts'

/**
 * The page in its frame, with the measures of `layout/frame.tsx`: what the application puts in its place later stands where this stands.
 *
 * @param shown what stands in the main part: `articleOf`, or a home page
 */
export function frameOf(page: EarlyPage, site: EarlySite, shown: readonly Node[]): readonly Node[] {
  const texts = pageTextsOf(page.address.locale)
  const isCollapsed = readStored(storageKeys.sidebarCollapsed) === 'true'
  const main = element('main', { id: 'main', class: styles.main, tabindex: -1 })
  main.append(...shown)
  const columns = element('div', {
    class: styles.columns,
    'data-sidebar': site.hasSidebar && !isCollapsed ? 'shown' : 'none',
    'data-kind': page.kind,
  })
  // A drawer on small screens: there it takes no place.
  if (site.hasSidebar && matchMedia(`(min-width: ${mobileBreakpoint + 1}px)`).matches)
    columns.append(element('nav', { class: sidebarStyles.sidebar }))
  // Below the title, or beside the article where there is room (`layout/table-of-contents.tsx`).
  const aside = element('div', { class: styles.aside })
  if (hasContents(page, site) && isWide()) aside.append(contents(page, true))
  columns.append(main, aside)
  const skip = element(
    'a',
    { class: styles.skip, href: `${location.pathname}#main` },
    texts.frame.skipToContent,
  )
  return [skip, navbarOf(page, site), columns]
}

/** A page of text: breadcrumb, title, information, and the text's place. */
export function articleOf(page: EarlyPage, site: EarlySite, prose: HTMLElement): readonly Node[] {
  const article = element('article', {}, head(page))
  if (hasContents(page, site) && !isWide()) article.append(contents(page, false))
  article.append(prose)
  return [breadcrumb(page, site.crumbs), article]
}

const isWide = () => matchMedia(`(min-width: ${wideBreakpoint}px)`).matches

const hasContents = (page: EarlyPage, site: EarlySite) => page.hasContents && site.config.toc !== false

/** What was not there yet when the page was painted, in the place that was kept for it. */
export function fillFrame(place: HTMLElement, page: EarlyPage, site: EarlySite): void {
  place.querySelector('header')?.replaceWith(navbarOf(page, site))
  place.querySelector('main > nav')?.replaceWith(breadcrumb(page, site.crumbs))
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

function breadcrumb(page: EarlyPage, crumbs: readonly Crumb[]): Node {
  if (crumbs.length === 0) return document.createDocumentFragment()
  const texts = pageTextsOf(page.address.locale)
  const list = element('ol', { class: articleStyles.breadcrumb })
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
    { class: articleStyles.head },
    element('h1', { class: articleStyles.title }, page.title),
    element('dl', { class: articleStyles.info }, info),
  )
}

/** The head of the table of contents; its entries come with the application. */
function contents(page: EarlyPage, isOpen: boolean): Node {
  const texts = pageTextsOf(page.address.locale).article
  const open = element('button', { type: 'button' }, texts.contents, icon('chevron-down', 14))
  open.setAttribute('aria-expanded', String(isOpen))
  const print = element(
    'button',
    {
      type: 'button',
      class: `${iconButton.button} ${tocStyles.print}`,
      'aria-label': texts.print,
      title: texts.print,
    },
    icon('printer', 15),
  )
  const bar = element('div', { class: tocStyles.head }, open, print)
  return element('nav', { class: tocStyles.toc, 'aria-label': texts.contents }, bar)
}
