import { type LocaleId, locales } from '../locales/locale.ts'
import type { ManifestRoot, ManifestShard, PageEntry } from './manifest.ts'
import { foldersTo, type PageAddress, type Route, unknownRoute } from './page-path.ts'
import type { ShardName } from './resolve-page.ts'
import { foldName, likeness } from './word-likeness.ts'

/** A page that a reader may have meant. */
export interface Suggestion {
  /** In the reader's language, also where only the other one has the page. */
  readonly address: PageAddress
  readonly title: string
  /** The language of its text. */
  readonly textLocale: LocaleId
}

/** What an address without a page seems to ask for. */
interface Wanted {
  readonly locale: LocaleId
  /** Folded. */
  readonly folders: readonly string[]
  readonly name: string
  /** As written, for folders that exist. */
  readonly route: Route
}

/** Names that say a language; sites and links write them in many ways. */
const languageNames: ReadonlyMap<string, LocaleId> = new Map([
  ['en', 'en'],
  ['enus', 'en'],
  ['zh', 'zh'],
  ['zhcn', 'zh'],
  ['zhhans', 'zh'],
  ['cn', 'zh'],
])

/** A site with more folders than this is not read whole for one unknown address. */
const fewFolders = 32
/** Folders that are read of a larger one. */
const likelyFolders = 12
/** Less alike is noise (measured on mistyped and invented addresses of this site). */
const leastName = 0.55
const leastScore = 0.5
/** Pages this far behind the first one were hardly meant. */
const widestGap = 0.15
/** What a folder says beside the page's own name. */
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

/** The shards in which pages like the one asked for may stand: all of a small site, the likeliest folders of a large one. */
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
    // Of the other language only what this one may lack at the same place.
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
 * The pages whose address or title is most like an address that has none, the likeliest first: mistyped names, other separators, lost
 * folders, old names of renamed pages, titles in either language. Last comes the section the address lies in (Checklist X9). Quick enough
 * for ten thousand pages at once; nothing at all is better than noise.
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
  // The reader's language names a page, whichever language's title was alike.
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

/** Of two that are as much alike, the one nearer to the home is the likelier. */
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

/** The same names in another order or cut differently: `/docker/install` for `/install/docker`. */
function sameWords(wanted: Wanted, names: readonly string[]): number {
  const all = [...wanted.folders, wanted.name]
  if (all.length < 2 || !names.includes(wanted.name)) return 0
  const shared = names.filter((name) => all.includes(name)).length
  return shared < 2 ? 0 : shared / Math.max(all.length, names.length)
}

/** How alike two paths of folders are; the innermost folder weighs as much as the whole. */
function pathLikeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 && other.length === 0) return 1
  return (likeness(one.join(' '), other.join(' ')) + likeness(one.at(-1) ?? '', other.at(-1) ?? '')) / 2
}

/** The innermost folder of the address that has an index page. */
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
