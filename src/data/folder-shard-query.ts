import { queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../config/wire.ts'
import type { ManifestShard } from '../content/manifest.ts'
import { type Page, shardFolderOf } from '../content/page-view.ts'
import { fetchShards } from './manifest-queries.ts'

/** The shard of a page's folder, for titles around it; `null` where there is none. A failure costs only those titles. */
export function folderShardQuery(page: Pick<Page, 'address' | 'textLocale'> | undefined) {
  const place = page && shardFolderOf(page)
  return queryOptions({
    queryKey: ['folder-shard', place],
    staleTime: manifestFreshFor,
    enabled: place !== undefined,
    queryFn: async ({ client }): Promise<ManifestShard | null> => {
      if (!place) return null
      const [shard] = await fetchShards(client, (root) => {
        const name = root.shards[place.locale]?.[place.folder]
        return name === undefined ? [] : [{ name }]
      })
      return shard ?? null
    },
  })
}
