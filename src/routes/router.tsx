import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'
import { cleanAddress } from '../browser/arrival.ts'
import { handover } from '../browser/handover.ts'
import { logError } from '../browser/log.ts'
import { savesData } from '../browser/saves-data.ts'
import { siteBase, withBase, withoutBase } from '../browser/site-base.ts'
import { loginLifetime } from '../config/tools.ts'
import {
  localeOfPathname,
  type PageAddress,
  type PathReading,
  pathnameOf,
  readPathname,
  unknownRoute,
} from '../content/page-path.ts'
import { localeOfReading } from '../content/resolve-page.ts'
import { readToolArrival } from '../content/tool-arrival.ts'
import { navbarQuery, sidebarQuery, siteConfigQuery } from '../data/config-queries.ts'
import { folderShardQuery } from '../data/folder-shard-query.ts'
import { likelyFilesOf } from '../data/likely-files.ts'
import { type LoadedPage, loadPage } from '../data/load-page.ts'
import { pageQuery } from '../data/page-query.ts'
import { loadedTexts, textsQuery } from '../data/texts-query.ts'
import { loadScreen } from '../frame/screens/page-screens.ts'
import { loadBlocksAhead } from '../markdown/blocks-ahead.ts'
import { takePreparedArticle } from '../markdown/prepared-article.ts'
import { readAhead } from '../markdown/read-ahead.ts'
import { forgetOldLogin } from '../stores/pending-login.ts'
import { type Navigation, NavigationProvider } from '../ui/page/navigation.tsx'
import { keepPosition, restoresPositions } from './kept-position.ts'
import { showProgress } from './page-progress.ts'
import { PageRoute } from './page-route.tsx'
import { localeOfShown, type ShownPage } from './shown-page.ts'

/** How long a loaded page waits for navbar, sidebar, and titles, so that the frame does not jump. Milliseconds. */
const frameWait = 600

interface RouterContext {
  readonly client: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // The router rejects paths it cannot decode before the catch-all route sees them.
  notFoundComponent: () => (
    <Show loaded={{ kind: 'unknown', locale: localeOfPathname(pathname()) }} route={unknownRoute} />
  ),
})

/** The only route: every path of the site (Spec R1). `content/` decides what a path means, never the router. */
const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  // Not `loader`: the splat loses the trailing slash, so two addresses would share one result.
  beforeLoad: async ({ context: { client }, location, cause }) => {
    const reading = readPathname(pathnameOfHref(location.href))
    const isFirst = cause === 'enter'
    // The first page is already painted, and the application must not show less. A link to a heading needs
    // everything above it.
    const part = isFirst || location.hash !== '' ? 'all' : 'first-screens'
    const { redirects = 0 } = location.state
    try {
      return {
        loaded: await loadWithFrame(client, reading, { part, isFirst, redirects }),
        reading,
        redirects,
      }
    } catch (failure) {
      // The router's own error screen would have no frame.
      logError('Navigation failed.', failure)
      const loaded: LoadedPage = { kind: 'failed', locale: localeOfReading(reading), failure }
      return { loaded, reading, redirects }
    }
  },
  component: CatchAll,
})

interface Wanted {
  readonly part: Parameters<typeof readAhead>[2]
  /** Whether it is the first page of the visit. */
  readonly isFirst: boolean
  readonly redirects: number
}

/** Loads a page and what its frame needs at once. */
async function loadWithFrame(
  client: QueryClient,
  reading: PathReading,
  { part, isFirst, redirects }: Wanted,
): Promise<LoadedPage> {
  // In parallel with the text; afterwards, it would cost another round trip.
  if (reading.kind === 'canonical') prefetchFolder(client, reading.address)
  const [loaded] = await Promise.all([
    loadPage(client, reading, redirects),
    settle(loadFrame(client, reading)),
    // Never rejects: a page is worth showing with the texts of another language.
    client.prefetchQuery(textsQuery(localeOfReading(reading))),
  ])
  if (loaded.kind !== 'page') return loaded
  await settle(client.prefetchQuery(folderShardQuery(loaded.page)))
  const words = loadedTexts(client, loaded.target.address.locale).article
  takePreparedArticle(loaded.page, words.footnotes)
  const article = await readAhead(loaded.page.body, words, part)
  // The application then renders with the table of contents above the text. Added later, it would move the text.
  if (isFirst) handover().headings = article.headings
  await Promise.all([loadBlocksAhead(article), loadScreen(loaded.page.kind)])
  return loaded
}

const pathnameOfHref = (href: string) => href.split(/[?#]/, 1)[0] ?? '/'

function loadFrame(client: QueryClient, reading: PathReading): Promise<unknown> {
  const locale = localeOfReading(reading)
  return Promise.all([
    client.prefetchQuery(siteConfigQuery),
    client.prefetchQuery(navbarQuery(locale)),
    client.prefetchQuery(sidebarQuery(locale)),
  ])
}

function settle(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, frameWait))])
}

