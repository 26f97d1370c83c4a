import { type LocaleId, localeOf } from '../config/locales/locale.ts'
import { harmlessTag, type SiteTag } from './head-tags.ts'
import { iconSheetsOf } from './icon-sheets.ts'
import { inLocale, type PageAddress, pathnameOf } from './page-path.ts'
import type { Page, PageView } from './page-view.ts'
import { isWithoutSidebar } from './sidebar-choice.ts'
import type { SiteConfig } from './site-config.ts'

/** The head of a page (Spec R6, R7, R4). */
export interface PageHead {
  readonly title: string
  readonly lang: string
  readonly tags: readonly SiteTag[]
}

interface Source {
  readonly address: PageAddress
  readonly site: SiteConfig
  /** Title and description of the site in this language. */
  readonly siteTitle: string
  readonly siteDescription: string
  /** Absent on the unknown page and on failures. */
  readonly page: Pick<Page, 'title' | 'metadata' | 'textLocale'> | undefined
  readonly view: Pick<PageView, 'locales'> | undefined
  /** The screen shown if there is no page: it does not exist (`unknown`), or loading it failed (`failed`). */
  readonly screen: { readonly kind: 'unknown' | 'failed'; readonly title: string }
  /**
   * The address of the page in the current version of the documentation, which search engines are to show instead; absent if this
   * page is to be shown.
   */
  readonly instead?: string | undefined
  /** Converts a path of the site to an absolute address. */
  readonly absolute: (pathname: string) => string
}

const meta = (name: string, content: string): SiteTag => ({
  tag: 'meta',
  attributes: { name, content },
})
const property = (name: string, content: string): SiteTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const link = (rel: string, href: string, hreflang?: string): SiteTag => ({
  tag: 'link',
  attributes: hreflang === undefined ? { rel, href } : { rel, hreflang, href },
})

export function pageHeadOf(source: Source): PageHead {
  const { address, page, site, siteTitle } = source
  const lang = localeOf(address.locale).lang
  const configured = [
    ...(site.head ?? []).flatMap(([tag, attributes]): SiteTag[] =>
      [harmlessTag({ tag, attributes }) ?? []].flat(),
    ),
    ...iconSheetsOf(site).map((href) => link('stylesheet', href)),
  ]
  if (!page)
    return {
      title: `${source.screen.title} | ${siteTitle}`,
      lang,
      // A server in trouble must not cost a page its place in search engines.
      tags: source.screen.kind === 'failed' ? configured : [...configured, meta('robots', 'noindex')],
    }

  const isHome = address.route === '/'
  const title = isHome ? siteTitle : `${page.metadata.title ?? page.title} | ${siteTitle}`
  const description =
    page.metadata.description ??
    (typeof page.metadata.excerpt === 'string' ? page.metadata.excerpt : source.siteDescription)
  const isBorrowed = page.textLocale !== address.locale
  const own = source.absolute(pathnameOf(inLocale(address, page.textLocale)))
  const { instead } = source
  const tags: SiteTag[] = [
    ...configured,
    ...(description === ''
      ? []
      : [meta('description', description), property('og:description', description)]),
    link('canonical', instead ?? own),
    // Languages of an address that is not the canonical one count for nothing.
    ...(instead === undefined ? alternatesOf(source) : []),
    property('og:title', title),
    property('og:type', isHome ? 'website' : 'article'),
    property('og:url', own),
    property('og:site_name', siteTitle),
    property('og:locale', lang.replace('-', '_')),
    meta('twitter:card', 'summary'),
  ]
  if (isBorrowed) tags.push(meta('robots', 'noindex'))
  // A page that receives codes and tokens must send no referrer (SECURITY §3).
  if (isWithoutSidebar(address.route)) tags.push(meta('referrer', 'no-referrer'))
  return { title, lang, tags }
}

/**
 * Returns `hreflang` links if more than one language has the page. The default for other languages is the first of them,
 * which is the one at the root if it has the page.
 */
function alternatesOf({ address, view, absolute }: Source): readonly SiteTag[] {
  const ids = view?.locales ?? []
  const [first, second] = ids
  if (first === undefined || second === undefined) return []
  const href = (id: LocaleId) => absolute(pathnameOf(inLocale(address, id)))
  return [
    ...ids.map((id) => link('alternate', href(id), localeOf(id).lang)),
    link('alternate', href(first), 'x-default'),
  ]
}
