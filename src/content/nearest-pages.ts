import { type LocaleId, locales } from '../config/locales/locale.ts'
import type { ManifestRoot, ManifestShard, PageEntry } from './manifest.ts'
import { foldersTo, type PageAddress, type Route, unknownRoute } from './page-path.ts'
import type { ShardName } from './resolve-page.ts'
import { foldName, likeness } from './word-likeness.ts'

/** A page that the reader may have meant. */
export interface Suggestion {
  /** In the reader's language, even if only another one has the page. */
  readonly address: PageAddress
  readonly title: string
  /** The language of its text. */
  readonly textLocale: LocaleId
}

/** What an address without a page seems to ask for. */
interface Wanted {
  readonly locale: LocaleId
  /** Folded names (`foldName`). */
  readonly folders: readonly string[]
  readonly name: string
  /** As written, to look up existing folders. */
  readonly route: Route
}

/** Names that denote a language; sites and links write them in many ways. */
const languageNames: ReadonlyMap<string, LocaleId> = new Map(
  locales.flatMap(({ id, lang }) => {
    const { language, script, region = '' } = new Intl.Locale(lang).maximize()
    return [id, lang, `${language}-${script}`, region].map((name) => [foldName(name), id] as const)
  }),
)

/** Sites with more folders are not read completely for one unknown address. */
const fewFolders = 32
/** Number of folders read in a larger site. */
const likelyFolders = 12
/** Below this likeness, results are noise (measured with mistyped and invented addresses of this site). */
const leastName = 0.55
const leastScore = 0.5
/** Pages that score this much below the best one were probably not meant. */
const widestGap = 0.15
/** Weight of the folders relative to the page's own name. */
const folderWeight = 0.3

function wantedBy({ locale, route }: PageAddress): Wanted {
  const parts = route.split('/').filter(Boolean)
  const language = languageNames.get(foldName(parts[0] ?? ''))
  const names = (language === undefined ? parts : parts.slice(1)).map((part) =>
    part.replace(/\.(?:html?|md|php|aspx?)$/i, ''),
  )
  const named = names.filter((name) => !/^(?:index|readme)$/i.test(name)).map(foldName)
  return { locale: language ?? locale, folders: named.slice(0, -1), name: named.at(-1) ?? '', route }
}

/** Returns the shards that may contain similar pages: all of a small site, the likeliest folders of a large one. */
export function shardsNear(address: PageAddress, root: ManifestRoot): readonly ShardName[] {
  const wanted = wantedBy(address)
  if (wanted.name === '' || address.route === unknownRoute) return []
  return locales.flatMap(({ id }) => {
    const folders = Object.entries(root.shards[id] ?? {}).map(([folder, name]) => ({
      locale: id,
      folder,
      name,
    }))
    if (id === wanted.locale && folders.length <= fewFolders) return folders
    // From another language, only the counterparts of these folders.
    const most = id === wanted.locale ? likelyFolders : 2
    const nearness = ({ folder }: ShardName) => {
      const names = folder.split('/').filter(Boolean).map(foldName)
      return Math.max(pathLikeness(wanted.folders, names), likeness(wanted.name, names.at(-1) ?? '') * 0.9)
    }
    return folders
      .map((shard) => ({ shard, near: nearness(shard) }))
      .toSorted((one, other) => other.near - one.near)
      .slice(0, most)
      .map(({ shard }) => shard)
  })
}

/**
 * Returns the pages whose address or title is most similar to an address without a page, the best first.
 * Covers mistyped names, other separators, missing folders, old names of renamed pages, and titles in any
 * language. The last one is the section that the address belongs to (Spec X9). Fast enough for 10,000
 * pages; returns nothing rather than noise.
 */
