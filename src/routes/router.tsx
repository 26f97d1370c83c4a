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
import { isPlaceHeld, releasePlace } from '../browser/held-place.ts'
import { logError } from '../browser/log.ts'
import { savesData } from '../browser/saves-data.ts'
import { siteBase, withBase, withoutBase } from '../browser/site-base.ts'
import { loginLifetime } from '../config/tools.ts'
import {
  filesOf,
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
import { type LoadedPage, loadPage } from '../data/load-page.ts'
import { pageQuery } from '../data/page-query.ts'
import { textsOf } from '../locales/texts.ts'
import { readAhead } from '../markdown/text-at-once.ts'
import { type Navigation, NavigationProvider } from '../page/navigation.tsx'
import { SiteTreeProvider } from '../page/site-tree.tsx'
import { forgetOldLogin } from '../stores/pending-login.ts'
import { showProgress } from './page-progress.ts'
import { hrefOf, PageRoute, type ShownPage } from './page-route.tsx'
import { createSiteTree } from './site-tree.ts'

/** How long a page that is there waits for navbar, sidebar and titles, so that the frame does not jump. Milliseconds. */
const frameWait = 600

interface RouterContext {
  readonly client: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // The router gives up on paths it cannot decode before the catch-all sees them.
  notFoundComponent: () => (
    <Show loaded={{ kind: 'unknown', locale: localeOfPathname(pathname()) }} route={unknownRoute} />
  ),
})

/** The one route: every path of the site (Checklist R1). What a path means is decided in `content/`, never by the router. */
const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  // Not `loader`: the splat loses the trailing slash, so two addresses would share what was loaded.
  beforeLoad: async ({ context: { client }, location, cause }) => {
    const reading = readPathname(pathnameOfHref(location.href))
    // Beside the text: asked for behind it, it would cost a round trip of its own.
    if (reading.kind === 'canonical') prefetchFolder(client, reading.address)
    const [loaded] = await Promise.all([loadPage(client, reading), settle(loadFrame(client, reading))])
    if (loaded.kind === 'page') {
      await settle(client.prefetchQuery(folderShardQuery(loaded.page)))
      // The first page is painted already: the application must not show less of it. Who comes for a part needs all that stands above it.
      const part = cause === 'enter' || location.hash !== '' ? 'all' : 'first-screens'
      await readAhead(loaded.page.body, textsOf(loaded.place.address.locale).article.footnotes, part)
    }
    return { loaded, reading }
  },
  component: CatchAll,
})

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
  const { loaded, reading } = catchAllRoute.useRouteContext()
  if (loaded.kind === 'redirect') return <Redirect to={loaded.to} />
  return <Show loaded={loaded} route={routeShown(loaded, reading)} />
}

function Show({ loaded, route }: { readonly loaded: ShownPage; readonly route: string }) {
  const router = useRouter()
  const { client } = router.options.context
  const navigation = useMemo(() => createNavigation(router.history, client), [router, client])
  const tree = useMemo(() => createSiteTree(client), [client])
  return (
    <NavigationProvider value={navigation}>
      <SiteTreeProvider value={tree}>
        <PageRoute loaded={loaded} route={route} />
      </SiteTreeProvider>
    </NavigationProvider>
  )
}

const pathname = () => withoutBase(location.pathname)

/** The route that stands in the address: for an unknown page the one asked for, since the screen stays there. */
function routeShown(loaded: LoadedPage, reading: PathReading): string {
  if (loaded.kind === 'page') return loaded.place.address.route
  if (reading.kind === 'canonical') return reading.address.route
  return reading.kind === 'variant' ? (reading.routes[0] ?? '/') : '/404.html'
}

/** Replaces the address asked for by the one right form; leaves no history entry. */
function Redirect({ to }: { readonly to: PageAddress }) {
  const { history } = useRouter()
  const { searchStr, hash } = useLocation()
  const href = hrefOf(to) + searchStr + (hash === '' ? '' : `#${encodeURIComponent(hash)}`)
  useLayoutEffect(() => history.replace(href), [history, href])
  return null
}

function createNavigation(history: RouterHistory, client: QueryClient): Navigation {
  return {
    go: (path, how = 'push') => {
      const href = withBase(path)
      const isHere = href === location.pathname + location.search + location.hash
      // Before the router takes its steps: on a phone they are as long as half the way to the server.
      const reading = readPathname(pathnameOfHref(path))
      if (reading.kind === 'canonical') askForPage(client, reading.address)
      if (how === 'replace' || isHere) history.replace(href)
      else history.push(href)
    },
    back: () => {
      // Not the router's own count: the step back may lead out of the application.
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
  const [file] = filesOf(address)
  if (file === undefined) return
  client.prefetchQuery(pageQuery({ address, file, textLocale: address.locale })).catch(() => undefined)
  prefetchFolder(client, address)
}

/** What tells a page's surroundings, before it is known in which language its text is: mostly in its own. */
function prefetchFolder(client: QueryClient, address: PageAddress): void {
  client.prefetchQuery(folderShardQuery({ address, textLocale: address.locale })).catch(() => undefined)
}

/**
 * A path with two slashes in front reads like another host (`//evil.example/`), to the router too. One slash says what it is: a path of
 * this site that has no page.
 */
function takeOffExtraSlashes(): void {
  const { pathname: path, search, hash } = location
  if (/^[\\/]{2}/.test(path))
    window.history.replaceState(null, '', `/${path.replace(/^[\\/]+/, '')}${search}${hash}`)
}

export function createSiteRouter(client: QueryClient, history?: RouterHistory) {
  takeOffExtraSlashes()
  // Before the router reads the address: no code or token of a provider stays in it (SECURITY §3).
  cleanAddress(readToolArrival)
  forgetOldLogin(loginLifetime)
  const router = createRouter({
    routeTree: rootRoute.addChildren([catchAllRoute]),
    context: { client },
    basepath: siteBase(),
    ...(history && { history }),
    trailingSlash: 'preserve',
    // Not on the page that the first paint has shown already: its reader may have moved.
    scrollRestoration: () => !isPlaceHeld(),
    // The old page stays until the new one is there.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // A query string is one string: an authorization code must not become a number on its way through.
    parseSearch: (search) => (search === '' || search === '?' ? {} : { search }),
    stringifySearch: ({ search }: { search?: string }) => search ?? '',
    defaultOnCatch: (error) => logError('Navigation failed.', error),
  })
  showProgress(router)
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.href !== toLocation.href) releasePlace()
  })
  // The router remembers the place of what it saw scroll since a page was rendered; here the scrolling was over before there was a router.
  router.subscribe('onRendered', () => {
    if (isPlaceHeld()) document.dispatchEvent(new Event('scroll'))
  })
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
