import { inLocale, pathnameOf, type Route, readPathname } from './page-path.ts'

/** What an address below `/tool/` brought along, and the address without it. */
export interface ToolArrival {
  /** The path to show from now on, without the site's base. */
  readonly pathname: string
  readonly route: Route
  /** The parameters of the query; one that stands twice is nobody's and left out. */
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * Reads an address that a provider led back to. `undefined` where there is nothing to take off: another part of the site, or no query
 * and no parameters behind `#`. Those behind `#` are taken off and read by nobody: no flow here uses them, and a token in an
 * address is never accepted (SECURITY §3). A state that begins with `zh.` was made on a Chinese page, so the Chinese callback
 * goes on: providers know one redirect address for both languages.
 *
 * @param address.pathname without the site's base, percent-encoded
 */
export function readToolArrival(address: {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}): ToolArrival | undefined {
  const reading = readPathname(address.pathname)
  if (reading.kind === 'unreadable') return undefined
  const page =
    reading.kind === 'canonical'
      ? reading.address
      : { locale: reading.locale, route: reading.routes[0] ?? '/' }
  if (!page.route.toLowerCase().startsWith('/tool/')) return undefined
  if (address.search.length <= 1 && !/[=&]/.test(address.hash)) return undefined
  const parameters = readParameters(address.search)
  const isChinese = page.locale === 'en' && parameters.state?.startsWith('zh.') === true
  return {
    pathname: isChinese ? pathnameOf(inLocale(page, 'zh')) : address.pathname,
    route: page.route,
    parameters,
  }
}

function readParameters(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  const names = [...new Set(query.keys())]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = query.getAll(name)
      return values.length === 1 && values[0] !== undefined ? [[name, values[0]]] : []
    }),
  )
}
