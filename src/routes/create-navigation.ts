import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { savesData } from '../browser/saves-data.ts'
import { withBase, withoutBase } from '../browser/site-base.ts'
import {
  localeOfPathname,
  type PageAddress,
  type PathReading,
  pathnameOf,
  readingOf,
  readPathname,
} from '../content/page-path.ts'
import { pageQuery } from '../data/page-query.ts'
import { targetOf } from '../data/page-target.ts'
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
      askForPage(client, readPathname(pathnameOfHref(path)))
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
  if (!savesData()) askForPage(client, readingOf(address))
}

function askForPage(client: QueryClient, reading: PathReading): void {
  const target = targetOf(reading)
  if (!target) return
  const { address } = target
  client.prefetchQuery(pageQuery(target)).catch(() => undefined)
  client.prefetchQuery(textsQuery(address.locale)).catch(() => undefined)
  prefetchFolder(client, address)
}
