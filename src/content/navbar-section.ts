import type { NavbarEntry } from './navigation-config.ts'
import { folderOf, type PageAddress, pathnameOf } from './page-path.ts'

/** Whether the page being read belongs to an entry: it lies in the entry's folder, or its path fits `activeMatch`. */
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
