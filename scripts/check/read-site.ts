import { dirname } from 'node:path'
import type { ContentIssue } from '../../src/content/issue.ts'
import { resolveLink } from '../../src/content/link.ts'
import { type ManifestShard, readManifestRoot, readManifestShard } from '../../src/content/manifest.ts'
import { pathnameOf, readPathname } from '../../src/content/page-path.ts'
import { type Resolution, resolvePage, shardsToConsult } from '../../src/content/resolve-page.ts'
import { type FoundPage, writeManifest } from '../../src/content/write-manifest.ts'
import type { ContentHistory } from '../content-history.ts'
import { filesBelow, hashOf, readContentTree } from '../content-tree.ts'
import { deliveredPolicyOf } from '../publish/delivered-policy.ts'
import { siteConfigOf } from '../publish/site-config-of.ts'
import { readNavigation } from './navigation.ts'
import { contentFile } from './read-pages.ts'
import { readThrough } from './read-through.ts'
import type { Site } from './site.ts'

/** Where content lies, and where the site's other files lie. */
export interface Folders {
  readonly content: string
  /** Served at the site's base; it holds the content folder as `content/`. Default: the folder above it. */
  readonly public?: string | undefined
  /** Of the content folder. Default: none, so that no dates are compared. */
  readonly history?: Promise<ContentHistory> | undefined
}

/** Reads a content folder, and on the way asks the page rules about every page. */
export async function readSite(
  folders: Folders,
): Promise<{ readonly site: Site; readonly pageIssues: readonly ContentIssue[] }> {
  const tree = await readContentTree(folders.content)
  const publicFolder = folders.public ?? dirname(folders.content)
  const files = new Set(await filesBelow(publicFolder))
  const read = await readThrough(folders.content, tree.pages)
  const pages = read.map(({ facts }) => facts)
  const byPath = new Map(pages.map((page) => [pathnameOf(page.address), page]))
  const site: Site = {
    pages,
    pageAt: (address) => byPath.get(pathnameOf(address)),
    resolve: resolver(tree),
    targetOf: resolveLink,
    hasFile: (path) => files.has(fileOf(path)),
    datedPage: dater(tree.pages, await folders.history),
    navigations: await readNavigation((file) => contentFile(folders.content, file)),
    config: await siteConfigOf(folders.content),
    deliveredPolicy: await deliveredPolicyOf(publicFolder),
    issues: tree.issues,
  }
  return { site, pageIssues: read.flatMap(({ issues }) => issues) }
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

/** `/img/a%20b.png?x#y` → `img/a b.png`; the content folder is called `content` in every address. */
function fileOf(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/^\/+/, '')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

function resolver(tree: Awaited<ReturnType<typeof readContentTree>>): Site['resolve'] {
  const { root: rootText, shards: texts } = writeManifest(tree.pages, {
    configFiles: tree.configFiles,
    hash: hashOf,
  })
  const root = readManifestRoot(JSON.parse(rootText))
  if (!root) throw new Error('The manifest that was just written cannot be read.')
  const shards = new Map<string, ManifestShard>()
  for (const [name, text] of texts) {
    const shard = readManifestShard(JSON.parse(text))
    if (shard) shards.set(name, shard)
  }
  const known = new Map<string, Resolution>()
  return (address) => {
    const pathname = pathnameOf(address)
    const before = known.get(pathname)
    if (before) return before
    const reading = readPathname(pathname)
    const needed = shardsToConsult(reading, root).flatMap(({ name }) => shards.get(name) ?? [])
    const resolution = resolvePage(reading, needed)
    known.set(pathname, resolution)
    return resolution
  }
}
