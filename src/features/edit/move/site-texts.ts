import type { QueryClient } from '@tanstack/react-query'
import { inParallel } from '../../../browser/in-parallel.ts'
import { checkedFile } from '../../../content/checked.ts'
import { fetchShards } from '../../../data/manifest-queries.ts'
import { textToEdit } from '../../../data/page-query.ts'
import type { Draft } from '../preview/draft.ts'

/** How much of a long work is done. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/**
 * Returns the published texts of all pages, menus, and settings, by file.
 *
 * @throws if one can't be loaded, because links in it would be missed
 */
export async function publishedTexts(
  client: QueryClient,
  onProgress: (progress: Progress) => void,
): Promise<ReadonlyMap<string, string>> {
  let configFiles: readonly string[] = []
  const shards = await fetchShards(client, (root) => {
    configFiles = root.configFiles
    return Object.values(root.shards).flatMap((names) => Object.values(names ?? {}).map((name) => ({ name })))
  })
  const pages = shards.flatMap((shard) => shard.pages.map(({ file }) => file))
  const files = [...new Set([...pages, ...configFiles, checkedFile])]
  const texts = new Map<string, string>()
  let done = 0
  await inParallel(files, async (file) => {
    const answer = await textToEdit(file)
    if (answer) texts.set(file, answer.text)
    done += 1
    onProgress({ done, all: files.length })
  })
  return texts
}

/** Returns texts as they will be when drafts are handed in. */
export function withDrafts(
  published: ReadonlyMap<string, string>,
  drafts: readonly Draft[],
): ReadonlyMap<string, string> {
  const texts = new Map(published)
  for (const { file, text, movedFrom, isDeleted } of drafts) {
    if (movedFrom !== undefined) texts.delete(movedFrom)
    if (isDeleted) texts.delete(file)
    else texts.set(file, text)
  }
  return texts
}
