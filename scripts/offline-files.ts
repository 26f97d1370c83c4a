import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleId } from '../src/config/locales/locale.ts'
import { type OfflineFile, partsToKeep, partsUsedBy } from '../src/content/offline-list.ts'
import { siteConfigFile } from '../src/content/site-config.ts'
import type { OfflineNeeds } from '../src/content/write-manifest.ts'
import { contentFiles, filesBelow, hashOf } from './content-tree.ts'

/**
 * Returns what a language needs offline: its content folder with includes and images, the site's
 * configuration and images, the history of its pages, and the search files, which the index command has
 * already written. Shards are listed in the manifest.
 *
 * @param site the folder of the manifest, with `img/`, and in a built site `history/`
 */
export async function offlineNeedsOf(
  locale: LocaleId,
  { content, site }: { readonly content: string; readonly site: string },
  search: readonly OfflineFile[],
): Promise<OfflineNeeds> {
  const own = (await contentFiles(content)).filter(
    (file) => file.startsWith(`${locale}/`) || file === siteConfigFile,
  )
  const pictures = await filesBelow(join(site, 'img'))
  const texts = await Promise.all(own.map((file) => entryOf(content, file, 'content')))
  const history = (await filesBelow(join(site, 'history'))).filter(
    (file) => file.startsWith(`${locale}/`) || file === 'folders.json',
  )
  const others = await Promise.all([
    ...pictures.map((file) => entryOf(join(site, 'img'), file, 'img')),
    ...history.map((file) => entryOf(join(site, 'history'), file, 'history')),
  ])
  return {
    files: [...[...texts, ...others].map(({ file }) => file), ...search],
    parts: partsToKeep(texts.flatMap(({ parts }) => parts)),
  }
}

async function entryOf(folder: string, name: string, address: string) {
  const bytes = await readFile(join(folder, name))
  const file: OfflineFile = { path: `${address}/${name}`, hash: hashOf(bytes), bytes: bytes.byteLength }
  return { file, parts: name.endsWith('.md') ? partsUsedBy(bytes.toString('utf8')) : [] }
}
