import { localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { shardPath } from './content-url.ts'
import { withSurroundings } from './folders-around.ts'
import {
  type FolderEntry,
  type ManifestRoot,
  type ManifestShard,
  manifestFormat,
  type OfflineSummary,
  type PageEntry,
} from './manifest.ts'
import type { NamedBy } from './named-by.ts'
import { sidebarFileOf } from './navigation-config.ts'
import { type OfflineList, writeOfflineList } from './offline-list.ts'
import { folderOf, foldersTo, folderTitleOf, type PageAddress, type Route, readingOf } from './page-path.ts'
import { shardsToConsult } from './resolve-page.ts'
import type { SearchFiles } from './search-files.ts'
import { byCodeUnits, byOrderThenTitle } from './sibling-order.ts'

/** A page found by the index command. */
export interface FoundPage extends PageEntry {
  readonly locale: LocaleId
  /** From its front matter. */
  readonly basedOn?: string | undefined
  /** From its front matter, `yyyy-MM-dd`; not part of the manifest. */
  readonly date?: string | undefined
  /** Hash of the text that its translation must match; not part of the manifest. */
  readonly textHash: string
  readonly redirectFrom: readonly PageAddress[]
}

/** The files that a language needs offline in addition to shards, as found by the index command. */
export type OfflineNeeds = Pick<OfflineList, 'files' | 'parts'>

/**
 * Returns the manifest of a set of pages: the root, and the text of each file in `manifest/` by name. The
 * same pages give the same bytes.
 *
 * @param options.offline if absent, no language can be kept
 */
export function writeManifest(
  pages: readonly FoundPage[],
  options: {
    readonly configFiles: readonly string[]
    readonly hash: (text: string) => string
    readonly offline?: Readonly<Partial<Record<LocaleId, OfflineNeeds>>>
    readonly search?: SearchFiles
    /** The hashes of the site's own blocks, by name. */
    readonly blocks?: ReadonlyMap<string, string>
    /** Default: content. */
    readonly namedBy?: NamedBy
  },
): { readonly root: string; readonly shards: ReadonlyMap<string, string> } {
  const shards = new Map<string, string>()
  const names: Partial<Record<LocaleId, Record<Route, string>>> = {}
  for (const shard of shardsOf(pages, options.configFiles)) {
    const text = `${JSON.stringify(shard)}\n`
    const name = options.hash(options.namedBy === 'purpose' ? `${shard.locale}${shard.folder}` : text)
    shards.set(name, text)
    names[shard.locale] = { ...names[shard.locale], [shard.folder]: name }
  }
  const lists = localeIds.flatMap((locale) => {
    const needs = options.offline?.[locale]
    const needed = shardsNeeded(locale, pages, names).map((name) => [name, shards.get(name) ?? ''] as const)
    return needs ? [offlineListOf(locale, needs, needed, options.hash)] : []
  })
  for (const { summary: of, text } of lists) shards.set(of.name, text)
  const root: ManifestRoot = {
    format: manifestFormat,
    configFiles: options.configFiles.toSorted(),
    shards: names,
    ...(options.blocks && options.blocks.size > 0 && { blocks: Object.fromEntries(options.blocks) }),
    ...(lists.length > 0 && {
      offline: Object.fromEntries(lists.map(({ locale, summary: of }) => [locale, of])),
    }),
    search: options.search,
  }
  return { root: `${JSON.stringify(root, null, 1)}\n`, shards }
}

/**
 * Returns the pages that a language shows in another one because it doesn't have them, as `resolvePage` chooses them.
 * None for a language without any page of its own, which readers never see.
 */
export function fallbackPagesOf<Page extends PageAddress>(
  locale: LocaleId,
  pages: readonly Page[],
): readonly Page[] {
  // Later entries replace earlier ones, so the preferred language comes last.
  const order = [...localeIds.filter((id) => id !== locale).toReversed(), locale]
  const byRoute = new Map(
    order.flatMap((id) =>
      pages.filter((page) => page.locale === id).map((page) => [page.route, page] as const),
    ),
  )
  const shown = [...byRoute.values()]
  return shown.some((page) => page.locale === locale) ? shown.filter((page) => page.locale !== locale) : []
}

/** Returns the names of a language's shards and of those that its fallback pages are resolved with. */
function shardsNeeded(
  locale: LocaleId,
  pages: readonly FoundPage[],
  shards: ManifestRoot['shards'],
): readonly string[] {
  const consulted = fallbackPagesOf(locale, pages).flatMap(({ route }) =>
    shardsToConsult(readingOf({ locale, route }), { shards }),
  )
  return [...new Set([...Object.values(shards[locale] ?? {}), ...consulted.map(({ name }) => name)])]
}

function offlineListOf(
  locale: LocaleId,
  { files, parts }: OfflineNeeds,
  shards: readonly (readonly [name: string, text: string])[],
  hash: (text: string) => string,
): { readonly locale: LocaleId; readonly text: string; readonly summary: OfflineSummary } {
  const all = [
    ...files,
    ...shards.map(([name, text]) => {
      return { path: shardPath(name), hash: name, bytes: new TextEncoder().encode(text).byteLength }
    }),
  ]
  const text = writeOfflineList({ locale, files: all, parts })
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0)
  return { locale, text, summary: { name: hash(text), files: all.length, bytes, parts } }
}

