import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfflineNeeds } from '../src/content/manifest.ts'
import { latePartFolders, type OfflineFile, partsUsedBy } from '../src/content/offline-list.ts'
import { siteConfigFile } from '../src/content/site-config.ts'
import type { LocaleId } from '../src/locales/locale.ts'
import { filesBelow, hashOf } from './content-tree.ts'

/**
 * What a language needs without a network: its own folder of the content with partials and pictures, the site's configuration and pictures, the data of
 * its search, which the index command made already. Shards come from the manifest itself.
 *
 * @param site the folder that the manifest lies in, with `img/`
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
  const others = await Promise.all([...pictures.map((file) => entryOf(join(site, 'img'), file, 'img'))])
  const used = new Set(texts.flatMap(({ parts }) => parts))
  return {
    files: [...[...texts, ...others].map(({ file }) => file), ...search],
    parts: latePartFolders.filter((folder) => used.has(folder)),
  }
}

async function entryOf(folder: string, name: string, address: string) {
  const bytes = await readFile(join(folder, name))
  const file: OfflineFile = { path: `${address}/${name}`, hash: hashOf(bytes), bytes: bytes.byteLength }
  return { file, parts: name.endsWith('.md') ? partsUsedBy(bytes.toString('utf8')) : [] }
}
