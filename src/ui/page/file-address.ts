import { type LinkTarget, resolveLink } from '../../content/link.ts'
import { useCurrentPage } from './current-page.tsx'

/**
 * Returns a resolver for file addresses in a page: relative ones start at the text's file, even if the text
 * is in another language.
 */
export function useFileAddress(): (source: string) => LinkTarget {
  const { address, page } = useCurrentPage()
  return (source) => resolveLink(source, { ...address, locale: page?.textLocale ?? address.locale })
}
