import { hasProductFolders } from '../config/product-folders.ts'
import { decodedPath } from './decoded.ts'
import { type PageAddress, readablePath } from './page-path.ts'
import type { SiteConfig } from './site-config.ts'

/** Returns whether pages of a route never have a sidebar. */
export const isWithoutSidebar = (route: string): boolean => hasProductFolders && route.startsWith('/tool/')

/** Returns whether the sidebar of a page shows the API server selector (Spec §2 "API server selector"). */
export function showsApiServer({ apiServers, apiServerPages }: SiteConfig, route: string): boolean {
  const parts = apiServerPages ?? (apiServers ? ['/drivers/'] : [])
  return parts.some((part) => route.includes(part))
}

/** Returns the entry of a sidebar's configuration that applies to a page, with its path: the longest matching path wins. */
export function configuredItems<T>(
  config: Readonly<Record<string, T>>,
  address: PageAddress,
): readonly [string, T] | readonly [] {
  const pathname = readablePath(address)
  const fitting = Object.entries(config).filter(([key]) => pathname.startsWith(decodedPath(key) ?? key))
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0] ?? []
}
