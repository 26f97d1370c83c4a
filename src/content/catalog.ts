import type { ManifestShard } from './manifest.ts'
import type { PageAddress, Route } from './page-path.ts'
import { byOrderThenTitle, isListed } from './sibling-order.ts'

/** A page or folder in a catalog. */
export interface CatalogEntry {
  readonly title: string
  /** Absent for a folder without its own page. */
  readonly address: PageAddress | undefined
  readonly children: readonly CatalogEntry[]
}

/**
 * Returns the pages below a folder, level by level, each sorted by `order`, then title. `index: false`
 * excludes a page, or a folder with all its content (Spec P10).
 *
 * @param read returns a folder's shard
 * @param depth number of levels; 1 is only the folder's own pages
 */
export async function catalogOf(
  folder: PageAddress,
  read: (folder: PageAddress) => Promise<ManifestShard | undefined>,
  depth: number,
): Promise<readonly CatalogEntry[]> {
  const shard = depth > 0 ? await read(folder) : undefined
  if (!shard) return []
  const { locale } = folder
  const own = shard.pages.filter((page) => page.route !== shard.folder && isListed(page))
  const pages = own.map((page) => ({ entry: page, hasPage: true, isFolder: false }))
  const folders = shard.folders
    .filter(isListed)
    .map((entry) => ({ entry, hasPage: entry.hasPage, isFolder: true }))
  const sorted = [...pages, ...folders].toSorted((one, other) => byOrderThenTitle(one.entry, other.entry))
  return Promise.all(
    sorted.map(async ({ entry, hasPage, isFolder }) => {
      const address: PageAddress = { locale, route: entry.route satisfies Route }
      return {
        title: entry.shortTitle ?? entry.title,
        address: hasPage ? address : undefined,
        children: isFolder ? await catalogOf(address, read, depth - 1) : [],
      }
    }),
  )
}
