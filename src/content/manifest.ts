import * as v from 'valibot'
import type { LocaleId } from '../locales/locale.ts'
import { type OfflineList, writeOfflineList } from './offline-list.ts'
import { folderOf, foldersTo, nameOf, type PageAddress, type Route } from './page-path.ts'
import type { SearchFiles } from './search-files.ts'

/** Raised when a reader of the old form would misread the new one. */
const format = 1

/**
 * `manifest.json`, the root: which configuration files exist, and where each folder's shard lies. It holds nothing of single
 * pages, so that a site of ten thousand pages starts as fast as one of a hundred.
 */
export interface ManifestRoot {
  readonly format: number
  /** Configuration files that exist, below the content folder; only these are fetched. */
  readonly configFiles: readonly string[]
  /** By language and folder: the shard's name in `manifest/`. */
  readonly shards: Readonly<Partial<Record<LocaleId, Readonly<Record<Route, string>>>>>
  /** The files for finding, beside the shards; absent in a manifest without them. */
  readonly search?: SearchFiles | undefined
  /** By language: the list of what it needs offline (`offline-list.ts`), and how much that is. Absent in manifests of older versions. */
  readonly offline?: Readonly<Partial<Record<LocaleId, OfflineSummary>>> | undefined
}

/** What a reader is told before keeping a language. */
export interface OfflineSummary {
  /** Of the list in `manifest/`. */
  readonly name: string
  readonly files: number
  readonly bytes: number
  /** The late parts of the application that come on top (`late-parts.json`). */
  readonly parts: readonly string[]
}

/** What the site knows of a page that is not the one being read. */
export interface PageEntry {
  readonly route: Route
  /** Below the content folder. */
  readonly file: string
  readonly title: string
  readonly shortTitle?: string | undefined
  readonly icon?: string | undefined
  readonly order?: number | undefined
  readonly description?: string | undefined
  /** `false`: left out of catalogs and of sidebars made from the tree. */
  readonly index?: boolean | undefined
  readonly breadcrumbExclude?: boolean | undefined
  /** `true`: no other language has this page. */
  readonly only?: boolean | undefined
  /** Whether the original says something else by now, where one of the two pages names the text it was made from (`basedOn`). */
  readonly behind?: boolean | undefined
  /** First 16 hex digits of the file's SHA-256. */
  readonly hash: string
  /** How large the pictures of this site are that the page names; absent where it names none. */
  readonly pictures?: PictureSizes | undefined
}

/** Width and height of pictures by their path below the site's base, in CSS pixels. */
export type PictureSizes = Readonly<Record<string, readonly [width: number, height: number]>>

/** A folder as its parent shows it. */
export type FolderEntry = Pick<
  PageEntry,
  'route' | 'title' | 'shortTitle' | 'icon' | 'order' | 'index' | 'breadcrumbExclude'
> & {
  /** Whether the folder has an index page to link to. */
  readonly hasPage: boolean
}

/** Everything about the pages of one folder in one language. */
export interface ManifestShard {
  readonly format: number
  readonly locale: LocaleId
  readonly folder: Route
  readonly pages: readonly PageEntry[]
  readonly folders: readonly FolderEntry[]
  /** The folders above this one, the outermost first. */
  readonly trail: readonly FolderEntry[]
  /** Old routes of this folder and the routes that replaced them (`redirectFrom`). */
  readonly redirects: Readonly<Record<Route, Route>>
}

const optionalText = v.optional(v.string())
const folderEntry = v.object({
  route: v.string(),
  title: v.string(),
  shortTitle: optionalText,
  icon: optionalText,
  order: v.optional(v.number()),
  index: v.optional(v.boolean()),
  breadcrumbExclude: v.optional(v.boolean()),
  hasPage: v.boolean(),
})
const pageEntry = v.object({
  route: v.string(),
  file: v.string(),
  title: v.string(),
  shortTitle: optionalText,
  icon: optionalText,
  order: v.optional(v.number()),
  description: optionalText,
  index: v.optional(v.boolean()),
  breadcrumbExclude: v.optional(v.boolean()),
  only: v.optional(v.boolean()),
  behind: v.optional(v.boolean()),
  hash: v.string(),
  pictures: v.optional(v.record(v.string(), v.tuple([v.number(), v.number()]))),
})
const shardName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))
const shardNames = v.record(v.string(), shardName)
const summary = v.object({
  name: shardName,
  files: v.number(),
  bytes: v.number(),
  // Any name: an application that is older than the site must not lose its manifest over a new one.
  parts: v.array(v.string()),
})
const searchParts = v.optional(v.array(shardName))
const rootSchema = v.object({
  format: v.literal(format),
  configFiles: v.array(v.string()),
  shards: v.object({ en: v.optional(shardNames), zh: v.optional(shardNames) }),
  offline: v.optional(v.object({ en: v.optional(summary), zh: v.optional(summary) })),
  search: v.optional(v.object({ parts: v.object({ en: searchParts, zh: searchParts }), names: shardName })),
})
const shardSchema = v.object({
  format: v.literal(format),
  locale: v.picklist(['en', 'zh']),
  folder: v.string(),
  pages: v.array(pageEntry),
  folders: v.array(folderEntry),
  trail: v.array(folderEntry),
  redirects: v.record(v.string(), v.string()),
})

