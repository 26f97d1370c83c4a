import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'
import { withoutBase } from '../browser/site-base.ts'
import { pathnameOf, readPathname, unknownRoute } from '../content/page-path.ts'
import { type SiteFrame, usualFrame } from '../prepare/site-frame.ts'
import { domContext } from './dom-context.tsx'
import type { KnownPage } from './frame.tsx'

/**
 * Returns a page of which nothing but the frame is known, to be painted before the text has arrived: the processor has
 * nothing else to do then. `undefined` for pages with another frame, with a service worker, which has the text at once if it is saved,
 * and for a reader who returns to a position, which an empty page doesn't have.
 */
export function earlyFrame(site: SiteFrame): KnownPage | undefined {
  if (!site.others || navigator.serviceWorker?.controller || isReloadOrBackForward()) return undefined
  const reading = readPathname(withoutBase(location.pathname))
  if (reading.kind !== 'canonical') return undefined
  const { address } = reading
  if (address.route === unknownRoute || site.others.includes(pathnameOf(address))) return undefined
  const { kind, hasSidebar } = usualFrame(site, address)
  const page = { address, textLocale: address.locale, kind, title: '', metadata: {} } as const
  return {
    page,
    context: domContext(page, site.config, {}),
    navbar: site.navbars[address.locale] ?? [],
    hasSidebar,
    breadcrumb: [],
    readingTime: undefined,
    isBehind: false,
    locales: [],
    headings: undefined,
  }
}
