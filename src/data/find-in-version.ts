import { manifestPath, shardPath } from '../content/content-url.ts'
import { readManifestRoot, readManifestShard } from '../content/manifest.ts'
import { type PageAddress, readingOf } from '../content/page-path.ts'
import { resolvePage, shardsToConsult } from '../content/resolve-page.ts'
import { requestRead } from './request.ts'

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
  const root = await requestRead(base + manifestPath, readManifestRoot, signal)
  const shards = await Promise.all(
    shardsToConsult(reading, root.value).map(
      async ({ name }) => (await requestRead(base + shardPath(name), readManifestShard, signal)).value,
    ),
  )
  const found = resolvePage(reading, shards)
  if (found.kind === 'unknown') return null
  return found.kind === 'page' ? found.address : found.to
}
