import type { SiteConfig } from './site-config.ts'

/** Where a problem is reported, with what it is about filled in; `undefined` where the configuration names no web address. */
export function reportLinkOf(
  { reportLink }: SiteConfig,
  about: { readonly title: string; readonly address: string },
): string | undefined {
  if (reportLink === undefined) return undefined
  const url = reportLink
    .replaceAll(':title', encodeURIComponent(about.title))
    .replaceAll(':address', encodeURIComponent(about.address))
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
