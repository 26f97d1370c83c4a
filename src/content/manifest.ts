import * as v from 'valibot'
import { forEachLocale, localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { shownText } from './fields.ts'
import { addressOfFile, type Route } from './page-path.ts'
import type { SearchFiles } from './search-files.ts'

/** Increase it when a reader of the old format would misread the new one. */
export const manifestFormat = 1

/**
 * `manifest.json`, the root: the configuration files that exist, and the location of each folder's shard. It
 * contains nothing about single pages, so that a site with 10,000 pages starts as fast as one with 100.
 */
export interface ManifestRoot {
  readonly format: number
  /** The configuration files that exist, below the content folder. Only these are fetched. */
  readonly configFiles: readonly string[]
  /** By language and folder: the shard's name in `manifest/`. */
  readonly shards: Readonly<Partial<Record<LocaleId, Readonly<Record<Route, string>>>>>
  /** By name: the SHA-256 of the module of each of the site's own blocks. Absent if the site has none. */
  readonly blocks?: Readonly<Record<string, string>> | undefined
  /** The search files, next to the shards; absent in a manifest without them. */
  readonly search?: SearchFiles | undefined
  /**
   * By language: the list of files it needs offline (`offline-list.ts`), and their total size. Absent in
   * manifests of older versions.
   */
  readonly offline?: Readonly<Partial<Record<LocaleId, OfflineSummary>>> | undefined
}

/** Information shown to a reader before a language is kept. */
export interface OfflineSummary {
  /** Name of the list in `manifest/`. */
  readonly name: string
  readonly files: number
  readonly bytes: number
  /** The lazily loaded parts of the application needed in addition (`late-parts.json`). */
  readonly parts: readonly string[]
}

/** What the site knows about a page other than the current one. */
export interface PageEntry {
  readonly route: Route
  /** Path below the content folder. */
  readonly file: string
  readonly title: string
  readonly shortTitle?: string | undefined
  readonly icon?: string | undefined
  readonly order?: number | undefined
  readonly description?: string | undefined
  /** `false` excludes the page from catalogs and from sidebars made from the folder tree. */
  readonly index?: boolean | undefined
  readonly breadcrumbExclude?: boolean | undefined
  /** `true` if no other language has this page. */
  readonly only?: boolean | undefined
  /** The languages that have this page, if several but not all do. */
  readonly in?: readonly string[] | undefined
  /** Whether the original has changed since the translation, if one of the two pages records its source text (`basedOn`). */
  readonly behind?: boolean | undefined
  /** First 16 hex digits of the file's SHA-256. */
  readonly hash: string
  /** Sizes of the site's images used in the page; absent if there are none. */
  readonly pictures?: PictureSizes | undefined
}

/** Width and height of images in CSS pixels, by path below the site's base. */
export type PictureSizes = Readonly<Record<string, readonly [width: number, height: number]>>

/** A folder as shown in its parent. */
export type FolderEntry = Pick<
  PageEntry,
  'route' | 'title' | 'shortTitle' | 'icon' | 'order' | 'index' | 'breadcrumbExclude'
> & {
  /** Whether the folder has an index page to link to. */
  readonly hasPage: boolean
  /** For the default menu: the first page in a folder without an index page. */
  readonly first?: Route | undefined
}

/** A page as it is listed in the folders below its own. */
export type SiblingEntry = Pick<PageEntry, 'route' | 'title' | 'shortTitle' | 'icon' | 'index'>

/** The pages and folders of a folder. */
export interface Level {
  readonly pages: readonly SiblingEntry[]
  readonly folders: readonly FolderEntry[]
}

/** Everything about the pages of one folder in one language. */
export interface ManifestShard {
  readonly format: number
  readonly locale: LocaleId
  readonly folder: Route
  readonly pages: readonly PageEntry[]
  readonly folders: readonly FolderEntry[]
  /** The folders above this one, outermost first. */
  readonly trail: readonly FolderEntry[]
  /**
   * The contents of the folders above, outermost first, without those that have very many. Only in sites without a
   * `sidebar.json`, for the default menu.
   */
  readonly around?: readonly (Level & { readonly folder: Route })[] | undefined
  /** Old routes of this folder and the routes that replaced them (`redirectFrom`). */
  readonly redirects: Readonly<Record<Route, Route>>
}

const optionalText = v.optional(v.string())
const folderEntry = v.object({
  route: v.string(),
  title: shownText,
  shortTitle: v.optional(shownText),
  icon: optionalText,
  order: v.optional(v.number()),
  index: v.optional(v.boolean()),
  breadcrumbExclude: v.optional(v.boolean()),
  hasPage: v.boolean(),
  first: optionalText,
})
const siblingEntry = v.object({
  route: v.string(),
  title: v.string(),
  shortTitle: optionalText,
  icon: optionalText,
  index: v.optional(v.boolean()),
})
const around = v.array(
  v.object({ folder: v.string(), pages: v.array(siblingEntry), folders: v.array(folderEntry) }),
)
const pageEntry = v.object({
  route: v.string(),
  file: v.pipe(
    v.string(),
    v.check((file) => addressOfFile(file) !== undefined),
  ),
  title: shownText,
  shortTitle: v.optional(shownText),
  icon: optionalText,
  order: v.optional(v.number()),
  description: optionalText,
  index: v.optional(v.boolean()),
  breadcrumbExclude: v.optional(v.boolean()),
  only: v.optional(v.boolean()),
  // Any name is accepted, because an application older than the site must be able to read its manifest.
  in: v.optional(v.array(v.string())),
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
  // Any name is accepted, because an application older than the site must be able to read its manifest.
  parts: v.array(v.string()),
})
const searchParts = v.optional(v.array(shardName))
const rootSchema = v.object({
  format: v.literal(manifestFormat),
  configFiles: v.array(v.string()),
  shards: v.object(forEachLocale(() => v.optional(shardNames))),
  blocks: v.optional(v.record(v.string(), v.string())),
  offline: v.optional(v.object(forEachLocale(() => v.optional(summary)))),
  search: v.optional(v.object({ parts: v.object(forEachLocale(() => searchParts)), names: shardName })),
})
const shardSchema = v.object({
  format: v.literal(manifestFormat),
  locale: v.picklist(localeIds),
  folder: v.string(),
  pages: v.array(pageEntry),
  folders: v.array(folderEntry),
  trail: v.array(folderEntry),
  around: v.optional(around),
  redirects: v.record(v.string(), v.string()),
})

/** Parses the root; `undefined` if the JSON is not a manifest of this format. */
export function readManifestRoot(json: unknown): ManifestRoot | undefined {
  const result = v.safeParse(rootSchema, json)
  return result.success ? result.output : undefined
}

/** Parses a shard; `undefined` if the JSON is not a shard of this format. */
export function readManifestShard(json: unknown): ManifestShard | undefined {
  const result = v.safeParse(shardSchema, json)
  return result.success ? result.output : undefined
}
