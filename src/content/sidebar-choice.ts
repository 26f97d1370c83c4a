import { type PageAddress, pathnameOf } from './page-path.ts'

/** Whether pages of a route never have a sidebar. */
export const isWithoutSidebar = (route: string): boolean => route.startsWith('/tool/')

/** The entry of a sidebar's configuration that serves a page, with the path it stands under: the longest that fits wins. */
export function configuredItems<T>(
  config: Readonly<Record<string, T>>,
  address: PageAddress,
): readonly [string, T] | readonly [] {
  const pathname = decodeURI(pathnameOf(address))
  const fitting = Object.entries(config).filter(([key]) => pathname.startsWith(decodeSafely(key)))
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0] ?? []
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
