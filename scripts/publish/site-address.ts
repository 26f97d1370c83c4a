import { contentUrl } from '../../src/content/content-url.ts'
import { type PageAddress, pathnameOf } from '../../src/content/page-path.ts'
import { isWebAddress } from '../../src/content/safe-url.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'

/** Public addresses of the parts of a site. */
export interface SiteAddress {
  /** Whether `siteUrl` defines the address; otherwise, addresses start at the host's root. */
  readonly isPublic: boolean
  readonly ofPage: (address: PageAddress) => string
  /** Returns the address of a content file's raw markdown. */
  readonly ofFile: (file: string) => string
  /** Returns the address of any other file, by its path below the base. */
  readonly of: (path: string) => string
}

/** @param base the base path of the site, with slashes at both ends */
export function siteAddressOf({ siteUrl = '' }: SiteConfig, base: string): SiteAddress {
  const isPublic = isWebAddress(siteUrl)
  const origin = isPublic ? new URL(siteUrl).origin : ''
  const of = (path: string) => origin + base + path
  return {
    isPublic,
    of,
    ofPage: (address) => of(pathnameOf(address).slice(1)),
    ofFile: (file) => of(contentUrl(file)),
  }
}
