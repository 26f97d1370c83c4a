import type { PageEntry } from './manifest.ts'

/** Compares texts by code unit, which gives the same order on every machine and in every language. */
export const byCodeUnits = (one: string, other: string) => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Sorts siblings by `order` (absent ones last), then by title. */
export function byOrderThenTitle(
  one: Pick<PageEntry, 'route' | 'order' | 'title'>,
  other: Pick<PageEntry, 'route' | 'order' | 'title'>,
): number {
  const order = (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY)
  if (order !== 0 && !Number.isNaN(order)) return order
  return byCodeUnits(one.title, other.title) || byCodeUnits(one.route, other.route)
}

/** Returns whether menus and catalogs show a page or folder. */
export const isListed = ({ index }: Pick<PageEntry, 'index'>) => index !== false
