import * as v from 'valibot'
import type { LocaleId } from '../locales/locale.ts'
import type { Route } from './page-path.ts'
import type { SearchFiles } from './search-files.ts'

/** Raised when a reader of the old form would misread the new one. */
export const manifestFormat = 1

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
  format: v.literal(manifestFormat),
  configFiles: v.array(v.string()),
  shards: v.object({ en: v.optional(shardNames), zh: v.optional(shardNames) }),
  offline: v.optional(v.object({ en: v.optional(summary), zh: v.optional(summary) })),
  search: v.optional(v.object({ parts: v.object({ en: searchParts, zh: searchParts }), names: shardName })),
})
const shardSchema = v.object({
  format: v.literal(manifestFormat),
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
