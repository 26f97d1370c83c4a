import { isRecord, parsedJson } from '../../../config/is-record.ts'
import { jsonLike } from '../../../content/json-like.ts'
import { resolveLink } from '../../../content/link.ts'
import { folderOf, type PageAddress, pathnameOf } from '../../../content/page-path.ts'
import { withPrefix } from '../../../content/sidebar.ts'
import { configuredItems } from '../../../content/sidebar-choice.ts'

/** A list of rows of a menu, and the path at which their links start. */
interface RowList {
  readonly rows: readonly unknown[]
  readonly path: string
}

/**
 * Returns the text of a `sidebar.json` with a row for a new page: below the row of a page, or else with the pages of its
 * folder. `undefined` if the menu needs none, because it is made from the folders, or if the text is no menu.
 */
export function withMenuRow(
  text: string,
  page: { readonly address: PageAddress; readonly title: string; readonly below: PageAddress },
): string | undefined {
  const menus = parsedJson(text)
  if (!isRecord(menus)) return undefined
  const [path, rows] = configuredItems(menus, page.address)
  if (path === undefined || !Array.isArray(rows)) return undefined
  const lists = listsIn(rows, path)
  const [list, at] = placeIn(lists, page) ?? [{ rows, path }, rows.length]
  const pathname = pathnameOf(page.address)
  const link = pathname.startsWith(list.path) ? pathname.slice(list.path.length) : pathname
  const next = list.rows.toSpliced(at, 0, { text: page.title, link })
  return jsonLike(text, withList(menus, list.rows, next))
}

/** Returns a list of rows and all lists in it, each with the path at which its links start. */
function listsIn(rows: readonly unknown[], path: string): readonly RowList[] {
  const inner = rows.flatMap((row) => {
    if (!isRecord(row) || !Array.isArray(row.children)) return []
    return listsIn(row.children, typeof row.prefix === 'string' ? withPrefix(path, row.prefix) : path)
  })
  return [{ rows, path }, ...inner]
}

function placeIn(
  lists: readonly RowList[],
  { address, below }: { readonly address: PageAddress; readonly below: PageAddress },
): readonly [RowList, number] | undefined {
  const folder = folderOf(address.route)
  const last = (fits: (route: string) => boolean) =>
    lists
      .map(
        (list) =>
          [list, list.rows.findLastIndex((row) => fits(routeOf(row, list, address) ?? '')) + 1] as const,
      )
      .find(([, at]) => at > 0)
  const isNear = below.route !== folder && folderOf(below.route) === folder
  return (
    (isNear ? last((route) => route === below.route) : undefined) ??
    last((route) => route !== folder && folderOf(route) === folder)
  )
}

/** Returns the route of the page that a row leads to. */
function routeOf(row: unknown, { path }: RowList, from: PageAddress): string | undefined {
  const link = isRecord(row) ? row.link : row
  const target = typeof link === 'string' ? resolveLink(withPrefix(path, link), from) : undefined
  return target?.kind === 'page' && target.address.locale === from.locale ? target.address.route : undefined
}

/** Returns a value in which one list is replaced by another. */
function withList(value: unknown, list: readonly unknown[], next: readonly unknown[]): unknown {
  if (value === list) return next
  if (Array.isArray(value)) return value.map((one) => withList(one, list, next))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withList(one, list, next)]))
}