export function nearestPages(
  address: PageAddress,
  shards: readonly ManifestShard[],
  most: number,
): readonly Suggestion[] {
  const wanted = wantedBy(address)
  const found = new Map<Route, { readonly suggestion: Suggestion; readonly score: number }>()
  const ownFirst = shards.toSorted(
    (one, other) => Number(other.locale === wanted.locale) - Number(one.locale === wanted.locale),
  )
  // The address is in the reader's language, whichever language's title matched.
  const own = new Map(
    ownFirst
      .filter(({ locale }) => locale === wanted.locale)
      .flatMap(({ pages }) => pages.map(({ route, title }) => [route, title] as const)),
  )
  const offer = ({ route, title }: PageEntry, locale: LocaleId, score: number) => {
    if (score < leastScore || (found.get(route)?.score ?? 0) >= score) return
    const isOwn = own.has(route)
    const suggestion = {
      address: { locale: wanted.locale, route },
      title: own.get(route) ?? title,
      textLocale: isOwn ? wanted.locale : locale,
    }
    found.set(route, { suggestion, score })
  }
  for (const shard of ownFirst) {
    const byRoute = new Map(shard.pages.map((page) => [page.route, page]))
    for (const page of shard.pages) offer(page, shard.locale, scoreOf(wanted, page.route, page.title))
    for (const [old, route] of Object.entries(shard.redirects)) {
      const page = byRoute.get(route) ?? { route, title: '', file: '', hash: '' }
      if (page.title !== '') offer(page, shard.locale, scoreOf(wanted, old, ''))
    }
  }
  const ranked = [...found.values()].toSorted(
    (one, other) => other.score - one.score || compare(one.suggestion, other.suggestion),
  )
  const best = ranked
    .filter(({ score }) => score > (ranked[0]?.score ?? 0) - widestGap)
    .slice(0, most)
    .map(({ suggestion }) => suggestion)
  const section = sectionOf(wanted, ownFirst)
  const isNew = section && !best.some((other) => other.address.route === section.address.route)
  return isNew ? [...best.slice(0, most - 1), section] : best
}

/** Sorts by likeness, then by distance from the home page. */
const compare = ({ address: one }: Suggestion, { address: other }: Suggestion) =>
  foldersTo(one.route).length - foldersTo(other.route).length || (one.route < other.route ? -1 : 1)

function scoreOf(wanted: Wanted, route: Route, title: string): number {
  const names = route
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean)
    .map(foldName)
  const name = Math.max(
    likeness(wanted.name, names.at(-1) ?? ''),
    0.95 * likeness(wanted.name, foldName(title)),
  )
  const inPlace = (1 - folderWeight) * name + folderWeight * pathLikeness(wanted.folders, names.slice(0, -1))
  return Math.max(name < leastName ? 0 : inPlace, 0.95 * sameWords(wanted, names))
}

/** Compares names in another order or with other separators: `/docker/install` and `/install/docker`. */
function sameWords(wanted: Wanted, names: readonly string[]): number {
  const all = [...wanted.folders, wanted.name]
  if (all.length < 2 || !names.includes(wanted.name)) return 0
  const shared = names.filter((name) => all.includes(name)).length
  return shared < 2 ? 0 : shared / Math.max(all.length, names.length)
}

/** Returns the likeness of two folder paths. The innermost folder weighs as much as all others. */
function pathLikeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 && other.length === 0) return 1
  return (likeness(one.join(' '), other.join(' ')) + likeness(one.at(-1) ?? '', other.at(-1) ?? '')) / 2
}

/** Returns the innermost folder of the address that has an index page. */
function sectionOf(wanted: Wanted, shards: readonly ManifestShard[]): Suggestion | undefined {
  for (const folder of foldersTo(wanted.route).toReversed()) {
    if (folder === '/') return undefined
    const page = shards.find((shard) => shard.folder === folder)?.pages.find(({ route }) => route === folder)
    if (page)
      return {
        address: { locale: wanted.locale, route: folder },
        title: page.title,
        textLocale: wanted.locale,
      }
  }
  return undefined
}
