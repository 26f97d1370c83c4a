import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OfflineFile, partsToKeep, partsUsedBy } from '../src/content/offline-list.ts'
import { siteConfigFile } from '../src/content/site-config.ts'
import type { OfflineNeeds } from '../src/content/write-manifest.ts'
import type { LocaleId } from '../src/locales/locale.ts'
import { filesBelow, hashOf } from './content-tree.ts'

/**
 * What a language needs without a network: its own folder of the content with partials and pictures, the site's configuration and pictures, the history
 * of its pages, the data of its search, which the index command made already. Shards come from the manifest itself.
 *
 * @param site the folder that the manifest lies in, with `img/`, and in a built site `history/`
 */
export async function offlineNeedsOf(
  locale: LocaleId,
  { content, site }: { readonly content: string; readonly site: string },
  search: readonly OfflineFile[],
): Promise<OfflineNeeds> {
  const own = (await filesBelow(content)).filter(
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
