import { forEachLocale } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { storagePrefix } from '../config/storage-prefix.ts'

/** The caches of a site. */
export interface CacheNames {
  /** Texts, prepared pages, shards, and configuration files, saved when read. */
  readonly texts: string
  readonly pictures: string
  /** Lazily loaded parts of the application. */
  readonly parts: string
  /** Files that a reader keeps on purpose, by language. Only the reader and the browser remove them. */
  readonly kept: Readonly<Record<LocaleId, string>>
}

/** @param scope the address of the site's base, with a trailing slash; two sites of one origin share no caches */
export function cacheNamesOf(scope: string): CacheNames {
  const name = (what: string) => `${storagePrefix}-${what}-${scope}`
  return {
    texts: name('texts'),
    pictures: name('pictures'),
    parts: name('parts'),
    kept: forEachLocale((id) => name(`kept-${id}`)),
  }
}

/** Returns the caches of this site that an older version left behind, except the precache, which workbox manages. */
export function outdatedCaches(existing: readonly string[], scope: string): readonly string[] {
  const { kept, ...others } = cacheNamesOf(scope)
  const current = new Set([...Object.values(others), ...Object.values(kept)])
  return existing.filter(
    (name) =>
      name.startsWith(`${storagePrefix}-`) &&
      name.endsWith(`-${scope}`) &&
      !name.startsWith(`${storagePrefix}-precache`) &&
      !current.has(name),
  )
}

/** Returns the first copy of a file in these caches, with its cache. Creates no cache. */
export async function findIn(
  names: readonly string[],
  url: string,
): Promise<{ readonly cache: Cache; readonly answer: Response } | undefined> {
  for (const name of names) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const answer = await cache.match(url)
    if (answer) return { cache, answer }
  }
  return undefined
}
