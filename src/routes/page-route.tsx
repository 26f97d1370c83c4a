import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { applyHead } from '../browser/document-head.ts'
import { logError, warn } from '../browser/log.ts'
import { siteBase, withBase } from '../browser/site-base.ts'
import { localeOf } from '../config/locales/locale.ts'
import type { Texts } from '../config/locales/texts.ts'
import { treeSidebar } from '../content/navigation-config.ts'
import { pageHeadOf } from '../content/page-head.ts'
import { pathnameOf, unknownRoute } from '../content/page-path.ts'
import { type Page, pageViewOf } from '../content/page-view.ts'
import { type Sidebar, sidebarOf } from '../content/sidebar.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { type SiteConfig, unknownSiteConfig } from '../content/site-config.ts'
import { siteTextsOf } from '../content/site-texts.ts'
import { navbarQuery, sidebarQuery, siteConfigQuery } from '../data/config-queries.ts'
import { folderShardQuery } from '../data/folder-shard-query.ts'
import type { LoadedPage } from '../data/load-page.ts'
import { reportIssues } from '../data/report-issues.ts'
import { LanguageRedirect } from '../features/language-redirect/language-redirect.tsx'
import { PageNotice } from '../features/notices/page-notice.tsx'
import { KeepOverlay } from '../features/offline/keep-overlay.tsx'
import { useVisitedMarks } from '../features/offline/kept-pages.ts'
import { SavedCopyBanner } from '../features/offline/saved-copy-banner.tsx'
import { TextBar } from '../features/offline/text-bar.tsx'
import { VersionBar } from '../features/offline/version-bar.tsx'
import { VisitOverlay } from '../features/visit/visit-overlay.tsx'
import { VisitPlace } from '../features/visit/visit-place.tsx'
import { PageWatermark } from '../features/watermark/page-watermark.tsx'
import { Frame } from '../frame/layout/frame.tsx'
import { TableOfContents } from '../frame/layout/table-of-contents.tsx'
import { FailureScreen } from '../frame/screens/failure-screen.tsx'
import { pageScreens } from '../frame/screens/page-screens.ts'
import { UnknownScreen } from '../frame/screens/unknown-screen.tsx'
import { GivenBlocksProvider } from '../markdown/blocks/given-blocks.tsx'
import { Bars } from '../ui/bar.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { CrashNote } from '../ui/page/crash-note.tsx'
import { type CurrentPage, CurrentPageProvider } from '../ui/page/current-page.tsx'
import { NavigationEnd } from './navigation-end.tsx'
import { pageBlocks } from './page-blocks.ts'
import { useShownText } from './shown-text.ts'

/** `npm run dev` only: a separate chunk that no build contains. */
const PageIssues = import.meta.env.DEV ? lazy(() => import('../features/preview/page-issues.tsx')) : undefined

export type ShownPage = Exclude<LoadedPage, { readonly kind: 'redirect' }>

/** Returns the language of the interface. */
export const localeOfShown = (loaded: ShownPage) =>
  loaded.kind === 'page' ? loaded.place.address.locale : loaded.locale

interface PageRouteProps {
  readonly loaded: ShownPage
  readonly route: string
  readonly texts: Texts
}

