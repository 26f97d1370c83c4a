import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { localeOf } from '../config/locales/locale.ts'
import type { Texts } from '../config/locales/texts.ts'
import { treeSidebar } from '../content/navigation-config.ts'
import { unknownRoute } from '../content/page-path.ts'
import { type Page, pageViewOf } from '../content/page-view.ts'
import { type PageSidebar, sidebarOf } from '../content/sidebar.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { unknownSiteConfig } from '../content/site-config.ts'
import { sidebarQuery, siteConfigQuery } from '../data/config-queries.ts'
import { folderShardQuery } from '../data/folder-shard-query.ts'
import type { LoadedPage } from '../data/load-page.ts'
import type { CurrentPage } from '../ui/page/current-page.tsx'

/** What an address leads to, apart from other addresses. */
export type ShownPage = Exclude<LoadedPage, { readonly kind: 'redirect' }>

/** Returns the language of the interface. */
export const localeOfShown = (loaded: ShownPage) =>
  loaded.kind === 'page' ? loaded.target.address.locale : loaded.locale

/** The current page for components, and its sidebar. */
export type FramedPage = CurrentPage & { readonly sidebar: PageSidebar }

/** Returns the page of an address with its surroundings, and follows changes of text and configuration. */
export function useShownPage(
  loaded: ShownPage,
  page: Page | undefined,
  { route, texts }: { readonly route: string; readonly texts: Texts },
): FramedPage {
  const localeId = localeOfShown(loaded)
  const { data: site = unknownSiteConfig } = useQuery(siteConfigQuery)
  const { data: sidebarConfig = treeSidebar } = useQuery(sidebarQuery(localeId))
  const { data: shard } = useQuery(folderShardQuery(page))
  return useMemo(() => {
    const address = page?.address ?? { locale: localeId, route }
    const view = page && pageViewOf(page, { config: site, sidebar: sidebarConfig, shard: shard ?? undefined })
    const bare = isWithoutSidebar(route) || route === unknownRoute
    const sidebar: PageSidebar =
      view?.sidebar ??
      (bare ? { kind: 'none' } : sidebarOf({ address, config: sidebarConfig, shard: undefined }))
    return { locale: localeOf(localeId), address, site, texts, page, view, sidebar }
  }, [page, localeId, route, site, texts, sidebarConfig, shard])
}
