import * as v from 'valibot'
import { isRecord } from '../config/is-record.ts'
import { encodePath } from './page-path.ts'

/** What changed in the original of a translation since the translation was made. */
export interface OriginalChanges {
  /** The content file of the original. */
  readonly original: string
  /** Mark of the original's text, to which the lines apply (`textMark`). */
  readonly textMark: string
  /** The lines that are new or different, 1-based. */
  readonly lines: readonly number[]
}

const schema = v.object({
  original: v.string(),
  textMark: v.string(),
  lines: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

/** Name of the file with the changes for a folder's translations. Only the editor reads it. */
export const originalChangesName = 'behind.json'

/** Returns its path below the site's base. */
export const originalChangesPath = (folder: string): string =>
  `history/${encodePath(folder)}/${originalChangesName}`

/** Returns the entry of a file; `undefined` if there is none. */
export function readOriginalChanges(json: unknown, name: string): OriginalChanges | undefined {
  const entry = isRecord(json) && Object.hasOwn(json, name) ? json[name] : undefined
  const { success, output } = v.safeParse(schema, entry)
  return success ? output : undefined
}
