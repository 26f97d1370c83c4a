import * as v from 'valibot'
import { localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'

/** Increase it when a reader of the old format would misread the new one. */
const format = 1

/** A file of the site that a kept language needs. */
export interface OfflineFile {
  /** Path below the site's base, with file names as on disk. */
  readonly path: string
  /** First 16 hex digits of its SHA-256. */
  readonly hash: string
  readonly bytes: number
}

/** Everything that a language needs offline in addition to the application. Stored next to the shards. */
export interface OfflineList {
  readonly format: number
  readonly locale: LocaleId
  readonly files: readonly OfflineFile[]
  /** The lazily loaded parts that its pages use. */
  readonly parts: readonly string[]
}

const listSchema = v.object({
  format: v.literal(format),
  locale: v.picklist(localeIds),
  files: v.array(v.object({ path: v.string(), hash: v.string(), bytes: v.number() })),
  parts: v.array(v.string()),
})

/** Parses a list; `undefined` if the JSON is not a list of this format. */
export function readOfflineList(json: unknown): OfflineList | undefined {
  const result = v.safeParse(listSchema, json)
  return result.success ? result.output : undefined
}

/** Returns the text of the list for `manifest/`; the same files give the same bytes. */
export function writeOfflineList(list: Omit<OfflineList, 'format'>): string {
  const files = list.files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return `${JSON.stringify({ format, ...list, files })}\n`
}
