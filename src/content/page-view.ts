import { localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { breadcrumbOf, type Crumb } from './breadcrumb.ts'
import { editLinkOf } from './edit-link.ts'
import type { ContentFile } from './front-matter.ts'
import type { ContentIssue } from './issue.ts'
import { type LinkTarget, resolveLink } from './link.ts'
import type { ManifestShard, PageEntry, PictureSizes } from './manifest.ts'
import type { SidebarConfig } from './navigation-config.ts'
import { type PageMetadata, readMetadata } from './page-metadata.ts'
import { folderOf, nameOf, type PageAddress } from './page-path.ts'
import { cutTitle } from './page-title.ts'
import { type ReadingTime, readingTimeOf } from './reading-time.ts'
import { type PageSidebar, pagesInOrder, sidebarOf } from './sidebar.ts'
import type { SiteConfig } from './site-config.ts'

/** The screen that shows a page (Spec §2 "Page kinds"). */
export type PageKind = 'doc' | 'home' | 'portfolio'

export interface Neighbour {
  readonly text: string
  readonly target: LinkTarget
}

/** A parsed content file. Depends only on the file. */
export interface Page {
  readonly address: PageAddress
  readonly file: string
  /** The language of the file. It differs from the address's if that language does not have the page. */
  readonly textLocale: LocaleId
  readonly kind: PageKind
  readonly title: string
  readonly metadata: PageMetadata
  /** Markdown without front matter and without the heading used as the title. */
  readonly body: string
  /** The 1-based line of the file at which `body` starts. */
  readonly bodyLine: number
  readonly readingTime: ReadingTime
  readonly issues: readonly ContentIssue[]
  /** When this device saved the text, in milliseconds; absent if it comes from the server. */
  readonly savedAt?: number | undefined
  /** `textMark` of the file; absent for text from elsewhere. */
  readonly textMark?: string | undefined
  /** The server's modification date of the file, in ISO 8601; absent if the server sends none. */
  readonly modifiedTime?: string | undefined
}

/** Creates a page from a content file. */
export function pageOf(
  content: ContentFile,
  target: {
    readonly address: PageAddress
    readonly file: string
    readonly textLocale: LocaleId
    /** If it is known already. Counting the words of a long text takes a phone 0.1 seconds. */
    readonly readingTime?: ReadingTime | undefined
  },
): Page {
  const { metadata, issues } = readMetadata(content, target.file)
  const { title, rest, restLine } = cutTitle(content.body, metadata.title, target.address.route)
  return {
    ...target,
    kind: kindOf(metadata),
    title,
    metadata,
    body: rest,
    bodyLine: content.bodyLine + restLine,
    readingTime: givenReadingTime(metadata) ?? target.readingTime ?? readingTimeOf(content.body),
    issues,
  }
}

function kindOf(metadata: PageMetadata): PageKind {
  if (metadata.portfolio) return 'portfolio'
  return metadata.home ? 'home' : 'doc'
}

function givenReadingTime({ readingTime }: PageMetadata): ReadingTime | undefined {
  if (!readingTime || readingTime.minutes === undefined || readingTime.words === undefined) return undefined
  return { minutes: readingTime.minutes, words: readingTime.words }
}

/** Everything the frame shows around a page. Computed from data alone; components only render it. */
export interface PageView {
  readonly breadcrumb: readonly Crumb[]
  readonly sidebar: PageSidebar
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  readonly editLink: string | undefined
  /**
   * Whether this is a translation whose original has changed since (Spec X12); `undefined` if only the
   * history may know.
   */
  readonly behind: boolean | undefined
  /** The languages that have this page, for the language menu and `hreflang`. */
  readonly locales: readonly LocaleId[]
  /** Sizes of the page's images, so that nothing moves when they load (Spec X18). */
  readonly pictures: PictureSizes
}

export function pageViewOf(
  page: Page,
  site: {
    readonly config: SiteConfig
    readonly sidebar: SidebarConfig
    /** The shard of the page's folder in the file's language; `undefined` until it is loaded. */
    readonly shard: ManifestShard | undefined
  },
): PageView {
  const { config, shard } = site
  const sidebar: PageSidebar =
    page.metadata.sidebar === false || page.kind !== 'doc'
      ? { kind: 'none' }
      : sidebarOf({ address: page.address, config: site.sidebar, shard })
  const isEditable = (page.metadata.editLink ?? config.editLink) !== false
  return {
    breadcrumb: breadcrumbOf(page, config, shard),
    sidebar,
    ...neighboursOf(page, sidebar, config),
    editLink: isEditable ? editLinkOf(page.file, config) : undefined,
    behind: shard?.pages.find(({ route }) => route === page.address.route)?.behind,
    locales: localesOf(page, shard),
    pictures: entryOf(page, shard)?.pictures ?? {},
  }
}

/**
 * Returns previous and next page from the sidebar's order; the page's own `prev` and `next` take precedence
 * (Spec P6).
 */
function neighboursOf(
  page: Page,
  sidebar: PageSidebar,
  config: SiteConfig,
): { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined } {
  const pages = sidebar.kind === 'items' ? pagesInOrder(sidebar.items) : []
  const here = pages.findIndex((node) => node.isCurrent)
  const at = (index: number): Neighbour | undefined => {
    const node = here < 0 ? undefined : pages[index]
    return (
      node?.address && {
        text: node.text,
        target: { kind: 'page', address: node.address, search: '', hash: '' },
      }
    )
  }
  const given = (value: PageMetadata['prev'], isOn: boolean | undefined, found: Neighbour | undefined) => {
    if (value === false) return undefined
    if (value === undefined) return isOn === false ? undefined : found
    const link = typeof value === 'string' ? value : (value.link ?? '')
    const target = resolveLink(link, page.address)
    if (target.kind === 'refused' || target.kind === 'file') return found
    const text = typeof value === 'string' ? undefined : value.text
    const known =
      target.kind === 'page'
        ? pages.find((node) => node.address?.route === target.address.route)?.text
        : target.url
    return { text: text ?? known ?? (target.kind === 'page' ? nameOf(target.address.route) : link), target }
  }
  return {
    previous: given(page.metadata.prev, config.prevLink, at(here - 1)),
    next: given(page.metadata.next, config.nextLink, at(here + 1)),
  }
}

function entryOf({ address }: Page, shard: ManifestShard | undefined): PageEntry | undefined {
  return shard?.pages.find(({ route }) => route === address.route)
}

function localesOf(page: Page, shard: ManifestShard | undefined): readonly LocaleId[] {
  const entry = entryOf(page, shard)
  if (!entry || entry.only) return [page.textLocale]
  return localeIds.filter((id) => entry.in?.includes(id) ?? true)
}

/** Returns the folder whose shard describes a page's surroundings, in the language of its file. */
export function shardFolderOf(page: Pick<Page, 'address' | 'textLocale'>): PageAddress {
  return { locale: page.textLocale, route: folderOf(page.address.route) }
}
