import { mobileBreakpoint } from '../config/layout.ts'
import styles from '../layout/frame.module.css'
import sidebarStyles from '../layout/sidebar.module.css'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import { breadcrumbOf } from './article.ts'
import { element } from './build.ts'
import { contentsOf } from './contents.ts'
import type { EarlyPage } from './early-page.ts'
import type { EarlySite } from './early-site.ts'
import { navbarOf } from './navbar.ts'
import { pageTextsOf } from './page-texts.ts'

/**
 * The page in its frame, with the measures of `layout/frame.tsx`: what the application puts in its place later stands where this stands.
 *
 * @param shown what stands in the main part: `articleOf` (article.ts), or a home page
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
  const aside = element('div', { class: styles.aside })
  const contents = contentsOf(page, site, 'beside')
  if (contents) aside.append(contents)
  columns.append(main, aside)
  const skip = element(
    'a',
    { class: styles.skip, href: `${location.pathname}#main` },
    texts.frame.skipToContent,
  )
  return [skip, navbarOf(page, site), columns]
}

/** What was not there yet when the page was painted, in the place that was kept for it. */
export function fillFrame(place: HTMLElement, page: EarlyPage, site: EarlySite): void {
  place.querySelector('header')?.replaceWith(navbarOf(page, site))
  place.querySelector('main > nav')?.replaceWith(breadcrumbOf(page, site.crumbs))
}
