import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'
import { withoutBase } from '../browser/site-base.ts'
import { pathnameOf, readPathname, unknownRoute } from '../content/page-path.ts'
import { type SiteFrame, usualFrame } from '../prepare/site-frame.ts'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'

/**
 * Paints the frame before the page's text has arrived: the processor has nothing else to do then. Nothing for pages with
 * another frame, nothing with a service worker, where the text is there at once, and nothing for a reader who returns to a
 * position, which an empty page doesn't have.
 */
export function paintFrame(canvas: Canvas, site: SiteFrame): void {
  if (!site.others || navigator.serviceWorker?.controller || isReloadOrBackForward()) return
  const reading = readPathname(withoutBase(location.pathname))
  if (reading.kind !== 'canonical') return
  const { address } = reading
  if (address.route === unknownRoute || site.others.includes(pathnameOf(address))) return
  const { kind, hasSidebar } = usualFrame(site, address)
  const page = { address, textLocale: address.locale, kind, title: '', metadata: {} } as const
  canvas.showFrame({
    page,
    context: domContext(page, site.config, {}),
    navbar: site.navbars[address.locale] ?? [],
    hasSidebar,
    breadcrumb: [],
    readingTime: undefined,
    isBehind: false,
    locales: [],
    headings: undefined,
  })
}
