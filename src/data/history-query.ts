import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type FileHistory,
  type FolderHistory,
  historyIndexPath,
  historyPathOf,
  readFolderHistory,
} from '../content/history.ts'
import { addressOfFile } from '../content/page-path.ts'
import { shardsToConsult } from '../content/resolve-page.ts'
import type { LocaleId } from '../locales/locale.ts'
import { fetchShards } from './manifest-queries.ts'
import { requestJson } from './request.ts'

const forever = Number.POSITIVE_INFINITY

/** Folders with a history; none in development, where nothing is generated. */
const foldersQuery = queryOptions({
  queryKey: ['history'],
  staleTime: forever,
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    const json = import.meta.env.DEV ? undefined : await requestJson(historyIndexPath, signal)
    return Array.isArray(json) ? json.filter((item) => typeof item === 'string') : []
  },
})

const folderQuery = (folder: string) =>
  queryOptions({
    queryKey: ['history', folder],
    staleTime: forever,
    queryFn: async ({ signal }): Promise<FolderHistory> =>
      readFolderHistory(await requestJson(historyPathOf(folder), signal)),
  })

/**
 * When a content file was last changed and by whom; `null` where that is not known: no version control at build time, or a text that
 * was changed since. Loaded late; a failure only means that nothing is shown.
 */
export function historyQuery(file: string) {
  return queryOptions({
    queryKey: ['file-history', file],
    staleTime: forever,
    retry: false,
    queryFn: async ({ client }): Promise<FileHistory | null> => {
      const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
      const folders = await client.fetchQuery(foldersQuery)
      const address = addressOfFile(file)
      if (!folders.includes(folder) || !address) return null
      const history = (await client.fetchQuery(folderQuery(folder)))[file.slice(folder.length + 1)]
      const shards = await fetchShards(client, (root) =>
        shardsToConsult({ kind: 'canonical', address }, root),
      )
      const entry = shards.flatMap((shard) => shard.pages).find((page) => page.file === file)
      return history !== undefined && history.hash === entry?.hash ? history : null
    },
  })
}

/** The content files of a language that have a commit after a moment, in milliseconds since 1970, with their history. */
export async function changedFiles(
  client: QueryClient,
  locale: LocaleId,
  since: number,
): Promise<ReadonlyMap<string, FileHistory>> {
  const folders = await client.fetchQuery(foldersQuery)
  const own = folders.filter((folder) => folder === locale || folder.startsWith(`${locale}/`))
  const changed = new Map<string, FileHistory>()
  await Promise.all(
    own.map(async (folder) => {
      for (const [name, history] of Object.entries(await client.fetchQuery(folderQuery(folder)))) {
        if (Date.parse(history.updatedTime) > since) changed.set(`${folder}/${name}`, history)
      }
    }),
  )
  return changed
}
