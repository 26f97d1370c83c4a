import * as v from 'valibot'
import { isRecord } from '../config/is-record.ts'
import { type Checked, checkedSchema } from './checked.ts'
import { encodePath } from './page-path.ts'

/** What version control knows about a content file (Spec §3 "Page data": git). */
export interface FileHistory {
  /** Hash of the text this applies to: the first 16 hex digits of SHA-256, as in the manifest. */
  readonly hash: string
  /** A second hash of the same text for browsers, which have no SHA-256 on plain http. */
  readonly textMark: string
  /** Time of the last commit, in ISO 8601. */
  readonly updatedTime: string
  readonly contributors: readonly Contributor[]
  /** `true` for a translation whose original has a later commit (content/translation.ts). */
  readonly behind?: boolean | undefined
  /** Whether and when the page was compared with what it describes. */
  readonly checked?: Checked | undefined
}

export interface Contributor {
  readonly name: string
  /**
   * First 16 hex digits of the SHA-256 of the lowercase email address, unless `site.json` publishes addresses
   * (`contributorEmails`).
   */
  readonly email: string
}

/** The history of one folder's files, by file name. */
export type FolderHistory = Readonly<Record<string, FileHistory>>

const fileSchema = v.object({
  hash: v.string(),
  textMark: v.string(),
  updatedTime: v.pipe(
    v.string(),
    v.check((time) => Number.isFinite(Date.parse(time))),
  ),
  contributors: v.array(v.object({ name: v.string(), email: v.string() })),
  behind: v.optional(v.boolean()),
  checked: v.optional(checkedSchema),
})

/** Parses a history file by file. Invalid entries are left out; returns nothing if the JSON is not a history. */
export function readFolderHistory(json: unknown): FolderHistory {
  if (!isRecord(json)) return {}
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, history]) => {
      const result = v.safeParse(fileSchema, history)
      return result.success ? [[name, result.output] as const] : []
    }),
  )
}

/** Returns the path of a folder's history below the site's base. */
export const historyPathOf = (folder: string): string =>
  `history/${folder === '' ? '' : `${encodePath(folder)}/`}history.json`

/** Path of the list of folders that have a history. */
export const historyIndexPath = 'history/folders.json'
