import type { QueryClient } from '@tanstack/react-query'
import { fetchShards } from '../data/manifest-queries.ts'
import type { SiteTree } from '../page/site-tree.tsx'

/** The manifest, as blocks may ask it (Checklist P10). */
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
