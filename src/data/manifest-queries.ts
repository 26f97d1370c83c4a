import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../config/wire.ts'
import {
  type ManifestRoot,
  type ManifestShard,
  readManifestRoot,
  readManifestShard,
} from '../content/manifest.ts'
import { requestJson, requestJsonAnswer, type Wanted } from './request.ts'
import { WireFailure } from './wire-failure.ts'

const manifestPath = 'manifest.json'
const shardPath = (name: string) => `manifest/${name}.json`

/** Returns the absolute address of a search file, because workers do not know the base. */
export const searchFileAddress = (name: string): string => new URL(shardPath(name), document.baseURI).href

/**
 * Query for the manifest's root. Fails if it is missing or unreadable, because a site without a manifest is a
 * fault that must be shown.
 */
export const manifestRootQuery = queryOptions({
  queryKey: ['manifest'],
  staleTime: manifestFreshFor,
  queryFn: async ({ client, signal }): Promise<ManifestRoot> => {
    const { root, savedAt } = await readRoot('saved', signal)
    if (savedAt !== undefined) client.prefetchQuery(freshManifestQuery)
    return root
  },
})

/** Query for the server's root, used after a saved copy was shown. It replaces the copy. */
const freshManifestQuery = queryOptions({
  queryKey: ['fresh-manifest'],
  staleTime: manifestFreshFor,
  retry: false,
  queryFn: async ({ client, signal }): Promise<ManifestRoot> => {
    const { root } = await readRoot('fresh', signal)
    const before = client.getQueryData<ManifestRoot>(['manifest'])
    client.setQueryData(['manifest'], root)
    const isSame = JSON.stringify(before?.shards) === JSON.stringify(root.shards)
    if (!isSame) await client.invalidateQueries({ queryKey: ['folder-shard'] })
    return root
  },
})

/** Waits until the root comes from the server instead of a saved copy. Returns whether that changed anything. */
export async function renewManifest(client: QueryClient): Promise<boolean> {
  if (!client.getQueryState(freshManifestQuery.queryKey)) return false
  const before = client.getQueryData(manifestRootQuery.queryKey)
  await client.fetchQuery(freshManifestQuery).catch(() => undefined)
  return client.getQueryData(manifestRootQuery.queryKey) !== before
}

async function readRoot(
  wanted: Wanted,
  signal: AbortSignal,
): Promise<{ readonly root: ManifestRoot; readonly savedAt: number | undefined }> {
  const answer = await requestJsonAnswer(manifestPath, signal, wanted)
  const root = readManifestRoot(answer?.json)
  if (!root) throw new WireFailure('unreadable', manifestPath)
  return { root, savedAt: answer?.savedAt }
}

/** Query for a shard by name. Names contain a hash of the content, so a shard never becomes stale. */
export function manifestShardQuery(name: string) {
  return queryOptions({
    queryKey: ['manifest-shard', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ManifestShard> => {
      const shard = readManifestShard(await requestJson(shardPath(name), signal))
      if (!shard) throw new WireFailure('unreadable', shardPath(name))
      return shard
    },
  })
}

/**
 * Returns the required shards. A missing shard means that a newer manifest was published after the root was
 * read, so the root is then read again, once.
 */
export async function fetchShards(
  client: QueryClient,
  choose: (root: ManifestRoot) => readonly { readonly name: string }[],
): Promise<readonly ManifestShard[]> {
  const fetchAll = async () => {
    const root = await client.fetchQuery(manifestRootQuery)
    return Promise.all(choose(root).map(({ name }) => client.fetchQuery(manifestShardQuery(name))))
  }
  try {
    return await fetchAll()
  } catch (error) {
    if (!(error instanceof WireFailure) || error.kind !== 'unreadable') throw error
    await client.invalidateQueries({ queryKey: manifestRootQuery.queryKey })
    return fetchAll()
  }
}
