import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LocaleId } from '../config/locales/locale.ts'
import {
  type FileHistory,
  type FolderHistory,
  historyIndexPath,
  historyPathOf,
  readFolderHistory,
} from '../content/history.ts'
import type { Page } from '../content/page-view.ts'
import { requestJson } from './request.ts'

const forever = Number.POSITIVE_INFINITY

/** Folders with a history; none in development, where no history is generated. */
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
 * Query for the date and authors of a page's last change. If the text changed after the history was
 * generated, it has the date of its file and no author. `null` if nothing is known: no version control at
 * build time, or a server that sends no file dates. Loaded late; a failure only means that nothing is shown.
 */
export function historyQuery({ file, textMark, modifiedTime }: Page) {
  return queryOptions({
    queryKey: ['file-history', file, textMark, modifiedTime],
    staleTime: forever,
    retry: false,
    queryFn: async ({ client }): Promise<Omit<FileHistory, 'hash' | 'textMark'> | null> => {
      const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
      const folders = await client.fetchQuery(foldersQuery)
      if (!folders.includes(folder)) return null
      const history = (await client.fetchQuery(folderQuery(folder)))[file.slice(folder.length + 1)]
      if (history === undefined || history.textMark === textMark) return history ?? null
      const isLater = modifiedTime !== undefined && Date.parse(modifiedTime) > Date.parse(history.updatedTime)
      return isLater ? { updatedTime: modifiedTime, contributors: [] } : null
    },
  })
}

/**
 * Returns the content files of a language with a commit after a given time (milliseconds since 1970), with
 * their history.
 */
export async function filesChangedSince(
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
