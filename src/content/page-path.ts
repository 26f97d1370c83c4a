import { type LocaleId, localeOf, locales } from '../locales/locale.ts'

/**
 * Where a page is, without its language: `/guide/` for a folder's index, `/guide/install/docker.html` for any other page.
 * Decoded, so names with spaces and CJK stand as they are in the file system.
 */
export type Route = string

export interface PageAddress {
  readonly locale: LocaleId
  readonly route: Route
}

/** What the path of an address says before anything was looked up. */
export type PathReading =
  /** The one form under which a page lives; whether it exists is for its file to say. */
  | { readonly kind: 'canonical'; readonly address: PageAddress }
  /** Another way to write one of these pages, the likeliest first. */
  | { readonly kind: 'variant'; readonly locale: LocaleId; readonly routes: readonly Route[] }
  /** No page can have this path: `..`, a broken percent code, a control character. */
  | { readonly kind: 'unreadable'; readonly locale: LocaleId }

/** The route that always shows the unknown-page screen (Spec §2). */
export const unknownRoute: Route = '/404.html'

/** File names that stand for their folder; the first wins where both exist. */
export const indexFileNames = ['README.md', 'index.md'] as const

const isIndexName = (name: string) => /^(readme|index)$/i.test(name)

/** Names that pages never have: partials (`_part.md`) and hidden files. */
const isHidden = (name: string) => /^[._]/.test(name)

/** `undefined` where a segment cannot be the name of a page or of a folder of pages. */
function decodeSegment(segment: string): string | undefined {
  let name: string
  try {
    name = decodeURIComponent(segment)
  } catch {
    return undefined
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters to refuse
  const impossible = isHidden(name) || /[/\\\u0000-\u001f\u007f]/.test(name)
  return impossible ? undefined : name.normalize('NFC')
}

/**
 * Reads the path part of an address (percent-encoded as the browser gives it, the site's base already taken off).
 * Pure and total: it needs no manifest and never throws (Spec §2 "Routing").
 */
export function readPathname(pathname: string): PathReading {
  const parts = pathname.split('/').slice(1)
  const names: string[] = []
  for (const part of parts) {
    if (part === '') continue
    const name = decodeSegment(part)
    if (name === undefined) return { kind: 'unreadable', locale: localeOfPathname(pathname) }
    names.push(name)
  }
  const endsWithSlash = pathname.endsWith('/')
  const emptyParts = parts.filter((part) => part === '').length
  let exact = pathname.startsWith('/') && emptyParts === (endsWithSlash ? 1 : 0)

  const locale = localeOfPathname(pathname)
  if (locale !== 'en') {
    exact &&= names[0] === locale
    names.shift()
  }

  const last = names.at(-1)
  if (last === undefined) {
    const address = { locale, route: '/' }
    return exact && endsWithSlash
      ? { kind: 'canonical', address }
      : { kind: 'variant', locale, routes: ['/'] }
  }

  const folder = `/${names.slice(0, -1).join('/')}`.replace(/\/$/, '')
  const { name, extension } = splitExtension(last)
  const asFolder = `${folder}/${last}/`
  if (isIndexName(name)) return { kind: 'variant', locale, routes: [`${folder}/`, asFolder] }
  const page = `${folder}/${name}.html`
  if (extension !== '') {
    if (exact && !endsWithSlash && extension === '.html') {
      return { kind: 'canonical', address: { locale, route: page } }
    }
    return { kind: 'variant', locale, routes: [page, asFolder] }
  }
  if (exact && endsWithSlash) return { kind: 'canonical', address: { locale, route: asFolder } }
  const routes = endsWithSlash ? [asFolder, page] : [page, asFolder]
  return { kind: 'variant', locale, routes }
}

/** The language of any path, readable or not: Chinese below `/zh/`, English everywhere else. */
export function localeOfPathname(pathname: string): LocaleId {
  const first = pathname.split('/').find((part) => part !== '')
  const found = locales.find((locale) => locale.prefix !== '' && `/${first?.toLowerCase()}` === locale.prefix)
  return found?.id ?? 'en'
}

function splitExtension(name: string): { name: string; extension: '' | '.html' | '.md' } {
  const match = /^(.+)\.(html|md)$/i.exec(name)
  if (!match?.[1]) return { name, extension: '' }
  return { name: match[1], extension: match[2] === 'html' ? '.html' : '.md' }
}

/**
 * A path as it stands in an address. Signs that need no code stay as they are (`$`, `&`, `+` …): some hosts do not decode them when they
 * look for the file.
 */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/** The one path of a page, percent-encoded, without the site's base. */
export function pathnameOf({ locale, route }: PageAddress): string {
  return localeOf(locale).prefix + encodePath(route)
}

/** The content files a page can stand in, below the content folder: one for a page, two for a folder's index. */
export function filesOf({ locale, route }: PageAddress): readonly string[] {
  if (route.endsWith('/')) return indexFileNames.map((name) => `${locale}${route}${name}`)
  return [`${locale}${route.slice(0, -'.html'.length)}.md`]
}

/** The page of a content file, or `undefined` where the file is no page: other endings, names with a leading `_` or `.`. */
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

/** The folder a page lies in: `/guide/install/` for its pages and for its own index. */
export function folderOf(route: Route): Route {
  return route.slice(0, route.lastIndexOf('/') + 1)
}

/** The folders above a route, the outermost first: `/`, `/guide/`, `/guide/install/`. Its own folder is the last. */
export function foldersTo(route: Route): readonly Route[] {
  const names = folderOf(route).split('/').slice(1, -1)
  return ['/', ...names.map((_, depth) => `/${names.slice(0, depth + 1).join('/')}/`)]
}

/** The last name of a route, for pages and folders that say nothing better of themselves. */
export function nameOf(route: Route): string {
  const name = route.replace(/\/$/, '').split('/').at(-1) ?? ''
  return name.replace(/\.html$/, '')
}

/** The same page in another language, whether or not it exists there. */
export function inLocale(address: PageAddress, locale: LocaleId): PageAddress {
  return { locale, route: address.route }
}

/** Addresses as one comparable text; two addresses are the same page exactly when these are equal. */
export function isSamePage(one: PageAddress, other: PageAddress): boolean {
  return one.locale === other.locale && one.route === other.route
}
