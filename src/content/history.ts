import * as v from 'valibot'
import { encodePath } from './page-path.ts'

/** What version control knows of a content file (Spec §3 "Page data": git). */
export interface FileHistory {
  /** Of the text this was read for (first 16 hex digits of SHA-256). A file that changed since has no known history. */
  readonly hash: string
  /** ISO 8601, of the last commit. */
  readonly updatedTime: string
  readonly contributors: readonly Contributor[]
  /** `true`: a translation whose original has a later commit (content/translation.ts). */
  readonly behind?: boolean | undefined
}

export interface Contributor {
  readonly name: string
  /** First 16 hex digits of the SHA-256 of the address in lower case, unless `site.json` publishes addresses (`contributorEmails`). */
  readonly email: string
}

/** One folder's files, by file name. */
export type FolderHistory = Readonly<Record<string, FileHistory>>

const schema = v.record(
  v.string(),
  v.object({
    hash: v.string(),
    updatedTime: v.string(),
    contributors: v.array(v.object({ name: v.string(), email: v.string() })),
    behind: v.optional(v.boolean()),
  }),
)

/** Nothing where the JSON is no history. */
export function readFolderHistory(json: unknown): FolderHistory {
  const result = v.safeParse(schema, json)
  return result.success ? result.output : {}
}

/** Where a folder's history lies, below the site's base. */
export const historyPathOf = (folder: string): string =>
  `history/${folder === '' ? '' : `${encodePath(folder)}/`}history.json`

/** Where the list of folders that have a history lies. */
export const historyIndexPath = 'history/folders.json'
