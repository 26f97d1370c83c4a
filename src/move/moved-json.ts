import { isRecord } from '../config/is-record.ts'
import { checkedFile } from '../content/checked.ts'
import { jsonLike } from '../content/json-like.ts'
import { addressOfFile, pathnameOf } from '../content/page-path.ts'
import { withPrefix } from '../content/sidebar.ts'
import { type Moves, movedLink } from './moved-link.ts'

/** Returns the text of a JSON file of the content folder after files were moved. */
export function movedJson(text: string, file: string, moves: Moves): string {
  const value: unknown = JSON.parse(text)
  const [folder = '', name = ''] = file.includes('/') ? file.split('/') : ['en', file]
  const home = `${folder}/README.md`
  const next = nextOf(value, file === checkedFile ? file : name, { home, moves })
  return JSON.stringify(next) === JSON.stringify(value) ? text : jsonLike(text, next)
}

function nextOf(
  value: unknown,
  name: string,
  { home, moves }: { readonly home: string; readonly moves: Moves },
) {
  if (name === 'sidebar.json') return movedSidebar(value, home, moves)
  if (name !== checkedFile || !isRecord(value)) return movedValue(value, home, moves)
  const names = new Map([
    ...moves,
    ...[...moves].map(([old, now]) => [withoutLanguage(old), withoutLanguage(now)] as const),
  ])
  return Object.fromEntries(Object.entries(value).map(([page, one]) => [names.get(page) ?? page, one]))
}

/** The names in the list of checked pages are files with or without a language. */
const withoutLanguage = (file: string) => file.replace(/^[^/]+\//, '')

/** Returns the text of the list of checked pages without some of them. */
export function withoutPages(text: string, gone: Moves): string {
  const value: unknown = JSON.parse(text)
  const names = new Set([...gone.keys()].flatMap((file) => [file, withoutLanguage(file)]))
  const entries = Object.entries(isRecord(value) ? value : {})
  const left = entries.filter(([name]) => !names.has(name))
  return left.length === entries.length ? text : jsonLike(text, Object.fromEntries(left))
}

/** Returns the text of a menu without the rows of pages. A row with rows below it loses only its link. */
export function withoutRows(text: string, file: string, gone: Moves): string {
  const value: unknown = JSON.parse(text)
  const home = `${file.split('/')[0]}/README.md`
  const isGone = (path: string) => movedLink(path, home, gone) !== undefined
  const rowsIn = (rows: readonly unknown[], prefix: string): readonly unknown[] =>
    rows.flatMap((row) => {
      if (typeof row === 'string') return isGone(withPrefix(prefix, row)) ? [] : [row]
      if (!isRecord(row)) return [row]
      const inner = typeof row.prefix === 'string' ? withPrefix(prefix, row.prefix) : prefix
      const children = Array.isArray(row.children) ? rowsIn(row.children, inner) : undefined
      const isOwnGone = typeof row.link === 'string' && isGone(withPrefix(prefix, row.link))
      const isEmptied = children?.length === 0 && Array.isArray(row.children) && row.children.length > 0
      if (isOwnGone ? !children?.length : isEmptied && row.link === undefined) return []
      const { link, ...others } = row
      return [{ ...(isOwnGone ? others : row), ...(children && { children }) }]
    })
  const next = isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([path, rows]) => [path, Array.isArray(rows) ? rowsIn(rows, path) : rows]),
      )
    : rowsIn(Array.isArray(value) ? value : [], '')
  return JSON.stringify(next) === JSON.stringify(value) ? text : jsonLike(text, next)
}

/** Replaces every text that is a link to a moved page. Relative links start at the language's home. */
function movedValue(value: unknown, home: string, moves: Moves): unknown {
  if (typeof value === 'string') return movedLink(value, home, moves) ?? value
  if (Array.isArray(value)) return value.map((one) => movedValue(one, home, moves))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, movedValue(one, home, moves)]))
}

/** Replaces links of a sidebar, which start with the prefixes of the groups around them. */
function movedSidebar(value: unknown, home: string, moves: Moves): unknown {
  if (!isRecord(value)) return value
  const folders = movedFolders(moves)
  const to = (path: string) => folders.get(path) ?? movedLink(path, home, moves) ?? path
  const item = (one: unknown, prefix: string): unknown => {
    if (typeof one === 'string') return relativeTo(to(prefix), to(withPrefix(prefix, one)))
    if (!isRecord(one)) return one
    const own = typeof one.prefix === 'string' ? withPrefix(prefix, one.prefix) : prefix
    return Object.fromEntries(
      Object.entries(one).map(([name, part]) => {
        if (name === 'link' && typeof part === 'string') {
          const path = withPrefix(prefix, part)
          const next = to(path)
          return [name, next === path && to(prefix) === prefix ? part : relativeTo(to(prefix), next)]
        }
        if (name === 'prefix') return [name, to(own) === own ? part : relativeTo(to(prefix), to(own))]
        if (name === 'children' && Array.isArray(part)) return [name, part.map((each) => item(each, own))]
        return [name, part]
      }),
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([folder, items]) => [
      to(folder),
      Array.isArray(items) ? items.map((one) => item(one, folder)) : items,
    ]),
  )
}

/** Returns the new paths of folders whose page moved, by their old ones. */
function movedFolders(moves: Moves): ReadonlyMap<string, string> {
  return new Map(
    [...moves].flatMap(([old, now]) => {
      const [from, to] = [addressOfFile(old), addressOfFile(now)]
      if (!from?.route.endsWith('/') || !to?.route.endsWith('/')) return []
      return [[pathnameOf(from), pathnameOf(to)] as const]
    }),
  )
}

const relativeTo = (prefix: string, path: string) =>
  path.startsWith(prefix) && path !== prefix ? path.slice(prefix.length) : path
