import type { QueryClient } from '@tanstack/react-query'
import type { LinkKnowledge } from '../../../check/link-faults.ts'
import type { PageLink } from '../../../check/links-of.ts'
import { resolveLink } from '../../../content/link.ts'
import { type PageAddress, pathnameOf, readPathname } from '../../../content/page-path.ts'
import { resolvePage, shardsToConsult } from '../../../content/resolve-page.ts'
import { fetchShards } from '../../../data/manifest-queries.ts'

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
  const readings = links
    .map(({ url }) => resolveLink(url, from))
    .flatMap((target) => (target.kind === 'page' ? [readPathname(pathnameOf(target.address))] : []))
  try {
    const shards = await fetchShards(client, (root) => {
      const wanted = readings.flatMap((reading) => shardsToConsult(reading, root))
      return [...new Map(wanted.map((shard) => [shard.name, shard])).values()]
    })
    return {
      resolve: (address) => resolvePage(readPathname(pathnameOf(address)), shards),
      hasFile: () => true,
    }
  } catch {
    return undefined
  }
}
