import { withBase } from '../browser/site-base.ts'
import { pathnameOf } from '../content/page-path.ts'
import type { RedirectFlow } from './flow.ts'

/**
 * This site's callback address for a service: what is registered at the provider and sent along. One for both languages, since providers
 * compare it letter by letter.
 */
export function redirectAddressOf({ callback }: RedirectFlow): string {
  return location.origin + withBase(pathnameOf({ locale: 'en', route: callback }))
}