/** `undefined` where the JSON is no manifest of this format. */
export function readManifestRoot(json: unknown): ManifestRoot | undefined {
  const result = v.safeParse(rootSchema, json)
  return result.success ? result.output : undefined
}

/** `undefined` where the JSON is no shard of this format. */
export function readManifestShard(json: unknown): ManifestShard | undefined {
  const result = v.safeParse(shardSchema, json)
  return result.success ? result.output : undefined
}

/** A page as the index command found it. */
export interface FoundPage extends PageEntry {
  readonly locale: LocaleId
  /** As its front matter says. */
  readonly basedOn?: string | undefined
  readonly redirectFrom: readonly PageAddress[]
}

/** What a language needs offline beside its shards, as the index command found it. */
export type OfflineNeeds = Pick<OfflineList, 'files' | 'parts'>

/**
 * The manifest of a set of pages: the root, and the text of everything in `manifest/` by its name. The same pages give the same bytes.
 *
 * @param options.offline absent: no language can be kept
 */
export function writeManifest(
  pages: readonly FoundPage[],
  options: {
    readonly configFiles: readonly string[]
    readonly hash: (text: string) => string
    readonly offline?: Readonly<Record<LocaleId, OfflineNeeds>>
    readonly search?: SearchFiles
  },
): { readonly root: string; readonly shards: ReadonlyMap<string, string> } {
  const shards = new Map<string, string>()
  const names: Partial<Record<LocaleId, Record<Route, string>>> = {}
  for (const shard of shardsOf(pages)) {
    const text = `${JSON.stringify(shard)}\n`
    const name = options.hash(text)
    shards.set(name, text)
    names[shard.locale] = { ...names[shard.locale], [shard.folder]: name }
  }
  const lists = localeIds.flatMap((locale) => {
    const needs = options.offline?.[locale]
    const own = Object.values(names[locale] ?? {}).map((name) => [name, shards.get(name) ?? ''] as const)
    return needs ? [offlineListOf(locale, needs, own, options.hash)] : []
  })
  for (const { summary: of, text } of lists) shards.set(of.name, text)
  const root: ManifestRoot = {
    format,
    configFiles: options.configFiles.toSorted(),
    shards: names,
    ...(lists.length > 0 && {
      offline: Object.fromEntries(lists.map(({ locale, summary: of }) => [locale, of])),
    }),
    search: options.search,
  }
  return { root: `${JSON.stringify(root, null, 1)}\n`, shards }
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
      return { path: `manifest/${name}.json`, hash: name, bytes: new TextEncoder().encode(text).byteLength }
    }),
  ]
  const text = writeOfflineList({ locale, files: all, parts })
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0)
  return { locale, text, summary: { name: hash(text), files: all.length, bytes, parts } }
}

const localeIds = ['en', 'zh'] as const

function shardsOf(pages: readonly FoundPage[]): readonly ManifestShard[] {
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
    return [...folders].toSorted().map(
      (folder): ManifestShard => ({
        format,
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
            .toSorted(([one], [other]) => compare(one, other)),
        ),
      }),
    )
  })
}

function toEntry({
  locale: _locale,
  basedOn: _basedOn,
  redirectFrom: _redirectFrom,
  ...entry
}: FoundPage): PageEntry {
  return entry
}

function toFolder(route: Route, page: FoundPage | undefined): FolderEntry {
  if (!page) return { route, title: nameOf(route), hasPage: false }
  const { title, shortTitle, icon, order, index, breadcrumbExclude } = page
  return { route, title, shortTitle, icon, order, index, breadcrumbExclude, hasPage: true }
}

/** The folder that holds a folder; `undefined` for the root. */
export function parentOf(folder: Route): Route | undefined {
  return folder === '/' ? undefined : folderOf(folder.slice(0, -1))
}

const compare = (one: string, other: string) => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The order of siblings: by `order` (absent ones last), then by title. Code points, hence the same on every machine. */
export function byOrderThenTitle(
  one: Pick<PageEntry, 'route' | 'order' | 'title'>,
  other: Pick<PageEntry, 'route' | 'order' | 'title'>,
): number {
  const order = (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY)
  if (order !== 0 && !Number.isNaN(order)) return order
  return compare(one.title, other.title) || compare(one.route, other.route)
}
