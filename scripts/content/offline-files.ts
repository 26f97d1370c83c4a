import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import { partsToKeep, partsUsedBy } from '../../src/content/late-parts.ts'
import type { OfflineFile } from '../../src/content/offline-list.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'
import { type FoundPage, fallbackPagesOf, type OfflineNeeds } from '../../src/content/write-manifest.ts'
import { expandIncludes } from '../../src/dialect/includes.ts'
import { hashOf } from '../shared/hash-of.ts'
import { filesBelow, listFiles } from './list-files.ts'

/**
 * Returns what a language needs offline: its content folder with includes and images, the pages that it shows in another
 * language, the site's configuration and images, the history of its pages, and the search files, which the index command
 * has already written. Shards are listed in the manifest.
 *
 * @param site the folder of the manifest, with `img/`, and in a built site `history/`
 * @param pages the pages of all languages
 */
export async function offlineNeedsOf(
  locale: LocaleId,
  {
    content,
    site,
    pages,
    linked,
  }: {
    readonly content: string
    readonly site: string
    readonly pages: readonly FoundPage[]
    readonly linked?: string
  },
  search: readonly OfflineFile[],
): Promise<OfflineNeeds> {
  const fallbackPages = fallbackPagesOf(locale, pages)
  const borrowed = new Set(
    (await Promise.all(fallbackPages.map((page) => filesOfPage(content, page)))).flat(),
  )
  const borrowedHistory = new Set(fallbackPages.map(({ file }) => `${dirname(file)}/history.json`))
  const own = (await listFiles(content, linked)).files.filter(
    (file) => file.startsWith(`${locale}/`) || file === siteConfigFile || borrowed.has(file),
  )
  const pictures = (await listFiles(join(site, 'img'), linked)).files
  const texts = await Promise.all(own.map((file) => entryOf(content, file, 'content')))
  const history = (await filesBelow(join(site, 'history'))).filter(
    (file) => file.startsWith(`${locale}/`) || file === 'folders.json' || borrowedHistory.has(file),
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

/** Returns a page's file, the parts that it includes, and its images in the content folder. */
async function filesOfPage(content: string, { file, pictures = {} }: FoundPage): Promise<readonly string[]> {
  const files = [file]
  const read = (name: string) => readFile(join(content, name), 'utf8')
  await expandIncludes(splitFrontMatter(await read(file)).body, file, (part) => {
    files.push(part)
    return read(part).catch(() => undefined)
  })
  const images = Object.keys(pictures).map((path) => decodeURI(path).replace('/content/', ''))
  return [...files, ...images]
}

async function entryOf(folder: string, name: string, address: string) {
  const bytes = await readFile(join(folder, name))
  const file: OfflineFile = { path: `${address}/${name}`, hash: hashOf(bytes), bytes: bytes.byteLength }
  return { file, parts: name.endsWith('.md') ? partsUsedBy(bytes.toString('utf8')) : [] }
}
