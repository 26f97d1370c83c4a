import { filesOf, type PageAddress, pathnameOf } from '../content/page-path.ts'

const isMarked = (folder: string) => document.documentElement.matches(`[data-index-md~="${folder}"]`)

/**
 * Returns the content files that can contain a page, the likeliest first. `npm run index` lists in index.html the
 * folders that have an index.md instead of a README.md, or `*` and the others. The manifest cannot say it, because the
 * text is requested before the manifest has loaded.
 */
export const likelyFilesOf = (address: PageAddress): readonly string[] =>
  isMarked('*') === isMarked(pathnameOf(address)) ? filesOf(address) : filesOf(address).toReversed()
