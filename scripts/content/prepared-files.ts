import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { preparedUrl } from '../../src/content/content-url.ts'
import type { ManifestShard } from '../../src/content/manifest.ts'
import { treeSidebar } from '../../src/content/navigation-config.ts'
import { pathnameOf } from '../../src/content/page-path.ts'
import { type Page, pageViewOf, shardFolderOf } from '../../src/content/page-view.ts'
import { navbarFile, type SiteFile, sidebarFile, siteFile } from '../../src/content/site-files.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { PreparedFrame, PreparedKey } from '../../src/prepare/prepared-page.ts'
import { type SiteFrame, usualFrame } from '../../src/prepare/site-frame.ts'
import { footnotesIn } from '../check/prepared-article.ts'
import { writeFiles } from '../shared/write-files.ts'
import { siteFileIn } from './site-json.ts'

/** Folder of the prepared files, next to the manifest. */
export const preparedFolder = 'prepared'

/** How many files are held in memory. */
const atATime = 200

const pathOf = (site: string, file: string) => join(site, decodeURIComponent(preparedUrl(file)))

const keyOf = ({ hash, locale }: FoundPage, reader: string, mark: string): PreparedKey => ({
  reader,
  hash,
  mark,
  footnotes: footnotesIn(locale),
})

/** Returns the pages whose prepared file in a site was made from another text, or by another version of the program. */
export async function unpreparedPages(
  site: string,
  pages: readonly FoundPage[],
  reader: string,
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>()
  for (const page of pages) {
    const [, key = ''] = (await startOf(pathOf(site, page.file))).split('\n')
    const isCurrent = key.startsWith(`{"reader":"${reader}","hash":"${page.hash}",`)
    if (!isCurrent) missing.add(page.file)
  }
  return missing
}

/** Returns the first line of a file with content; an empty text if there is no file. */
async function startOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined)
  if (!file) return ''
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

interface FrameSource {
  readonly content: string
  readonly pages: readonly FoundPage[]
  readonly shown: ReadonlyMap<string, Omit<Page, 'body'>>
  readonly shards: readonly ManifestShard[]
}

/** What the first paint shows around pages. */
export interface Frames {
  readonly shared: SiteFrame
  readonly of: (page: Omit<Page, 'body'>) => PreparedFrame
}

interface PreparedSource extends Pick<FrameSource, 'pages' | 'shown'> {
  /** Folder of the manifest. */
  readonly site: string
  readonly frames: Frames
  readonly reader: string
  /** The articles of pages without a current file, as JSON. */
  readonly articles: ReadonlyMap<string, string>
}

/**
 * Writes a file for each page: key, frame, and article, each in one line, so that a later run can keep the article.
 * Removes those of other pages. A file says what it was made from, so a half-written set does no harm.
 */
export async function writePrepared(source: PreparedSource): Promise<void> {
  const { site, pages } = source
  for (let from = 0; from < pages.length; from += atATime) {
    const texts = pages.slice(from, from + atATime).map(async (page) => {
      const path = pathOf(site, page.file)
      return [path, await textOf(page, path, source)] as const
    })
    await writeFiles(new Map(await Promise.all(texts)))
  }
  await removeOthers(site, new Set(pages.map(({ file }) => pathOf(site, file))))
}

async function textOf(
  page: FoundPage,
  path: string,
  { shown, articles, reader, frames }: PreparedSource,
): Promise<string> {
  const known = shown.get(page.file)
  const article =
    articles.get(page.file) ?? (await readFile(path, 'utf8').catch(() => '')).split('\n')[3] ?? 'null'
  const key = JSON.stringify(keyOf(page, reader, known?.textMark ?? ''))
  const frame = known && article !== 'null' ? JSON.stringify(frames.of(known)) : 'null'
  return `[\n${key},\n${frame},\n${article || 'null'}\n]\n`
}

/** Pages with a frame of their own that a document may list. */
const mostOthers = 200

/** Reads what the frames of all pages consist of. */
export async function framesOf({ content, pages, shown, shards }: FrameSource): Promise<Frames> {
  const byLocale = async <T>(fileOf: (locale: LocaleId) => SiteFile<T>) =>
    Object.fromEntries(
      await Promise.all(
        locales.map(async (locale) => [locale, await siteFileIn(content, fileOf(locale))] as const),
      ),
    )
  const locales = [...new Set(pages.map(({ locale }) => locale))]
  const config = await siteFileIn(content, siteFile)
  const navbars = await byLocale(navbarFile)
  const sidebars = await byLocale(sidebarFile)
  const shardOf = new Map(shards.map((shard) => [pathnameOf({ ...shard, route: shard.folder }), shard]))
  const of = (page: Omit<Page, 'body'>): PreparedFrame => {
    const { kind, title, readingTime, textLocale } = page
    // Only the search reads these two, from the page itself.
    const { alias: _alias, questions: _questions, ...metadata } = page.metadata
    const around = shardFolderOf(page)
    const sidebar = sidebars[textLocale] ?? treeSidebar
    const view = pageViewOf(
      { ...page, body: '' },
      { config, sidebar, shard: shardOf.get(pathnameOf(around)) },
    )
    const { breadcrumb, locales: own, pictures } = view
    const hasSidebar = view.sidebar.kind === 'items' && view.sidebar.items.length > 0
    return {
      ...{ kind, title, metadata, readingTime, breadcrumb, locales: own, pictures, hasSidebar },
      isBehind: view.behind ?? false,
    }
  }
  return { of, shared: { config, navbars, ...usualIn([...shown.values()], of) } }
}

/** Returns whether most pages have a sidebar, and the pages whose frame differs from that of most others. */
function usualIn(
  pages: readonly Omit<Page, 'body'>[],
  frameOf: Frames['of'],
): Pick<SiteFrame, 'hasSidebar' | 'others'> {
  const framed = pages.map((page) => ({ page, frame: frameOf(page) }))
  const inSidebar = framed.filter(({ frame }) => frame.hasSidebar).length
  const hasSidebar = inSidebar * 2 >= framed.length
  const others = framed.flatMap(({ page: { address, metadata, kind }, frame }) => {
    const usual = usualFrame({ hasSidebar }, address)
    const isUsual = kind === usual.kind && frame.hasSidebar === usual.hasSidebar && metadata.navbar !== false
    return isUsual ? [] : [pathnameOf(address)]
  })
  return { hasSidebar, ...(others.length <= mostOthers && { others }) }
}

async function removeOthers(site: string, own: ReadonlySet<string>): Promise<void> {
  const folder = join(site, preparedFolder)
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    if (name.endsWith('.json') && !own.has(path)) await rm(path)
  }
}
