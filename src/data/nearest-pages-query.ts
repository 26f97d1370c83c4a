import { queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../config/wire.ts'
import { nearestPages, type Suggestion, shardsNear } from '../content/nearest-pages.ts'
import type { PageAddress } from '../content/page-path.ts'
import { fetchShards } from './manifest-queries.ts'

/** More would have to be searched in turn. */
const mostSuggestions = 5

/** The pages that a reader may have meant by an address without a page. A failure costs only the suggestions. */
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
