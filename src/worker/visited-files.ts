import { cacheNamesOf } from './cache-names.ts'

/**
 * The texts that were saved because they were read; paths below the site's base, as they are called on the disk.
 *
 * @param base the absolute address the site lives below, with a slash at its end
 */
export async function visitedFiles(base: string): Promise<readonly string[]> {
  const { texts } = cacheNamesOf(base)
  if (!('caches' in globalThis) || !(await caches.has(texts))) return []
  const requests = await (await caches.open(texts)).keys()
  return requests.map(({ url }) => decodeURIComponent(url.slice(base.length)))
}
