import type { QueryClient } from '@tanstack/react-query'
import { fetchShards } from '../data/manifest-queries.ts'
import type { SiteTree } from '../ui/page/site-tree.tsx'

/** Returns the manifest's tree for blocks (Spec P10). */
export function createSiteTree(client: QueryClient): SiteTree {
  return {
    folder: async ({ locale, route }) => {
      const [shard] = await fetchShards(client, (root) => {
        const name = root.shards[locale]?.[route]
        return name === undefined ? [] : [{ name }]
      })
      return shard
    },
  }
}
