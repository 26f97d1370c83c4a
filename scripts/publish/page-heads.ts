import { lstat, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { type LocaleId, localeOf } from '../../src/config/locales/locale.ts'
import { readContentFile } from '../../src/content/front-matter.ts'
import type { SiteTag } from '../../src/content/head-tags.ts'
import { type PageHead, pageHeadOf } from '../../src/content/page-head.ts'
import { inLocale, type PageAddress, pathnameOf, unknownRoute } from '../../src/content/page-path.ts'
import { pageOf } from '../../src/content/page-view.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { languagesOf, siteTextsOf } from '../../src/content/site-texts.ts'
import { newerVersion } from '../../src/content/site-version.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { workerFile } from '../build/shell-files.ts'
import { filesBelow } from '../content/list-files.ts'
import { isOwnFeed } from './feed.ts'
import { isFilePath } from './file-paths.ts'
import type { SiteAddress } from './site-address.ts'
import { isPageHead, withHead } from './site-document.ts'

interface Source {
  readonly pages: readonly FoundPage[]
  /** The text of each content file, by its path below the content folder. */
  readonly texts: ReadonlyMap<string, string>
  readonly site: SiteConfig
  readonly address: SiteAddress
  /** The base path of the site. */
  readonly base: string
}

/** Longer names could not be written, because every file is first written under a longer temporary name. Bytes. */
const longestName = 200

/**
 * Returns the head of every page by the path of its file below a built site (Spec X25): `guide/index.html`. A page that
 * some languages lack also gets one at its address there, where the site shows it in another language.
 */
export async function pageHeadsOf(source: Source): Promise<ReadonlyMap<string, PageHead>> {
  const existing = new Set(source.pages.map(pathnameOf))
  const heads = new Map<string, PageHead>()
  const shown = languagesOf(source.site).map(({ id }) => id)
  for (const page of source.pages) {
    const versions = localeIds.filter((id) => existing.has(pathnameOf(inLocale(page, id))))
    // A language without the page shows the first version.
    const lacking = versions[0] === page.locale ? shown.filter((id) => !versions.includes(id)) : []
    const shownIn = [page.locale, ...lacking]
    for (const locale of shownIn) {
      const address = { locale, route: page.route }
      const path = pageHeadFile(address)
      if (path !== undefined) heads.set(path, await headOf(source, page, locale, versions))
    }
  }
  return heads
}

async function headOf(
  { texts, site, address: siteAddress, base }: Source,
  found: FoundPage,
  locale: LocaleId,
  versions: readonly LocaleId[],
): Promise<PageHead> {
  const address = { locale, route: found.route }
  const content = await readContentFile(texts.get(found.file) ?? '', found.file)
  const page = pageOf(content, { address, file: found.file, textLocale: found.locale })
  const { title, description } = siteTextsOf(site, locale)
  const head = pageHeadOf({
    address,
    site,
    siteTitle: title,
    siteDescription: description,
    // The manifest's title is that of the page with its includes.
    page: { ...page, title: found.title },
    view: { locales: versions },
    screen: { kind: 'unknown', title: '' },
    absolute: (pathname) => siteAddress.of(pathname.slice(1)),
  })
  const isFallback = pageHeadFile(address) === 'index.html'
  // Of an older version, only the application knows which pages the current one has.
  const isKnown = siteAddress.isPublic && !isFallback && !newerVersion(site, base)
  const tags = head.tags.filter((tag) => !isAddress(tag) || isKnown)
  return { ...head, tags }
}

/**
 * Returns whether a tag contains the page's address. Without `siteUrl`, the address is unknown; and `index.html` also
 * answers for pages without a file.
 */
const isAddress = ({ attributes: { rel, property } }: SiteTag) =>
  rel === 'canonical' || rel === 'alternate' || property === 'og:url'

/** Returns the file of a page below a built site; `undefined` if hosts use its path for something else. */
function pageHeadFile({ locale, route }: PageAddress): string | undefined {
  const path = `${localeOf(locale).prefix}${route}`.slice(1) + (route.endsWith('/') ? 'index.html' : '')
  const isLong = path.split('/').some((name) => Buffer.byteLength(name) > longestName)
  return route === unknownRoute || isFilePath(`/${path}`) || isLong ? undefined : path
}

/**
 * Returns the documents of all heads: the application's document with the head of the page. Files of the site that are
 * no such documents are left as they are, and so are folders in their place.
 */
export async function pageDocumentsOf(
  folder: string,
  html: string,
  heads: ReadonlyMap<string, PageHead>,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>()
  for (const [path, head] of heads) {
    if (path === 'index.html' || (await isFree(folder, path, heads)))
      documents.set(path, withHead(html, head, path === 'index.html' ? 'site' : 'page'))
  }
  return documents
}

async function isFree(folder: string, path: string, heads: ReadonlyMap<string, PageHead>): Promise<boolean> {
  const names = path.split('/')
  const above = names.slice(0, -1).map((_, depth) => names.slice(0, depth + 1).join('/'))
  for (const parent of above) {
    const found = await lstat(join(folder, parent)).catch(() => undefined)
    if (heads.has(parent) || (found && !found.isDirectory())) return false
  }
  const found = await lstat(join(folder, path)).catch(() => undefined)
  return found === undefined || (found.isFile() && isPageHead(await readFile(join(folder, path), 'utf8')))
}

/** What the index command writes for single pages and folders, by the end of its path, and how it is recognized. */
const written: readonly (readonly [ending: string, isOwn: (text: string) => boolean])[] = [
  ['.html', isPageHead],
  ['/feed.xml', isOwnFeed],
]

/**
 * Removes the documents of pages that no longer exist, and the feeds of folders that are no series anymore, from a built site.
 * Folders with a service worker of their own are other sites, such as another version. Returns their number.
 */
export async function removeOldFiles(
  folder: string,
  current: { readonly has: (path: string) => boolean },
): Promise<number> {
  let count = 0
  const paths = await filesBelow(folder)
  const others = paths.flatMap((path) =>
    path.endsWith(`/${workerFile}`) ? [path.slice(0, -workerFile.length)] : [],
  )
  for (const path of paths) {
    const isOwn = written.find(([ending]) => path.endsWith(ending))?.[1]
    if (!isOwn || isFilePath(`/${path}`) || current.has(path)) continue
    if (others.some((other) => path.startsWith(other))) continue
    if (!isOwn(await readFile(join(folder, path), 'utf8'))) continue
    await rm(join(folder, path))
    count += 1
  }
  return count
}
