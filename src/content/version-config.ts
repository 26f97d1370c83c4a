import * as v from 'valibot'
import { field, flag, listOf, objectOf, text } from './fields.ts'
import { basePath, type SiteVersion } from './site-version.ts'

const entries = listOf(
  objectOf({
    label: text,
    base: field({ phrase: 'text' }, v.pipe(v.string(), v.regex(basePath))),
    /** Whether it still gets changes. Default: true. */
    maintained: flag,
  }),
)

/** The versions of the documentation, of which this site is one. The first one that is maintained is the current one. */
export const siteVersions = field(
  { phrase: 'versions' },
  v.pipe(
    entries.schema,
    v.transform((list) =>
      list.map(({ label = '', base = '', maintained = true }): SiteVersion => {
        return { label, base, isMaintained: maintained }
      }),
    ),
    v.check(
      (list) =>
        list.every(({ label, base }) => label && base) &&
        new Set(list.map(({ base }) => base)).size === list.length &&
        (list.length === 0 || list.some(({ isMaintained }) => isMaintained)),
    ),
  ),
  entries.parts,
)
