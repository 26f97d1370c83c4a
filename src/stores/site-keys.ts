import { storagePrefix } from '../config/storage-prefix.ts'

/** The folder of the built scripts, where the workers of a site are. */
const scripts = '/assets/'

/** Returns the base path of the site, also in its workers; `/` where there is no site. */
function basePath(): string {
  const address = typeof document === 'undefined' ? globalThis.location?.href : document.baseURI
  if (address === undefined || !URL.canParse('.', address)) return '/'
  const { pathname } = new URL('.', address)
  if (typeof document !== 'undefined') return pathname
  return pathname.includes(scripts) ? pathname.slice(0, pathname.lastIndexOf(scripts) + 1) : '/'
}

/**
 * Prefix of what belongs to pages. The versions of a documentation share an origin and the reader's preferences, but not pages
 * of the same address.
 */
export const sitePrefix: string = storagePrefix + basePath().replace(/^\/$/, '')

/** The keys of what belongs to pages. Those of preferences are in `storage-keys.ts`. */
export const siteKeys = {
  /** Recently read pages and times. */
  reading: `${sitePrefix}.reading`,
  /** Checked steps of checklists. */
  ticks: `${sitePrefix}.ticks`,
  /** Drafts of pages: each has this key, `/`, and its file. The key alone has the list of earlier versions. */
  pageDrafts: `${sitePrefix}.drafts`,
} as const

/**
 * Prefix of the stored searches, followed by the language. DocSearch adds its own prefix
 * (`__DOCSEARCH_RECENT_SEARCHES__`, `__DOCSEARCH_FAVORITE_SEARCHES__`).
 */
export const storedSearchesPrefix = `${sitePrefix}.`