function CatchAll() {
  const { loaded, reading, redirects } = catchAllRoute.useRouteContext()
  if (loaded.kind === 'redirect') return <Redirect to={loaded.to} redirects={redirects + 1} />
  return <Show loaded={loaded} route={routeShown(loaded, reading)} />
}

function Show({ loaded, route }: { readonly loaded: ShownPage; readonly route: string }) {
  const router = useRouter()
  const { client } = router.options.context
  const navigation = useMemo(() => createNavigation(router.history, client), [router, client])
  return (
    <NavigationProvider value={navigation}>
      <PageRoute loaded={loaded} route={route} texts={loadedTexts(client, localeOfShown(loaded))} />
    </NavigationProvider>
  )
}

const pathname = () => withoutBase(location.pathname)

/** Returns the route in the address: on an unknown page, the requested one, because the address stays. */
function routeShown(loaded: LoadedPage, reading: PathReading): string {
  if (loaded.kind === 'page') return loaded.target.address.route
  if (reading.kind === 'canonical') return reading.address.route
  return reading.kind === 'variant' ? (reading.routes[0] ?? '/') : '/404.html'
}

interface RedirectProps {
  readonly to: PageAddress
  /** The number of redirects in a row, including this one. */
  readonly redirects: number
}

/** Replaces the requested address with the canonical one, without a history entry. */
function Redirect({ to, redirects }: RedirectProps) {
  const { history } = useRouter()
  const { searchStr, hash } = useLocation()
  const href = withBase(pathnameOf(to)) + searchStr + (hash === '' ? '' : `#${encodeURIComponent(hash)}`)
  useLayoutEffect(() => history.replace(href, { redirects }), [history, href, redirects])
  return null
}

function createNavigation(history: RouterHistory, client: QueryClient): Navigation {
  return {
    go: (path, how = 'push') => {
      const href = withBase(path)
      const isHere = href === location.pathname + location.search + location.hash
      // Before the router's own work, which on a phone takes as long as half a round trip.
      const reading = readPathname(pathnameOfHref(path))
      if (reading.kind === 'canonical') askForPage(client, reading.address)
      if (how === 'replace' || isHere) history.replace(href)
      else history.push(href)
    },
    back: () => {
      // Not the router's count, because going back may leave the application.
      if (window.history.length > 1) history.back()
      else history.push(withBase(homeOfLocation()))
    },
    prefetch: (address) => prefetchPage(client, address),
  }
}

function homeOfLocation(): string {
  return pathnameOf({ locale: localeOfPathname(pathname()), route: '/' })
}

function prefetchPage(client: QueryClient, address: PageAddress): void {
  if (!savesData()) askForPage(client, address)
}

function askForPage(client: QueryClient, address: PageAddress): void {
  const [file] = likelyFilesOf(address)
  if (file === undefined) return
  client.prefetchQuery(pageQuery({ address, file, textLocale: address.locale })).catch(() => undefined)
  client.prefetchQuery(textsQuery(address.locale)).catch(() => undefined)
  prefetchFolder(client, address)
}

/** Prefetches the folder of a page before the language of its text is known; usually it is the page's own. */
function prefetchFolder(client: QueryClient, address: PageAddress): void {
  client.prefetchQuery(folderShardQuery({ address, textLocale: address.locale })).catch(() => undefined)
}

/**
 * Removes extra slashes. A path that starts with two slashes looks like another host (`//evil.example/`), to
 * the router too. With one slash, it is a path of this site without a page.
 */
function takeOffExtraSlashes(): void {
  const { pathname: path, search, hash } = location
  if (/^[\\/]{2}/.test(path))
    window.history.replaceState(null, '', `/${path.replace(/^[\\/]+/, '')}${search}${hash}`)
}

export function createSiteRouter(client: QueryClient, history?: RouterHistory) {
  takeOffExtraSlashes()
  // Before the router reads the address, so that no code or token of a provider stays in it (SECURITY §3).
  cleanAddress(readToolArrival)
  forgetOldLogin(loginLifetime)
  const router = createRouter({
    routeTree: rootRoute.addChildren([catchAllRoute]),
    context: { client },
    basepath: siteBase(),
    ...(history && { history }),
    trailingSlash: 'preserve',
    scrollRestoration: restoresPositions,
    // The old page stays until the new one has loaded.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // A query is kept as one string: an authorization code must not be parsed as a number.
    parseSearch: (search) => (search === '' || search === '?' ? {} : { search }),
    stringifySearch: ({ search }: { search?: string }) => search ?? '',
    defaultOnCatch: (error) => logError('Navigation failed.', error),
  })
  showProgress(router)
  keepPosition(router)
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface HistoryState {
    /** The number of redirects in a row that led to this address. */
    redirects?: number
  }
}