function shardsOf(pages: readonly FoundPage[], configFiles: readonly string[]): readonly ManifestShard[] {
  return localeIds.flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale)
    const redirects = own.flatMap((page) =>
      page.redirectFrom
        .filter((from) => from.locale === locale)
        .map((from) => ({ from: from.route, to: page.route })),
    )
    const folders = new Set(
      [...own.map((page) => page.route), ...redirects.map(({ from }) => from)].flatMap(foldersTo),
    )
    const indexPages = new Map(
      own.filter((page) => page.route.endsWith('/')).map((page) => [page.route, page]),
    )
    const byFolder = new Map<Route, FoundPage[]>()
    for (const page of own) {
      const folder = folderOf(page.route)
      const siblings = byFolder.get(folder)
      if (siblings) siblings.push(page)
      else byFolder.set(folder, [page])
    }
    const childrenOf = new Map<Route, Route[]>()
    for (const child of folders) {
      const parent = parentOf(child)
      if (parent !== undefined) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child])
    }
    const shards = [...folders].toSorted().map(
      (folder): ManifestShard => ({
        format: manifestFormat,
        locale,
        folder,
        pages: (byFolder.get(folder) ?? []).map(toEntry).toSorted(byOrderThenTitle),
        folders: (childrenOf.get(folder) ?? [])
          .map((child) => toFolder(child, indexPages.get(child)))
          .toSorted(byOrderThenTitle),
        trail: foldersTo(folder)
          .slice(0, -1)
          .map((above) => toFolder(above, indexPages.get(above))),
        redirects: Object.fromEntries(
          redirects
            .filter(({ from }) => folderOf(from) === folder)
            .map(({ from, to }) => [from, to] as const)
            .toSorted(([one], [other]) => byCodeUnits(one, other)),
        ),
      }),
    )
    return configFiles.includes(sidebarFileOf(locale)) ? shards : withSurroundings(shards)
  })
}

function toEntry({
  locale: _locale,
  basedOn: _basedOn,
  date: _date,
  textHash: _textHash,
  redirectFrom: _redirectFrom,
  ...entry
}: FoundPage): PageEntry {
  return entry
}

function toFolder(route: Route, page: FoundPage | undefined): FolderEntry {
  if (!page) return { route, title: folderTitleOf(route), hasPage: false }
  const { title, shortTitle, icon, order, index, breadcrumbExclude } = page
  return { route, title, shortTitle, icon, order, index, breadcrumbExclude, hasPage: true }
}

/** Returns the parent of a folder; `undefined` for the root. */
function parentOf(folder: Route): Route | undefined {
  return folder === '/' ? undefined : folderOf(folder.slice(0, -1))
}
