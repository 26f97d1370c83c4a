import { filesOf, type PageAddress } from '../content/page-path.ts'

/**
 * Returns the content files that can contain a page, the likeliest first. `npm run index` marks index.html if
 * most folders have an index.md instead of a README.md.
 */
export const likelyFilesOf = (address: PageAddress): readonly string[] =>
  'indexMd' in document.documentElement.dataset ? filesOf(address).toReversed() : filesOf(address)
