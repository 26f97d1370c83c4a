import { handover } from '../browser/handover.ts'
import { contentUrl, shardPath } from '../content/content-url.ts'
import { type ManifestShard, readManifestShard } from '../content/manifest.ts'
import { type NavbarEntry, type SidebarConfig, treeSidebar } from '../content/navigation-config.ts'
import type { PageAddress } from '../content/page-path.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { navbarFile, readSiteFile, type SiteFile, sidebarFile, siteFile } from '../content/site-files.ts'
import { jsonOfEarly, peekEarlyFetch } from '../data/early-fetch.ts'
import type { SiteFrame } from '../prepare/site-frame.ts'

/** The site files that affect a page's frame. */
export interface EarlySite {
  /** `undefined` until it is read. */
  readonly config: SiteConfig | undefined
  readonly navbar: readonly NavbarEntry[]
  readonly sidebar: SidebarConfig
  /** The shard of the page's folder; `undefined` if unknown. */
  readonly shard: ManifestShard | undefined
}

/** Returns what applies until the site's files arrive. */
export const assumedSite = ({ locale }: PageAddress, frame: SiteFrame | undefined): EarlySite => ({
  config: frame?.config,
  navbar: frame?.navbars[locale] ?? [],
  sidebar: treeSidebar,
  shard: undefined,
})

/** The site's files, as far as they can be read. */
export async function readEarlySite({ locale }: PageAddress): Promise<EarlySite> {
  const name = await handover().shard
  const [config, navbar, sidebar, shard] = await Promise.all([
    readEarly(siteFile),
    readEarly(navbarFile(locale)),
    readEarly(sidebarFile(locale)),
    name === undefined ? undefined : earlyJson(shardPath(name)),
  ])
  return { config, navbar, sidebar, shard: readManifestShard(shard) }
}

async function readEarly<T>(file: SiteFile<T>): Promise<T> {
  return readSiteFile(file, await earlyJson(contentUrl(file.file))).value
}

/** The application reads the same response later. */
const earlyJson = (path: string) => jsonOfEarly(peekEarlyFetch(path))