/** Everything at an address: the frame, and the screen for the resolved page. */
export function PageRoute({ loaded, route, texts }: PageRouteProps) {
  const router = useRouter()
  const text = useShownText(loaded)
  const current = useShownPage(loaded, text.page, { route, texts })
  const { page, view, sidebar } = current
  useVisitedMarks(text.onlySavedAt !== undefined || loaded.kind === 'failed')
  const locale = current.locale.id
  const { data: navbar = [] } = useQuery(navbarQuery(locale))
  useHead(current, loaded.kind === 'failed' ? 'failed' : 'unknown')
  useEffect(() => {
    if (page && sidebar.kind === 'unconfigured') warn(`No sidebar is configured for ${route}.`)
  }, [page, sidebar.kind, route])

  useEffect(() => {
    reportIssues(page?.issues ?? [], logError).catch(() => undefined)
  }, [page?.issues])

  const retry = () => router.invalidate()
  const Screen = page && pageScreens[page.kind]
  return (
    <CurrentPageProvider value={current}>
      <Frame
        navbar={navbar}
        sidebar={sidebar}
        overlays={
          <>
            <LanguageRedirect />
            <PageNotice />
            <PageWatermark />
            <KeepOverlay />
            <VisitOverlay />
            {PageIssues && page && (
              <ErrorBoundary name="The issues of the page" fallback={null}>
                <Suspense>
                  <PageIssues page={page} />
                </Suspense>
              </ErrorBoundary>
            )}
            <Bars>
              {text.showNewer && <TextBar key={page?.file} onShow={text.showNewer} />}
              <VersionBar />
              <VisitPlace />
            </Bars>
          </>
        }
        aside={<TableOfContents place="aside" />}
      >
        {text.onlySavedAt !== undefined && <SavedCopyBanner savedAt={text.onlySavedAt} />}
        <ErrorBoundary name={route} resetOn={locale + route} fallback={<CrashNote />}>
          {Screen && view && (
            <GivenBlocksProvider value={pageBlocks}>
              <Screen key={page.file} page={page} view={view} />
            </GivenBlocksProvider>
          )}
          {!page && loaded.kind === 'failed' && <FailureScreen error={loaded.failure} onRetry={retry} />}
          {!page && loaded.kind !== 'failed' && <UnknownScreen key={route} />}
        </ErrorBoundary>
      </Frame>
      <NavigationEnd path={locale + route} file={page?.file} />
    </CurrentPageProvider>
  )
}

type Shown = CurrentPage & { readonly sidebar: Sidebar }

/** Returns the page of an address with its surroundings, and follows changes of text and configuration. */
function useShownPage(
  loaded: ShownPage,
  page: Page | undefined,
  { route, texts }: Pick<PageRouteProps, 'route' | 'texts'>,
): Shown {
  const localeId = localeOfShown(loaded)
  const { data: site = unknownSiteConfig } = useQuery(siteConfigQuery)
  const { data: sidebarConfig = treeSidebar } = useQuery(sidebarQuery(localeId))
  const { data: shard } = useQuery(folderShardQuery(page))
  return useMemo(() => {
    const address = page?.address ?? { locale: localeId, route }
    const view = page && pageViewOf(page, { config: site, sidebar: sidebarConfig, shard: shard ?? undefined })
    const bare = isWithoutSidebar(route) || route === unknownRoute
    const sidebar: Sidebar =
      view?.sidebar ??
      (bare ? { kind: 'none' } : sidebarOf({ address, config: sidebarConfig, shard: undefined }))
    return { locale: localeOf(localeId), address, site, texts, page, view, sidebar }
  }, [page, localeId, route, site, texts, sidebarConfig, shard])
}

/** Updates title, language, and head elements for the page (Spec R6). */
function useHead({ address, locale, page, site, texts, view }: Shown, screen: 'failed' | 'unknown'): void {
  useEffect(() => {
    const words = siteTextsOf(site, locale.id)
    applyHead(
      pageHeadOf({
        address,
        site,
        page,
        view,
        siteTitle: words.title,
        siteDescription: words.description,
        screen: { kind: screen, title: screen === 'failed' ? texts.failure.title : texts.unknown.title },
        absolute: absoluteAddress(site),
      }),
    )
  }, [address, locale, page, site, texts, view, screen])
}

function absoluteAddress(site: SiteConfig): (pathname: string) => string {
  const origin =
    site.siteUrl !== undefined && URL.canParse(site.siteUrl) ? new URL(site.siteUrl).origin : location.origin
  return (pathname) => origin + withBase(pathname)
}

/** Returns the address of a page inside this site's base, for redirects. */
export const hrefOf = (address: Parameters<typeof pathnameOf>[0]) =>
  siteBase().replace(/\/$/, '') + pathnameOf(address)
