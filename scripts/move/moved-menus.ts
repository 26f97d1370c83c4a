import { isRecord } from '../../src/config/is-record.ts'
import { checkedFile } from '../../src/content/checked.ts'
import { addressOfFile, pathnameOf } from '../../src/content/page-path.ts'
import { withPrefix } from '../../src/content/sidebar.ts'
import { jsonText } from '../shared/json-text.ts'
import { type Moves, movedLink } from './moved-link.ts'

/** Returns the text of a JSON file of the content folder after files were moved. */
export function movedJson(text: string, file: string, moves: Moves): string {
  const value: unknown = JSON.parse(text)
  const [folder = '', name = ''] = file.includes('/') ? file.split('/') : ['en', file]
  const home = `${folder}/README.md`
  const next = nextOf(value, file === checkedFile ? file : name, { home, moves })
  return JSON.stringify(next) === JSON.stringify(value) ? text : jsonText(next)
}

function nextOf(
  value: unknown,
  name: string,
  { home, moves }: { readonly home: string; readonly moves: Moves },
) {
  if (name === 'sidebar.json') return movedSidebar(value, home, moves)
  if (name !== checkedFile || !isRecord(value)) return movedValue(value, home, moves)
  // Its names are pages without a language.
  const withoutLanguage = (file: string) => file.replace(/^[^/]+\//, '')
  const names = new Map([...moves].map(([old, now]) => [withoutLanguage(old), withoutLanguage(now)]))
  return Object.fromEntries(Object.entries(value).map(([page, one]) => [names.get(page) ?? page, one]))
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
