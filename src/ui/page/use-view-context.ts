import { NamedIcon } from '../named-icon.tsx'
import { useCurrentPage, useTexts } from './current-page.tsx'
import { SiteLink } from './site-link.tsx'
import type { ViewContext } from './view-context.ts'

const noPictures = {}

/** Returns the context of views in the application: links that use the router, icons that load. */
export function useViewContext(): ViewContext {
  const { locale, address, site, page, view } = useCurrentPage()
  const texts = useTexts()
  return {
    locale,
    address,
    textLocale: page?.textLocale ?? address.locale,
    site,
    isSiteKnown: true,
    texts,
    pictures: view?.pictures ?? noPictures,
    Link: SiteLink,
    OwnIcon: NamedIcon,
  }
}
