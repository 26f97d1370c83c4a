import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { applyHead } from '../browser/document-head.ts'
import { logError, warn } from '../browser/log.ts'
import { siteBase, withBase } from '../browser/site-base.ts'
import { treeSidebar } from '../content/navigation-config.ts'
import { pageHeadOf } from '../content/page-head.ts'
import { pathnameOf, unknownRoute } from '../content/page-path.ts'
import { type Page, pageViewOf } from '../content/page-view.ts'
import { type Sidebar, sidebarOf } from '../content/sidebar.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { type SiteConfig, unknownSiteConfig } from '../content/site-config.ts'
import { navbarQuery, sidebarQuery, siteConfigQuery } from '../data/config-queries.ts'
import { folderShardQuery } from '../data/folder-shard-query.ts'
import type { LoadedPage } from '../data/load-page.ts'
import { reportIssues } from '../data/report-issues.ts'
import { Frame } from '../layout/frame.tsx'
import { LanguageRedirect } from '../layout/language-redirect.tsx'
import { TableOfContents } from '../layout/table-of-contents.tsx'
import { VisitOverlay } from '../layout/visit/visit-overlay.tsx'
import { VisitPlace } from '../layout/visit/visit-place.tsx'
import { localeOf } from '../locales/locale.ts'
import { textsOf } from '../locales/texts.ts'
import { Bars } from '../offline/bar.tsx'
import { KeepOverlay } from '../offline/keep-overlay.tsx'
import { useVisitedMarks } from '../offline/kept-pages.ts'
import { SavedCopyBanner } from '../offline/saved-copy-banner.tsx'
import { TextBar } from '../offline/text-bar.tsx'
import { VersionBar } from '../offline/version-bar.tsx'
import { type CurrentPage, CurrentPageProvider } from '../page/current-page.tsx'
import { type PageMounts, PageMountsProvider } from '../page/page-mounts.tsx'
import { siteTextsOf } from '../page/site-texts.ts'
import { CrashNote } from '../screens/crash-note.tsx'
import { FailureScreen } from '../screens/failure-screen.tsx'
import { MountedTool } from '../screens/mounted-tool.tsx'
import { PageNotice } from '../screens/page-notice.tsx'
import { pageScreens } from '../screens/page-screens.ts'
import { PageWatermark } from '../screens/page-watermark.tsx'
import { UnknownScreen } from '../screens/unknown-screen.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { MountedPreview } from './mounted-preview.tsx'
import { NavigationEnd } from './navigation-end.tsx'
import { useShownText } from './shown-text.ts'

/** `npm run dev` only: a chunk of its own that no build carries. */
const PageIssues = import.meta.env.DEV ? lazy(() => import('../preview/page-issues.tsx')) : undefined

const mounts: PageMounts = { tool: MountedTool, preview: MountedPreview }

export type ShownPage = Exclude<LoadedPage, { readonly kind: 'redirect' }>

/** Everything a reader sees at an address: the frame, and in it the screen that fits what the address led to. */
export function PageRoute({ loaded, route }: { readonly loaded: ShownPage; readonly route: string }) {
  const router = useRouter()
  const text = useShownText(loaded)
  const current = useShownPage(loaded, text.page, route)
  const { page, view, sidebar } = current
  useVisitedMarks(text.onlySavedAt !== undefined || loaded.kind === 'failed')
  const locale = current.locale.id
  const { data: navbar = [] } = useQuery(navbarQuery(locale))
  useHead(current)
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
            <PageMountsProvider value={mounts}>
              <Screen key={page.file} page={page} view={view} />
            </PageMountsProvider>
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

/** The page of an address with its surroundings, followed as text and configuration change. */
function useShownPage(loaded: ShownPage, page: Page | undefined, route: string): Shown {
  const localeId = loaded.kind === 'page' ? loaded.place.address.locale : loaded.locale
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
    return { locale: localeOf(localeId), address, site, page, view, sidebar }
  }, [page, localeId, route, site, sidebarConfig, shard])
}

/** Title, language and the tags of the head follow the page (Checklist R6). */
function useHead({ address, locale, page, site, view }: Shown): void {
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
        screenTitle: textsOf(locale.id).unknown.title,
        absolute: absoluteAddress(site),
      }),
    )
  }, [address, locale, page, site, view])
}

function absoluteAddress(site: SiteConfig): (pathname: string) => string {
  const origin =
    site.siteUrl !== undefined && URL.canParse(site.siteUrl) ? new URL(site.siteUrl).origin : location.origin
  return (pathname) => origin + withBase(pathname)
}

/** For redirects: the address of a page inside this site's base. */
export const hrefOf = (address: Parameters<typeof pathnameOf>[0]) =>
  siteBase().replace(/\/$/, '') + pathnameOf(address)
