import type { NavbarEntry } from './navigation-config.ts'
import { folderOf, type PageAddress, pathnameOf } from './page-path.ts'

/** Returns whether the current page belongs to an entry: it is in the entry's folder, or its path matches `activeMatch`. */
export function isInSection(
  current: PageAddress,
  entry: Pick<NavbarEntry, 'activeMatch'>,
  target: PageAddress,
): boolean {
  const path = pathnameOf(current)
  if (entry.activeMatch !== undefined) return path.startsWith(entry.activeMatch)
  if (target.route === '/' || !target.route.endsWith('/')) return path === pathnameOf(target)
  return path.startsWith(folderOf(pathnameOf(target)))
}
