import type { Crumb } from '../content/breadcrumb.ts'
import { breadcrumbOf } from '../content/breadcrumb.ts'
import { contentUrl } from '../content/content-url.ts'
import type { ManifestShard } from '../content/manifest.ts'
import { folderOf } from '../content/page-path.ts'
import { configuredItems, isWithoutSidebar } from '../content/sidebar-choice.ts'
import { earlyJson } from './early-json.ts'
import type { EarlyPage } from './early-page.ts'

type Json = Readonly<Record<string, unknown>>

/** What the first paint reads of the site's own files. They are editors' files and not checked here: each value is looked at where it is used. */
export interface EarlySite {
  /** `site.json`. */
  readonly config: Json
  /** `navbar.json` of this language. */
  readonly navbar: readonly unknown[]
  /** Whether this page has a sidebar. */
  readonly hasSidebar: boolean
  readonly crumbs: readonly Crumb[]
}

/** The site's files as far as they lead, once they are there. A file that is missing counts as empty. */
export async function readEarlySite(page: EarlyPage): Promise<EarlySite> {
  const { locale, route } = page.address
  const [root] = await Promise.all([earlyObject('manifest.json'), window.earlyFollowUps])
  const shards = asObject(asObject(root.shards)[locale])
  const [config, navbar, sidebar, shard] = await Promise.all([
    earlyObject(contentUrl('site.json')),
    earlyJson(contentUrl(`${locale}/navbar.json`)).catch(() => undefined),
    earlyJson(contentUrl(`${locale}/sidebar.json`)).catch(() => undefined),
    earlyObject(`manifest/${String(shards[folderOf(route)])}.json`),
  ])
  return {
    config,
    navbar: Array.isArray(navbar) ? navbar : [],
    hasSidebar: hasSidebar(page, sidebar),
    crumbs: crumbsOf(page, config, shard),
  }
}

/** What holds as long as nothing of the site is there. */
export function assumedSite(page: EarlyPage): EarlySite {
  return { config: {}, navbar: [], hasSidebar: hasSidebar(page, undefined), crumbs: crumbsOf(page, {}, {}) }
}

/** Without a configuration the sidebar is made from the folders. */
function hasSidebar({ address, kind }: EarlyPage, sidebar: unknown): boolean {
  if (kind !== 'doc' || isWithoutSidebar(address.route)) return false
  if (typeof sidebar !== 'object' || sidebar === null) return true
  const [, items] = configuredItems(sidebar as Json, address)
  return items === 'tree' || (Array.isArray(items) && items.length > 0)
}

function crumbsOf(page: EarlyPage, config: Json, shard: Json): readonly Crumb[] {
  const known =
    Array.isArray(shard.pages) && Array.isArray(shard.trail) ? (shard as object as ManifestShard) : undefined
  const shown = { breadcrumb: config.breadcrumb !== false, breadcrumbIcon: config.breadcrumbIcon !== false }
  return breadcrumbOf({ ...page, metadata: page }, shown, known)
}

const earlyObject = (path: string): Promise<Json> => earlyJson(path).then(asObject, () => ({}))

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}
