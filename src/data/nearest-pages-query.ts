import { queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../config/wire.ts'
import { nearestPages, type Suggestion, shardsNear } from '../content/nearest-pages.ts'
import type { PageAddress } from '../content/page-path.ts'
import { fetchShards } from './manifest-queries.ts'

/** Each suggestion would also have to be searched. */
const mostSuggestions = 5

/** Query for the pages that a reader may have meant by an address without a page. A failure affects only the suggestions. */
export function nearestPagesQuery(address: PageAddress) {
  return queryOptions({
    queryKey: ['nearest-pages', address],
    staleTime: manifestFreshFor,
    retry: false,
    queryFn: async ({ client }): Promise<readonly Suggestion[]> => {
      const shards = await fetchShards(client, (root) => shardsNear(address, root))
      return nearestPages(address, shards, mostSuggestions)
    },
  })
}
