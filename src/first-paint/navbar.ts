import { withBase } from '../browser/site-base.ts'
import { resolveLink } from '../content/link.ts'
import { isInSection } from '../content/navbar-section.ts'
import { inLocale, pathnameOf } from '../content/page-path.ts'
import { repositoryUrl } from '../content/repository.ts'
import styles from '../layout/navbar.module.css'
import { locales } from '../locales/locale.ts'
import { fill } from '../locales/text-forms.ts'
import searchButton from '../search/search-button.module.css'
import iconButton from '../ui/icon-button.module.css'
import menu from '../ui/menu.module.css'
import { element } from './build.ts'
import type { EarlyPage } from './early-page.ts'
import type { EarlySite } from './early-site.ts'
import { icon } from './icon.ts'
import type { IconName } from './icon-names.ts'
import { dressLink, pageLink } from './link.ts'
import { type PageTexts, pageTextsOf } from './page-texts.ts'

/** The navbar's outline: brand and links, native; its buttons, which wait for the application (`waiting-buttons.ts`). */
export function navbarOf(page: EarlyPage, site: EarlySite): HTMLElement {
  const texts = pageTextsOf(page.address.locale)
  const bar = element('nav', { class: styles.bar, 'aria-label': texts.navbar.label })
  if (site.hasSidebar) bar.append(mobileButton(texts.sidebar.open, 'panel-left'))
  bar.append(
    element('div', { class: styles.start }, brand(page, site, texts)),
    element('div', { class: styles.center }, links(page, site.navbar)),
    element('div', { class: styles.end }, ...controls(page, site, texts)),
    mobileButton(texts.navbar.openMenu, 'menu'),
  )
  return element('header', { class: styles.navbar }, bar)
}

function mobileButton(label: string, name: IconName): Node {
  const className = `${iconButton.button} ${styles.onlyMobile}`
  return element(
    'button',
    { type: 'button', class: className, 'aria-label': label, title: label },
    icon(name, 20),
  )
}

function brand({ address }: EarlyPage, { config }: EarlySite, texts: PageTexts): Node {
  const home = pathnameOf({ locale: address.locale, route: '/' })
  const names = config.locales as Readonly<Record<string, { readonly title?: unknown }>> | undefined
  const given = names?.[address.locale === 'en' ? '/' : `/${address.locale}/`]?.title
  const title = typeof given === 'string' ? given : texts.site.title
  const shown = config.navbarTitle ?? title
  const link = pageLink(home, undefined, {
    class: styles.brand,
    'aria-label': fill(texts.navbar.home, { title }),
  })
  for (const [scheme, source] of [
    ['light-only', config.logo],
    ['dark-only', config.logoDark ?? config.logo],
  ] as const) {
    if (typeof source !== 'string') continue
    link.append(element('img', { class: scheme, src: withBase(source), alt: '', width: 28, height: 28 }))
  }
  const hides = config.hideSiteNameOnMobile === true
  if (typeof shown === 'string')
    link.append(element('span', { 'data-hides-on-mobile': String(hides) }, shown))
  return link
}

interface Entry {
  readonly text?: unknown
  readonly link?: unknown
  readonly activeMatch?: unknown
  readonly children?: unknown
}

/** Entries and menus of entries. A menu waits for the application, its links are reached from there. */
function links(page: EarlyPage, entries: readonly unknown[]): Node {
  const list = element('ul', { class: styles.links })
  for (const entry of entries as readonly Entry[]) {
    if (typeof entry?.text !== 'string') continue
    const shown = Array.isArray(entry.children)
      ? menuOf([entry.text], menuEntries(page, entry.children))
      : entryLink(page, entry)
    list.append(element('li', {}, shown))
  }
  return list
}

/** What a menu holds: links, and groups of links below their name. */
function menuEntries(page: EarlyPage, entries: readonly Entry[]): readonly Node[] {
  return entries.flatMap((entry) => {
    if (typeof entry?.text !== 'string') return []
    if (!Array.isArray(entry.children)) return [entryLink(page, entry)]
    const name = element('p', { 'aria-hidden': 'true' }, entry.text)
    const group = { role: 'group', 'aria-label': entry.text, class: styles.group }
    return [element('div', group, name, ...menuEntries(page, entry.children))]
  })
}

/** What changes how the site is shown: the languages as links, the rest in the width that the application's controls take. */
function controls(
  { address }: EarlyPage,
  { config }: EarlySite,
  { navbar, search }: PageTexts,
): readonly Node[] {
  const languages = locales.map(({ id, lang, label }) => {
    const isHere = id === address.locale ? 'true' : undefined
    const path = pathnameOf(inLocale(address, id))
    return pageLink(path, label, { lang, hreflang: lang, 'aria-current': isHere })
  })
  const language = menuOf([icon('languages', 18)], languages, navbar.language)
  const outlook = menuOf([icon('sun-moon', 18)], [], navbar.outlook)
  for (const wide of [language, outlook]) wide.classList.add(styles.onlyWide ?? '')
  const url = typeof config.repo === 'string' ? repositoryUrl(config.repo) : undefined
  if (url === undefined || config.repoDisplay === false) return [language, outlook, searchOf(search)]
  const label = typeof config.repoLabel === 'string' ? config.repoLabel : navbar.repository
  const name = element('span', { class: 'visually-hidden' }, label)
  const attributes = {
    class: styles.repository,
    href: url,
    target: '_blank',
    rel: 'noopener noreferrer',
    title: label,
  }
  return [language, element('a', attributes, icon('folder-git-2', 18), name), outlook, searchOf(search)]
}

/** The button of the search box; the application opens the box once it is there (`waiting-buttons.ts`). */
function searchOf({ open, button }: PageTexts['search']): Node {
  const attributes = { type: 'button', class: searchButton.button, 'aria-label': open, title: open }
  const word = element('span', { class: searchButton.word }, button)
  return element(
    'button',
    attributes,
    icon('search', 18),
    word,
    element('kbd', { class: searchButton.key }, '/'),
  )
}

/** A menu of links that opens on a click. One without links waits for the application. */
function menuOf(shown: readonly (Node | string)[], links: readonly Node[], label?: string): HTMLElement {
  const attributes = {
    type: 'button',
    class: menu.button,
    'aria-label': label,
    title: label,
    'aria-expanded': 'false',
  }
  const button = element('button', attributes, ...shown, icon('chevron-down', 14))
  const panel = element('div', { class: menu.panel, hidden: true }, ...links)
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden || links.length === 0
    button.setAttribute('aria-expanded', String(!panel.hidden))
  })
  return element('div', { class: menu.menu }, button, panel)
}

function entryLink({ address }: EarlyPage, { text, link, activeMatch }: Entry): Node {
  const href = typeof link === 'string' ? link : ''
  const target = resolveLink(href, { locale: address.locale, route: '/' })
  const match = { activeMatch: typeof activeMatch === 'string' ? activeMatch : undefined }
  const isHere = target.kind === 'page' && isInSection(address, match, target.address)
  const made = element('a', { href, 'aria-current': isHere ? 'true' : undefined }, String(text))
  // In a parent of its own, since a refused address takes the link's place.
  const parent = element('span', {}, made)
  dressLink(made, { locale: address.locale, route: '/' })
  return parent.firstChild ?? parent
}
