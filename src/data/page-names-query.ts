import { queryOptions } from '@tanstack/react-query'
import { shardPath } from '../content/content-url.ts'
import { type NamesByRoute, readPageNames } from '../content/search-files.ts'
import { manifestRootQuery } from './manifest-queries.ts'
import { requestJson } from './request.ts'

/**
 * Query for the other names of all pages, fetched when a reader starts to filter. Without them, only the
 * visible texts match.
 */
export const pageNamesQuery = queryOptions({
  queryKey: ['page-names'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client, signal }): Promise<NamesByRoute> => {
    const { search } = await client.fetchQuery(manifestRootQuery)
    const json = search && (await requestJson(shardPath(search.names), signal))
    return readPageNames(json) ?? {}
  },
})
