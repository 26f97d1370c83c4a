import { cacheNamesOf } from '../../worker/cache-names.ts'
import { pathBelow } from '../../worker/path-below.ts'

/**
 * Returns the texts saved because they were read, as paths below the site's base with their file names.
 *
 * @param base the absolute address of the site's base, with a trailing slash
 */
export async function visitedFiles(base: string): Promise<readonly string[]> {
  const { texts } = cacheNamesOf(base)
  if (!('caches' in globalThis) || !(await caches.has(texts))) return []
  const requests = await (await caches.open(texts)).keys()
  return requests.flatMap(({ url }) => pathBelow(url, base) ?? [])
}
