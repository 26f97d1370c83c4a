import type { QueryClient } from '@tanstack/react-query'
import type { LinkKnowledge, NearPage } from '../../../check/link-faults.ts'
import type { PageLink } from '../../../check/links-of.ts'
import { resolveLink } from '../../../content/link.ts'
import { meantPages } from '../../../content/nearest-pages.ts'
import { filesOf, type PageAddress, pathnameOf, readPathname } from '../../../content/page-path.ts'
import { resolvePage, shardsToConsult } from '../../../content/resolve-page.ts'
import { fetchShards } from '../../../data/manifest-queries.ts'
import { nearestPagesQuery } from '../../../data/nearest-pages-query.ts'

/**
 * Returns what the manifest knows about the targets of a page's links. Files are assumed to exist, because no
 * list contains them.
 *
 * @returns `undefined` if the manifest is not available
 */
export async function linkKnowledge(
  client: QueryClient,
  links: readonly PageLink[],
  from: PageAddress,
): Promise<LinkKnowledge | undefined> {
  const addresses = links
    .map(({ url }) => resolveLink(url, from))
    .flatMap((target) => (target.kind === 'page' ? [target.address] : []))
  try {
    const shards = await fetchShards(client, (root) => {
      const wanted = addresses.flatMap((address) => shardsToConsult(readingOf(address), root))
      return [...new Map(wanted.map((shard) => [shard.name, shard])).values()]
    })
    const resolve = (address: PageAddress) => resolvePage(readingOf(address), shards)
    const unknown = addresses.filter((address) => resolve(address).kind === 'unknown')
    const near = new Map(
      await Promise.all(
        unknown.map(async (address) => [pathnameOf(address), await nearPage(client, address)] as const),
      ),
    )
    return {
      resolve,
      hasFile: () => true,
      nearest: (address) => near.get(pathnameOf(address)),
    }
  } catch {
    return undefined
  }
}

const readingOf = (address: PageAddress) => readPathname(pathnameOf(address))

/** Returns the page that was probably meant. Without a network, none is suggested. */
async function nearPage(client: QueryClient, address: PageAddress): Promise<NearPage | undefined> {
  const suggestions = await client.fetchQuery(nearestPagesQuery(address)).catch(() => [])
  const [found, ...others] = meantPages(address, suggestions)
  const [file] = found ? filesOf(found) : []
  return file === undefined ? undefined : { file, isOnly: others.length === 0 }
}
