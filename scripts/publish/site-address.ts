import { contentUrl } from '../../src/content/content-url.ts'
import { type PageAddress, pathnameOf } from '../../src/content/page-path.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'

/** Where the parts of a site are found from outside. */
export interface SiteAddress {
  /** Whether `siteUrl` says where the site is; without it addresses begin at the host's root. */
  readonly isPublic: boolean
  readonly ofPage: (address: PageAddress) => string
  /** Of a content file, as it lies there: raw markdown. */
  readonly ofFile: (file: string) => string
  /** Of any other file, by its path below the base. */
  readonly of: (path: string) => string
}

/** @param base the path the site lives below, with slashes at both ends */
export function siteAddressOf({ siteUrl = '' }: SiteConfig, base: string): SiteAddress {
  const isPublic = URL.canParse(siteUrl) && /^https?:$/.test(new URL(siteUrl).protocol)
  const origin = isPublic ? new URL(siteUrl).origin : ''
  const of = (path: string) => origin + base + path
  return {
    isPublic,
    of,
    ofPage: (address) => of(pathnameOf(address).slice(1)),
    ofFile: (file) => of(contentUrl(file)),
  }
}
