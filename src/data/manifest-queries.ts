import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LocaleId } from '../config/locales/locale.ts'
import { manifestFreshFor } from '../config/wire.ts'
import { manifestPath, shardPath } from '../content/content-url.ts'
import {
  type ManifestRoot,
  type ManifestShard,
  readManifestRoot,
  readManifestShard,
} from '../content/manifest.ts'
import type { PageAddress } from '../content/page-path.ts'
import { requestRead, type Wanted } from './request.ts'
import { type Copy, savedFirst } from './saved-first.ts'
import { WireFailure } from './wire-failure.ts'

/**
 * Returns the parts of a language's search text, name to address; `undefined` if it has none. The addresses are
 * absolute, because workers do not know the base.
 */
export function searchPartsOf(
  { search }: ManifestRoot,
  locale: LocaleId,
): Readonly<Record<string, string>> | undefined {
  const addressed = (name: string) => [name, new URL(shardPath(name), document.baseURI).href] as const
  const names = search?.parts[locale]
  return names && Object.fromEntries(names.map(addressed))
}

/** Returns the manifest's root; fails if it is missing or unreadable, because a site without a manifest is a fault that must be shown. */
export const requestManifestRoot = (wanted: Wanted, signal?: AbortSignal): Promise<Copy<ManifestRoot>> =>
  requestRead(manifestPath, readManifestRoot, signal, wanted)

const manifestRoot = savedFirst<ManifestRoot>({
  queryKey: ['manifest'],
  freshFor: manifestFreshFor,
  asks: 'at-once',
  read: (wanted, { signal }) => requestManifestRoot(wanted, signal),
  onReplaced: (client, before, now) =>
    JSON.stringify(before?.shards) === JSON.stringify(now.shards)
      ? undefined
      : client.invalidateQueries({ queryKey: ['folder-shard'] }),
})

export const manifestRootQuery = manifestRoot.saved

/** Waits until the root comes from the server instead of a saved copy. Returns whether that changed anything. */
export async function renewManifest(client: QueryClient): Promise<boolean> {
  if (!client.getQueryState(manifestRoot.fresh.queryKey)) return false
  const before = client.getQueryData(manifestRootQuery.queryKey)
  await client.fetchQuery(manifestRoot.fresh).catch(() => undefined)
  return client.getQueryData(manifestRootQuery.queryKey) !== before
}

/** Query for a shard by name. Names contain a hash of the content, so a shard never becomes stale. */
export function manifestShardQuery(name: string) {
  return queryOptions({
    queryKey: ['manifest-shard', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ManifestShard> =>
      (await requestRead(shardPath(name), readManifestShard, signal)).value,
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

/** Returns the shard of a folder; `undefined` if the language has no such folder. */
export async function fetchFolderShard(
  client: QueryClient,
  { locale, route }: PageAddress,
): Promise<ManifestShard | undefined> {
  const [shard] = await fetchShards(client, ({ shards }) => {
    const name = shards[locale]?.[route]
    return name === undefined ? [] : [{ name }]
  })
  return shard
}
