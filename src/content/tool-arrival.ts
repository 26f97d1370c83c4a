import { locales, rootLocale } from '../config/locales/locale.ts'
import { hasProductFolders } from '../config/product-folders.ts'
import { decodedName } from './decoded.ts'
import { inLocale, pathnameOf, type Route, readPathname, unknownRoute } from './page-path.ts'

/** The parameters of an address below `/tool/`, and the address without them. */
export interface ToolArrival {
  /** The path to show from now on, without the site's base. */
  readonly pathname: string
  readonly route: Route
  /** The query parameters. A parameter that occurs twice is ambiguous and left out. */
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * Reads an address that a provider redirected to. `undefined` if there is nothing to remove: another part of
 * the site, or neither a query nor parameters after `#`. Parameters after `#` are removed and ignored: no
 * flow here uses them, and a token in an address is never accepted (SECURITY §3). A state that starts with
 * `zh.` was created on a Chinese page, so the Chinese callback continues; providers know one redirect URI for
 * all languages.
 *
 * @param address.pathname without the site's base, percent-encoded
 */
export function readToolArrival(address: {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}): ToolArrival | undefined {
  const { locale, routes } = readPathname(address.pathname)
  const [route] = routes
  if (!hasProductFolders || !isBelowTools(address.pathname)) return undefined
  if (address.search.length <= 1 && !/[=&]/.test(address.hash)) return undefined
  // No callback has such an address: its parameters are removed and ignored.
  if (route === undefined) return { pathname: address.pathname, route: unknownRoute, parameters: {} }
  const page = { locale, route }
  const parameters = readParameters(address.search)
  const { state } = parameters
  const sender =
    page.locale === rootLocale.id ? locales.find(({ id }) => state?.startsWith(`${id}.`))?.id : undefined
  return {
    pathname: sender ? pathnameOf(inLocale(page, sender)) : address.pathname,
    route: page.route,
    parameters,
  }
}

/**
 * Returns whether the first name of a path is `tool`, in any spelling that a server or this application takes for it,
 * with or without a language before it. Addresses with the name of a language (`/en/`, `/zh-cn/`) redirect to its pages.
 */
function isBelowTools(pathname: string): boolean {
  const names = plainNames(pathname)
  return [names, withoutParents(names)].some(
    ([first = '', second = '']) => isTool(first) || (isLanguage(first) && isTool(second)),
  )
}

const isTool = (name: string) => /^tool(?:\.html|\.md)?$/.test(name)

function isLanguage(name: string): boolean {
  const plain = name.replace(/\.(?:html|md)$/, '')
  return locales.some(({ id, lang }) => plain === id || plain === lang.toLowerCase())
}

/** Returns the names of a path, decoded and in lower case. */
const plainNames = (pathname: string): readonly string[] =>
  pathname
    .split('/')
    .flatMap((part) => plainName(part).split(/[/\\]/))
    .filter((name) => name !== '' && name !== '.')

/** Returns the names that remain if `..` leaves a folder, as servers read encoded dots and slashes. */
function withoutParents(names: readonly string[]): readonly string[] {
  const left: string[] = []
  for (const name of names) {
    if (name === '..') left.pop()
    else left.push(name)
  }
  return left
}

const plainName = (part: string) => (decodedName(part) ?? part).toLowerCase()

function readParameters(search: string): Readonly<Record<string, string>> {
  const values = new Map<string, string | undefined>()
  for (const [name, value] of new URLSearchParams(search))
    values.set(name, values.has(name) ? undefined : value)
  return Object.fromEntries(
    [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
