import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { savesData } from '../browser/saves-data.ts'
import { withBase, withoutBase } from '../browser/site-base.ts'
import { localeOfPathname, type PageAddress, pathnameOf, readPathname } from '../content/page-path.ts'
import { likelyFilesOf } from '../data/likely-files.ts'
import { pageQuery } from '../data/page-query.ts'
import { textsQuery } from '../data/texts-query.ts'
import type { Navigation } from '../ui/page/navigation.tsx'
import { prefetchFolder } from './load-with-frame.ts'

/** Returns the path in an address. */
export const pathnameOfHref = (href: string) => href.split(/[?#]/, 1)[0] ?? '/'

/** Returns how the site goes to pages, back, and prefetches them. */
export function createNavigation(history: RouterHistory, client: QueryClient): Navigation {
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
  return pathnameOf({ locale: localeOfPathname(withoutBase(location.pathname)), route: '/' })
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
