import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { TextFacts } from '../content/text-facts.ts'
import { openPageCache, type PageCache } from './page-cache.ts'
import { fewPages, readInParallel } from './read-in-parallel.ts'
import { hasSameIncludes, type ReadPage, readPages } from './read-pages.ts'

interface ReadOptions {
  /** The pages whose article is needed, so that they are read. Default: none. */
  readonly unprepared?: ReadonlySet<string>
  /** Default: the cache of the folder. */
  readonly cache?: PageCache
  /** What the texts of the pages say, to be stored with them. */
  readonly texts?: ReadonlyMap<string, TextFacts>
}

/** Returns every page, sorted by file: from the last run if its text is unchanged, read otherwise. */
export async function readThrough(
  folder: string,
  found: readonly FoundPage[],
  { unprepared = new Set(), cache: given, texts }: ReadOptions = {},
): Promise<readonly ReadPage[]> {
  const sorted = found.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  if (sorted.length < fewPages)
    return readPages(
      folder,
      sorted.map(({ file }) => file),
      { prepares: (file) => unprepared.has(file) },
    )
  const cache = given ?? (await openPageCache(folder))
  const changed: string[] = []
  for (const { file, hash } of sorted) {
    const before = cache.get(file, hash)
    if (!before || unprepared.has(file) || !(await hasSameIncludes(folder, before))) changed.push(file)
  }
  const fresh = new Map(
    (await readInParallel({ folder, files: changed, unprepared })).map((page) => [page.facts.file, page]),
  )
  const pages = sorted.flatMap(({ file, hash }) => {
    const page = fresh.get(file) ?? cache.get(file, hash)
    return page ? [{ file, hash, page, facts: texts?.get(file) ?? cache.facts(file, hash) }] : []
  })
  // A slow page is read again, because the machine may have been busy.
  if (changed.length > 0) await cache.store(pages.filter(({ page }) => !isSlow(page)))
  return pages.map(({ page }) => page)
}

/** Returns whether reading a page took too long. */
export const isSlow = ({ issues }: ReadPage) => issues.some(({ kind }) => kind === 'page-slow')
