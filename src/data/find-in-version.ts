import { manifestPath, shardPath } from '../content/content-url.ts'
import { readManifestRoot, readManifestShard } from '../content/manifest.ts'
import { type PageAddress, readingOf } from '../content/page-path.ts'
import { resolvePage, shardsToConsult } from '../content/resolve-page.ts'
import { requestJson } from './request.ts'
import { WireFailure } from './wire-failure.ts'

/**
 * Asks the site of another version where it has a page, also under a newer address. Its manifest answers in the same way as this site's.
 *
 * @throws {WireFailure} also if its manifest has another format
 */
export async function findInVersion(
  base: string,
  address: PageAddress,
  signal: AbortSignal,
): Promise<PageAddress | null> {
  const reading = readingOf(address)
  const read = async <T>(path: string, parse: (json: unknown) => T | undefined): Promise<T> => {
    const value = parse(await requestJson(base + path, signal))
    if (value === undefined) throw new WireFailure('unreadable', base + path)
    return value
  }
  const root = await read(manifestPath, readManifestRoot)
  const names = shardsToConsult(reading, root)
  const shards = await Promise.all(names.map(({ name }) => read(shardPath(name), readManifestShard)))
  const found = resolvePage(reading, shards)
  if (found.kind === 'unknown') return null
  return found.kind === 'page' ? found.address : found.to
}
