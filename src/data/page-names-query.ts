import { queryOptions } from '@tanstack/react-query'
import { type NamesByRoute, readPageNames } from '../content/search-files.ts'
import { manifestRootQuery, searchFileAddress } from './manifest-queries.ts'
import { requestJson } from './request.ts'

/** The other names of all pages, fetched when somebody begins to filter. None where they cannot be had: then texts alone count. */
export const pageNamesQuery = queryOptions({
  queryKey: ['page-names'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client, signal }): Promise<NamesByRoute> => {
    const { search } = await client.fetchQuery(manifestRootQuery)
    const json = search && (await requestJson(searchFileAddress(search.names), signal))
    return readPageNames(json) ?? {}
  },
})
