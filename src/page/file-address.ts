import { type LinkTarget, resolveLink } from '../content/link.ts'
import { useCurrentPage } from './current-page.tsx'

/** Resolves addresses of files that a page shows: relative ones lie beside the file the text came from, also when it is borrowed. */
export function useFileAddress(): (source: string) => LinkTarget {
  const { address, page } = useCurrentPage()
  return (source) => resolveLink(source, { ...address, locale: page?.textLocale ?? address.locale })
}
