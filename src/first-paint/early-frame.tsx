import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'
import { isControlled } from '../browser/service-worker.ts'
import { withoutBase } from '../browser/site-base.ts'
import { pathnameOf, readPathname } from '../content/page-path.ts'
import { targetOf } from '../data/page-target.ts'
import { type SiteFrame, usualFrame } from '../prepare/site-frame.ts'
import { domContext } from './dom-context.tsx'
import type { KnownPage } from './frame.tsx'

/**
 * Returns a page of which nothing but the frame is known, to be painted before the text has arrived: the processor has
 * nothing else to do then. `undefined` for pages with another frame, with a service worker, which has the text at once if it is saved,
 * and for a reader who returns to a position, which an empty page doesn't have.
 */
export function earlyFrame(site: SiteFrame): KnownPage | undefined {
  if (!site.others || isControlled() || isReloadOrBackForward()) return undefined
  const address = targetOf(readPathname(withoutBase(location.pathname)))?.address
  if (!address || site.others.includes(pathnameOf(address))) return undefined
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
