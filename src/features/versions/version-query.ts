import { queryOptions } from '@tanstack/react-query'
import { manifestFreshFor } from '../../config/wire.ts'
import { type PageAddress, pathnameOf } from '../../content/page-path.ts'
import type { SiteVersion } from '../../content/site-version.ts'
import { findInVersion } from '../../data/find-in-version.ts'

/**
 * Query for the address that a page has in another version of the documentation; `null` if it isn't there. Fails if the other site
 * cannot be asked: readers can still go to the same address.
 */
export function pageInVersionQuery({ base }: SiteVersion, address: PageAddress) {
  return queryOptions({
    queryKey: ['version', base, pathnameOf(address)],
    staleTime: manifestFreshFor,
    retry: false,
    queryFn: ({ signal }) => findInVersion(base, address, signal),
  })
}

/** Returns where a link to a page leads in another version: to its home page if the page isn't there. */
export const targetIn = (found: PageAddress | null | undefined, address: PageAddress): PageAddress =>
  found === null ? { locale: address.locale, route: '/' } : (found ?? address)
