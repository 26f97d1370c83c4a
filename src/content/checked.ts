import * as v from 'valibot'
import { isRecord } from '../config/is-record.ts'

/** The file of a content folder that records which pages were checked. Only `npm run history` reads it. */
export const checkedFile = 'checked.json'

/** A comparison of a page with what it describes. */
export interface Checked {
  /** What the page was compared with, such as a version. */
  readonly against: string
  /** Day of the comparison, as `yyyy-MM-dd`. */
  readonly date: string
  /** How many statements of the page were compared. */
  readonly statements: number
}

export const checkedSchema = v.object({
  against: v.pipe(v.string(), v.minLength(1)),
  date: v.pipe(v.string(), v.isoDate()),
  statements: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/**
 * Parses `checked.json` entry by entry, by file: `en/guide/a.md` is the page in one language, and `guide/a.md` the
 * page in every language that has no entry of its own. Invalid entries are left out.
 */
export function readChecked(json: unknown): ReadonlyMap<string, Checked> {
  const entries = isRecord(json) ? Object.entries(json) : []
  return new Map(
    entries.flatMap(([file, entry]) => {
      const { success, output } = v.safeParse(checkedSchema, entry)
      return success ? [[file, output] as const] : []
    }),
  )
}
