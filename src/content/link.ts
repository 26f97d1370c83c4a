import { localeOf } from '../config/locales/locale.ts'
import { isFileEnding } from './file-endings.ts'
import { type PageAddress, pathnameOf, readPathname } from './page-path.ts'
import { isSafeUrl } from './safe-url.ts'

/** The target of a link in a page, the navbar, or the sidebar. */
export type LinkTarget =
  /** A page of this site. `hash` includes `#` and `search` includes `?`; both are '' if absent. */
  | { readonly kind: 'page'; readonly address: PageAddress; readonly search: string; readonly hash: string }
  /** A file of this site that is not a page (image, download), as a path below the site's base. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  /** A forbidden scheme (`javascript:` …), or an invalid address. */
  | { readonly kind: 'refused' }

/** An origin that cannot exist, used only to resolve paths. */
const nowhere = 'http://site.invalid'

/**
 * Resolves a link of a content file. Relative links start at the file's folder; `.md` links point to the
 * route of that file (Spec L2), other extensions to the file next to the page, absolute paths to the
 * site's root.
 */
export function resolveLink(href: string, from: PageAddress): LinkTarget {
  const trimmed = href.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[\\/]{2}/.test(trimmed)) return readExternal(trimmed)

  let url: URL
  try {
    url = new URL(trimmed, nowhere + pathnameOf(from))
  } catch {
    return { kind: 'refused' }
  }
  if (url.origin !== nowhere) return { kind: 'refused' }
  if (trimmed === '' || /^[?#]/.test(trimmed)) {
    return { kind: 'page', address: from, search: url.search, hash: url.hash }
  }
  return readInternal(url, { isRelative: !trimmed.startsWith('/'), from })
}

function readExternal(href: string): LinkTarget {
  try {
    const url = new URL(href, 'https://site.invalid')
    return isSafeUrl(url.href, 'link') ? { kind: 'external', url: url.href } : { kind: 'refused' }
  } catch {
    return { kind: 'refused' }
  }
}

function readInternal(
  url: URL,
  link: { readonly isRelative: boolean; readonly from: PageAddress },
): LinkTarget {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  const target = (address: PageAddress): LinkTarget => ({
    kind: 'page',
    address,
    search: url.search,
    hash: url.hash,
  })

  if (extension && !isPageEnding(extension) && isFileEnding(extension)) {
    // Files next to a page are in the content folder, below the page's language.
    const path = link.isRelative
      ? `/content/${link.from.locale}${withoutPrefix(url.pathname, link.from)}`
      : url.pathname
    return { kind: 'file', path: path + url.search + url.hash }
  }
  const { locale, routes } = readPathname(url.pathname)
  const [route] = routes
  return route === undefined ? { kind: 'refused' } : target({ locale, route })
}

function withoutPrefix(pathname: string, { locale }: PageAddress): string {
  const { prefix } = localeOf(locale)
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}

const isPageEnding = (extension: string) => extension === 'html' || extension === 'md'
