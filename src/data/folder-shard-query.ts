import { queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../config/wire.ts'
import type { ManifestShard } from '../content/manifest.ts'
import { type Page, shardFolderOf } from '../content/page-view.ts'
import { fetchFolderShard } from './manifest-queries.ts'

/**
 * Query for the shard of a page's folder, used for titles around the page; `null` if there is none. A failure
 * affects only those titles.
 */
export function folderShardQuery(page: Pick<Page, 'address' | 'textLocale'> | undefined) {
  const wanted = page && shardFolderOf(page)
  return queryOptions({
    queryKey: ['folder-shard', wanted],
    staleTime: manifestFreshFor,
    enabled: wanted !== undefined,
    queryFn: async ({ client }): Promise<ManifestShard | null> =>
      (wanted && (await fetchFolderShard(client, wanted))) ?? null,
  })
}
