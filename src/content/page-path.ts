import { type LocaleId, localeOf, locales, rootLocale } from '../config/locales/locale.ts'
import { decodedName } from './decoded.ts'

/**
 * The path of a page without its language: `/guide/` for a folder's index, `/guide/install/docker.html` for
 * any other page. Decoded, so names with spaces and CJK characters are as in the file system.
 */
export type Route = string

export interface PageAddress {
  readonly locale: LocaleId
  readonly route: Route
}

interface Meanings {
  readonly locale: LocaleId
  /** The pages that the path can mean, the likeliest first. */
  readonly routes: readonly Route[]
}

/** What can be derived from the path of an address alone. */
export type PathReading =
  /** The canonical form of a page's path. Whether the page exists depends on its file. */
  | (Meanings & { readonly kind: 'canonical'; readonly address: PageAddress })
  /** Another spelling of a page's path. */
  | (Meanings & { readonly kind: 'variant' })
  /** A path that no page can have: `..`, an invalid percent code, a control character. */
  | (Meanings & { readonly kind: 'unreadable' })

/** The route that always shows the unknown-page screen (Spec §2). */
export const unknownRoute: Route = '/404.html'

/** File names of a folder's index page; the first one wins if both exist. */
export const indexFileNames = ['README.md', 'index.md'] as const

const isIndexName = (name: string) => /^(readme|index)$/i.test(name)

/** Returns whether a name is never a page: includes (`_part.md`) and hidden files. */
const isHidden = (name: string) => /^[._]/.test(name)

/** Decodes a segment; `undefined` if it cannot be the name of a page or folder. */
function decodeSegment(segment: string): string | undefined {
  const name = decodedName(segment)
  if (name === undefined) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters to refuse
  const impossible = isHidden(name) || /[/\\\u0000-\u001f\u007f\p{Surrogate}]/u.test(name)
  return impossible ? undefined : name.normalize('NFC')
}

/**
 * Reads the path of an address (percent-encoded as in the browser, without the site's base). Pure and total:
 * it needs no manifest and never throws (Spec §2 "Routing").
 */
export function readPathname(pathname: string): PathReading {
  const parts = pathname.split('/').slice(1)
  const names: string[] = []
  for (const part of parts) {
    if (part === '') continue
    const name = decodeSegment(part)
    if (name === undefined) return { kind: 'unreadable', locale: localeOfPathname(pathname), routes: [] }
    names.push(name)
  }
  const endsWithSlash = pathname.endsWith('/')
  const emptyParts = parts.filter((part) => part === '').length
  let exact = pathname.startsWith('/') && emptyParts === (endsWithSlash ? 1 : 0)

  const locale = localeOfPathname(pathname)
  if (locale !== rootLocale.id) {
    exact &&= names[0] === locale
    names.shift()
  }

  const last = names.at(-1)
  if (last === undefined) {
    return exact && endsWithSlash
      ? readingOf({ locale, route: '/' })
      : { kind: 'variant', locale, routes: ['/'] }
  }

  const folder = `/${names.slice(0, -1).join('/')}`.replace(/\/$/, '')
  const { name, extension } = splitExtension(last)
  const asFolder = `${folder}/${last}/`
  if (isIndexName(name)) return { kind: 'variant', locale, routes: [`${folder}/`, asFolder] }
  const page = `${folder}/${name}.html`
  if (extension !== '') {
    if (exact && !endsWithSlash && extension === '.html') return readingOf({ locale, route: page })
    return { kind: 'variant', locale, routes: [page, asFolder] }
  }
  if (exact && endsWithSlash) return readingOf({ locale, route: asFolder })
  const routes = endsWithSlash ? [asFolder, page] : [page, asFolder]
  return { kind: 'variant', locale, routes }
}

/** Returns what the canonical path of a page means. */
export const readingOf = (address: PageAddress): PathReading => ({
  kind: 'canonical',
  locale: address.locale,
  routes: [address.route],
  address,
})

/** Returns the pages that a path can mean as an author writes it, which is not encoded, the likeliest first. */
export function addressesOfPath(path: string): readonly PageAddress[] {
  const { locale, routes } = readPathname(encodeURI(path.startsWith('/') ? path : `/${path}`))
  return routes.map((route) => ({ locale, route }))
}

/**
 * Returns the less likely meanings of a path, the likeliest first, for addresses that readers type or that old
 * links contain: a page with a slash at its end, a folder with an extension, and a language's name where this
 * site has another (`/en/guide/`, `/zh.html`, `/zh-cn/guide/`).
 */
