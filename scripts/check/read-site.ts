import { join, relative, sep } from 'node:path'
import { readNavigation } from '../../src/check/navigation.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { resolveLink } from '../../src/content/link.ts'
import { type ManifestShard, readManifestRoot, readManifestShard } from '../../src/content/manifest.ts'
import { nearestPages } from '../../src/content/nearest-pages.ts'
import { type PageAddress, pathnameOf, readPathname } from '../../src/content/page-path.ts'
import { type Resolution, resolvePage, shardsToConsult } from '../../src/content/resolve-page.ts'
import { type FoundPage, writeManifest } from '../../src/content/write-manifest.ts'
import type { ContentHistory } from '../content/content-history.ts'
import { contentText } from '../content/content-text.ts'
import { readContentTree } from '../content/content-tree.ts'
import { filesBelow } from '../content/list-files.ts'
import { siteConfigOf } from '../content/site-json.ts'
import { publicFolderOf } from '../content/site-path.ts'
import { deliveredPolicyOf } from '../publish/delivered-policy.ts'
import { baseOf } from '../publish/site-document.ts'
import { hashOf } from '../shared/hash-of.ts'
import { textOfFile } from '../shared/text-of-file.ts'
import { noCache, openPageCache, type PageCache } from './page-cache.ts'
import { fewPages } from './read-in-parallel.ts'
import { readThrough } from './read-through.ts'
import type { Site } from './site.ts'
import { siteFiles } from './site-files.ts'
import { fileOf, findUnusedImages } from './used-images.ts'

/** The folders of the content and of the site's other files. */
export interface Folders {
  readonly content: string
  /**
   * Served at the site's base. Default: the parent folder of a folder called `content`. Any other folder counts as a site
   * that is still to be made of it.
   */
  readonly public?: string | undefined
  /** History of the content folder. Default: none, so that dates are not compared. */
  readonly history?: Promise<ContentHistory> | undefined
  /** The path that the site will have. Default: that of the site in the public folder. */
  readonly base?: string | undefined
}

/** Reads a content folder and applies the page rules to every page. */
export async function readSite(
  folders: Folders,
): Promise<{ readonly site: Site; readonly pageIssues: readonly ContentIssue[] }> {
  const cache = await cacheOf(folders.content)
  const tree = await readContentTree(folders.content, '', cache.facts)
  const publicFolder = folders.public ?? publicFolderOf(folders.content)
  const files = await siteFiles(folders.content, publicFolder)
  const read = await readThrough(folders.content, tree.pages, { cache, texts: tree.texts })
  const pages = read.map(({ facts }) => facts)
  const byPath = new Map(pages.map((page) => [pathnameOf(page.address), page]))
  const pageAt = (address: PageAddress) => byPath.get(pathnameOf(address))
  const shards = shardsOf(tree)
  const sizes = new Map(tree.pages.flatMap(({ pictures = {} }) => Object.entries(pictures)))
  const site: Site = {
    pages,
    included: new Map(read.map(({ facts, included }) => [facts.file, included.map(({ file }) => file)])),
    pageAt,
    resolve: resolver(shards),
    nearest: (address) => {
      const [found] = nearestPages(address, [...shards.byName.values()], 2)
      if (found?.textLocale !== address.locale || isFolderAround(found.address, address)) return undefined
      return pageAt(found.address)
    },
    sizeOf: (path) => sizes.get(path.replace(/[?#].*$/s, '')),
    targetOf: resolveLink,
    hasFile: (path) => files.has(fileOf(path)),
    unusedImages: (
      await findUnusedImages({ files, shell: join(publicFolder, '../index.html') }, tree.pages, pages)
    ).map((file) =>
      relative(folders.content, files.get(file) ?? '')
        .split(sep)
        .join('/'),
    ),
    datedPage: dater(tree.pages, await folders.history),
    navigations: await readNavigation((file) => contentText(folders.content, file)),
    config: await siteConfigOf(folders.content),
    deliveredPolicy: await deliveredPolicyOf(publicFolder),
    deliveredBase: folders.base ?? (await deliveredBaseOf(publicFolder)),
    issues: tree.issues,
  }
  return { site, pageIssues: read.flatMap(({ issues }) => issues) }
}

async function deliveredBaseOf(folder: string): Promise<string | undefined> {
  const html = await textOfFile(join(folder, 'index.html'))
  return html === undefined ? undefined : baseOf(html)
}

/** Returns the pages of the last run. A small site has none, because reading it takes no time. */
async function cacheOf(folder: string): Promise<PageCache> {
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.md'))
  return pages.length < fewPages ? noCache : openPageCache(folder)
}

function dater(pages: readonly FoundPage[], history: ContentHistory = new Map()): Site['datedPage'] {
  const hashes = new Map(pages.map(({ file, textHash }) => [file, textHash]))
  return ({ address, file, metadata }) => ({
    locale: address.locale,
    basedOn: metadata.basedOn,
    textHash: hashes.get(file) ?? '',
    updatedTime: history.get(file)?.[0]?.time,
  })
}

/** Returns whether a page is the one of a folder that contains the address, which every address has. */
const isFolderAround = (page: PageAddress, { route }: PageAddress) =>
  page.route.endsWith('/') && route.startsWith(page.route)

interface Shards {
  readonly root: NonNullable<ReturnType<typeof readManifestRoot>>
  readonly byName: ReadonlyMap<string, ManifestShard>
}

function shardsOf(tree: Awaited<ReturnType<typeof readContentTree>>): Shards {
  const { root: rootText, shards: texts } = writeManifest(tree.pages, {
    configFiles: tree.configFiles,
    hash: hashOf,
  })
  const root = readManifestRoot(JSON.parse(rootText))
  if (!root) throw new Error('The generated manifest cannot be read. This is a bug in write-manifest.ts.')
  const byName = new Map<string, ManifestShard>()
  for (const [name, text] of texts) {
    const shard = readManifestShard(JSON.parse(text))
    if (shard) byName.set(name, shard)
  }
  return { root, byName }
}

function resolver({ root, byName }: Shards): Site['resolve'] {
  const known = new Map<string, Resolution>()
  return (address) => {
    const pathname = pathnameOf(address)
    const before = known.get(pathname)
    if (before) return before
    const reading = readPathname(pathname)
    const needed = shardsToConsult(reading, root).flatMap(({ name }) => byName.get(name) ?? [])
    const resolution = resolvePage(reading, needed)
    known.set(pathname, resolution)
    return resolution
  }
}
