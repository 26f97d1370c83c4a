import { isWebAddress } from './safe-url.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * Returns the address for reporting a problem, with the page filled in; `undefined` if the configuration has
 * no valid web address.
 */
export function reportLinkOf(
  { reportLink }: SiteConfig,
  about: { readonly title: string; readonly address: string },
): string | undefined {
  if (reportLink === undefined) return undefined
  const url = reportLink
    .replaceAll(':title', encodeURIComponent(about.title))
    .replaceAll(':address', encodeURIComponent(about.address))
  return isWebAddress(url) ? url : undefined
}
