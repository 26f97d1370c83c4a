import type { LocaleId } from '../locales/locale.ts'

/** Every cache of this site begins with it: an origin may belong to several sites, a NAS for example. */
export const cachePrefix = 'alist-docs'

/** The caches of a site. */
export interface CacheNames {
  /** Texts, shards and configuration, as they are read. */
  readonly texts: string
  readonly pictures: string
  /** Late parts of the application. */
  readonly parts: string
  /** What a reader keeps on purpose, by language. Nothing removes it but the reader and the browser. */
  readonly kept: Readonly<Record<LocaleId, string>>
}

/**
 * @param scope the address the site lives below, with a slash at its end: two sites of one origin share nothing
 */
export function cacheNamesOf(scope: string): CacheNames {
  const name = (what: string) => `${cachePrefix}-${what}-${scope}`
  return {
    texts: name('texts'),
    pictures: name('pictures'),
    parts: name('parts'),
    kept: { en: name('kept-en'), zh: name('kept-zh') },
  }
}

/** The caches of this site that an older version of it left behind. The precache is not among them: workbox looks after that one. */
export function outdatedCaches(existing: readonly string[], scope: string): readonly string[] {
  const { kept, ...others } = cacheNamesOf(scope)
  const current = new Set([...Object.values(others), ...Object.values(kept)])
  return existing.filter(
    (name) =>
      name.startsWith(`${cachePrefix}-`) &&
      name.endsWith(`-${scope}`) &&
      !name.startsWith(`${cachePrefix}-precache`) &&
      !current.has(name),
  )
}
