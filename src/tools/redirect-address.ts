import { withBase } from '../browser/site-base.ts'
import { rootLocale } from '../config/locales/locale.ts'
import { pathnameOf } from '../content/page-path.ts'
import type { RedirectFlow } from './flow.ts'

/**
 * Returns this site's callback address for a service, registered at the provider and sent along. The same for
 * all languages, because providers compare it exactly.
 */
export function redirectAddressOf({ callback }: RedirectFlow): string {
  return location.origin + withBase(pathnameOf({ locale: rootLocale.id, route: callback }))
}
