import { isRecord, parsedJson } from '../config/is-record.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import type { NavbarEntry } from '../content/navigation-config.ts'
import type { PageAddress } from '../content/page-path.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { hasScript } from './plain-data.ts'

/** What `npm run index` writes into the document: the frame that most pages have (docs/decisions/0034). */
export interface SiteFrame {
  readonly config: SiteConfig
  readonly navbars: Readonly<Partial<Record<LocaleId, readonly NavbarEntry[]>>>
  /** Whether most pages have a sidebar. */
  readonly hasSidebar: boolean
  /** Paths below the base of the pages with another frame; absent if there are too many. */
  readonly others?: readonly string[]
}

/** Returns the frame in a document; `undefined` if there is none, or if it isn't what the index command writes. */
export function readSiteFrame(text: string | null | undefined): SiteFrame | undefined {
  const frame = parsedJson(text ?? '')
  return isSiteFrame(frame) && !hasScript(frame) ? frame : undefined
}

const isSiteFrame = (frame: unknown): frame is SiteFrame =>
  isRecord(frame) &&
  isRecord(frame.config) &&
  isRecord(frame.navbars) &&
  Object.values(frame.navbars).every(Array.isArray) &&
  (frame.others === undefined || Array.isArray(frame.others))

/** Returns what is around most pages at an address like this one. */
export function usualFrame(
  { hasSidebar }: Pick<SiteFrame, 'hasSidebar'>,
  { route }: PageAddress,
): { readonly kind: 'home' | 'doc'; readonly hasSidebar: boolean } {
  return route === '/'
    ? { kind: 'home', hasSidebar: false }
    : { kind: 'doc', hasSidebar: hasSidebar && !isWithoutSidebar(route) }
}
