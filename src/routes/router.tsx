import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRouter,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'
import { cleanAddress } from '../browser/arrival.ts'
import { handover } from '../browser/handover.ts'
import { hashTo } from '../browser/hash-id.ts'
import { logError } from '../browser/log.ts'
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
import { readToolArrival } from '../content/tool-arrival.ts'
import type { LoadedPage } from '../data/load-page.ts'
import { loadedTexts } from '../data/texts-query.ts'
import { pageProgress } from '../frame/layout/progress-bar.tsx'
import { forgetOldLogin } from '../stores/pending-login.ts'
import { NavigationProvider } from '../ui/page/navigation.tsx'
import { createNavigation, pathnameOfHref } from './create-navigation.ts'
import { loadWithFrame } from './load-with-frame.ts'
import { PageRoute } from './page-route.tsx'
import { localeOfShown, type ShownPage } from './shown-page.ts'

interface RouterContext {
  readonly client: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // The router rejects paths it cannot decode before the catch-all route sees them.
  notFoundComponent: () => (
    <Show
      loaded={{ kind: 'unknown', locale: localeOfPathname(withoutBase(location.pathname)) }}
      route={unknownRoute}
    />
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
      const loaded: LoadedPage = { kind: 'failed', locale: reading.locale, failure }
      return { loaded, reading, redirects }
    }
  },
  component: CatchAll,
})

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

/** Returns the route in the address: on an unknown page, the requested one, because the address stays. */
function routeShown(loaded: LoadedPage, reading: PathReading): string {
  return loaded.kind === 'page' ? loaded.target.address.route : (reading.routes[0] ?? unknownRoute)
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
  const href = withBase(pathnameOf(to)) + searchStr + hashTo(hash)
  useLayoutEffect(() => history.replace(href, { redirects }), [history, href, redirects])
  return null
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

export function createSiteRouter(client: QueryClient) {
  takeOffExtraSlashes()
  // Before the router reads the address, so that no code or token of a provider stays in it (SECURITY §3).
  cleanAddress(readToolArrival)
  forgetOldLogin(loginLifetime)
  const router = createRouter({
    routeTree: rootRoute.addChildren([catchAllRoute]),
    context: { client },
    basepath: siteBase(),
    trailingSlash: 'preserve',
    scrollRestoration: true,
    // The old page stays until the new one has loaded.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // A query is kept as one string: an authorization code must not be parsed as a number.
    parseSearch: (search) => (search === '' || search === '?' ? {} : { search }),
    stringifySearch: ({ search }: { search?: string }) => search ?? '',
    defaultOnCatch: (error) => logError('Navigation failed.', error),
  })
  showProgress(router)
  keepFirstPosition(router)
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

/**
 * Keeps the position of the first page as the first paint left it, until the reader goes elsewhere. The router knows only the
 * positions of readers who return, so it has scrolled this page to its top or heading, in the same task. Because of that, it also
 * remembers the position.
 */
function keepFirstPosition(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // Also a link to the page itself, which leads to its top.
    if (fromLocation && fromLocation.state.__TSR_key !== toLocation.state.__TSR_key)
      handover().position = undefined
  })
  router.subscribe('onRendered', () => {
    const { position } = handover()
    if (position) scrollTo({ ...position, behavior: 'instant' })
  })
}

/** Shows the progress bar while a page loads that was not visited before (Spec §4 "Progress bar"). */
function showProgress(router: AnyRouter): void {
  const visited = new Set<string>()
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // The browser shows the progress of the first page.
    if (fromLocation && !visited.has(toLocation.pathname)) pageProgress.start()
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    visited.add(toLocation.pathname)
    pageProgress.done()
  })
}
