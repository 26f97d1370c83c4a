import type { LocaleId } from '../config/locales/locale.ts'
import {
  filesOf,
  type PageAddress,
  type PathReading,
  pathnameOf,
  unknownRoute,
} from '../content/page-path.ts'

/** What is loaded for a page: its address, and the file that may contain it. */
export interface PageTarget {
  readonly address: PageAddress
  readonly file: string
  readonly textLocale: LocaleId
}

const isMarked = (folder: string) => document.documentElement.matches(`[data-index-md~="${folder}"]`)

/**
 * Returns the content files that can contain a page, the likeliest first. `npm run index` lists in index.html the
 * folders that have an index.md instead of a README.md, or `*` and the others. The manifest cannot say it, because the
 * text is requested before the manifest has loaded.
 */
export const likelyFilesOf = (address: PageAddress): readonly string[] =>
  isMarked('*') === isMarked(pathnameOf(address)) ? filesOf(address) : filesOf(address).toReversed()

/**
 * Returns the file that is requested first for an address, without the manifest; `undefined` for the path of the unknown-page
 * screen and for paths that are not canonical.
 */
export function targetOf(reading: PathReading): PageTarget | undefined {
  if (reading.kind !== 'canonical' || reading.address.route === unknownRoute) return undefined
  const { address } = reading
  const [file] = likelyFilesOf(address)
  return file === undefined ? undefined : { address, file, textLocale: address.locale }
}