export function otherReadings({ kind, locale, routes }: PathReading): readonly PathReading[] {
  if (kind === 'unreadable') return []
  const twins = [...new Set(routes.map(twinOf))].filter((route) => !routes.includes(route))
  const named = [...routes, ...twins].flatMap((route) => {
    const own = namedLocale(route)
    return own ? [own] : []
  })
  const [language] = named
  return [
    { kind: 'variant', locale, routes: twins },
    ...(language
      ? [
          {
            kind: 'variant' as const,
            locale: language.locale,
            routes: [...new Set(named.map(({ route }) => route))],
          },
        ]
      : []),
  ]
}

/** Returns the page for a folder, and the folder for a page. */
function twinOf(route: Route): Route {
  if (route === '/') return route
  const { name, extension } = splitExtension(nameWithExtension(route))
  const folder = folderOf(route.replace(/\/$/, ''))
  return extension === '' && route.endsWith('/') ? `${folder}${name}.html` : `${folder}${name}/`
}

const nameWithExtension = (route: Route) => route.replace(/\/$/, '').split('/').at(-1) ?? ''

/** Reads a route that starts with the name of a language; the rest is the route there. */
function namedLocale(route: Route): PageAddress | undefined {
  const [, first = '', ...rest] = route.split('/')
  const name = splitExtension(first).name.toLowerCase()
  const locale = locales.find(({ id, lang }) => name === id || name === lang.toLowerCase())
  return locale && { locale: locale.id, route: `/${rest.join('/')}` }
}

/** Returns the language of any path, valid or not: the one whose prefix it starts with, or else the one at the root. */
export function localeOfPathname(pathname: string): LocaleId {
  const first = pathname.split('/').find((part) => part !== '')
  const found = locales.find((locale) => locale.prefix !== '' && `/${first?.toLowerCase()}` === locale.prefix)
  return (found ?? rootLocale).id
}

function splitExtension(name: string): { name: string; extension: '' | '.html' | '.md' } {
  const match = /^(.+)\.(html|md)$/i.exec(name)
  if (!match?.[1]) return { name, extension: '' }
  return { name: match[1], extension: match[2] === 'html' ? '.html' : '.md' }
}

/**
 * Encodes a path for an address. Characters that need no encoding stay as they are (`$`, `&`, `+` …), because
 * some hosts do not decode them when they look for the file.
 */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/** Encodes every part of a path for the address of another program, which may give each other character a meaning. */
export const encodeParts = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Returns the canonical path of a page, percent-encoded, without the site's base. */
export function pathnameOf({ locale, route }: PageAddress): string {
  return localeOf(locale).prefix + encodePath(route)
}

/** Returns the canonical path of a page without percent codes. */
export const readablePath = (address: PageAddress): string => decodeURI(pathnameOf(address))

/** Returns the content files that can contain a page, below the content folder: one for a page, two for a folder's index. */
export function filesOf({ locale, route }: PageAddress): readonly string[] {
  if (route.endsWith('/')) return indexFileNames.map((name) => `${locale}${route}${name}`)
  return [`${locale}${route.slice(0, -'.html'.length)}.md`]
}

/** Returns the page of a content file; `undefined` for other extensions and names that start with `_` or `.`. */
export function addressOfFile(file: string): PageAddress | undefined {
  const [first, ...names] = file.split('/')
  const locale = locales.find(({ id }) => id === first)
  const last = names.pop()
  if (!locale || !last?.endsWith('.md') || [...names, last].some(isHidden)) return undefined
  const folder = ['', ...names, ''].join('/')
  const name = last.slice(0, -'.md'.length)
  const isIndex = indexFileNames.some((index) => index === last)
  return { locale: locale.id, route: isIndex ? folder : `${folder}${name}.html` }
}

/** Returns the folder of a page: `/guide/install/` for its pages and its index. */
export function folderOf(route: Route): Route {
  return route.slice(0, route.lastIndexOf('/') + 1)
}

/** Returns the folders above a route and its own, outermost first: `/`, `/guide/`, `/guide/install/`. */
export function foldersTo(route: Route): readonly Route[] {
  const names = folderOf(route).split('/').slice(1, -1)
  return ['/', ...names.map((_, depth) => `/${names.slice(0, depth + 1).join('/')}/`)]
}

/** Returns the last name of a route, for pages and folders without a title. */
export function nameOf(route: Route): string {
  const name = route.replace(/\/$/, '').split('/').at(-1) ?? ''
  return name.replace(/\.html$/, '')
}

/** Returns a title for a folder without a page: `/guide/01-getting-started/` → `Getting started`. */
export function folderTitleOf(folder: Route): string {
  const name = nameOf(folder)
  const words = name
    .replace(/^\d+[-_. ]+(?=\p{L})/u, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words === '' ? name : words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Returns the address of the same page in another language, whether or not it exists. */
export function inLocale(address: PageAddress, locale: LocaleId): PageAddress {
  return { locale, route: address.route }
}

/** Returns whether two addresses are the same page. */
export function isSamePage(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.route === other.route
}
