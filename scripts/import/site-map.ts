import { posix } from 'node:path'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { decodedPath } from '../../src/content/decoded.ts'
import { addressOfFile, pathnameOf } from '../../src/content/page-path.ts'
import type { Source } from './source.ts'

/** A Markdown file of another engine, and its path on the new site. */
export interface SourcePage {
  /** Below the folder of the pages. */
  readonly file: string
  /** Below the content folder. */
  readonly out: string
  readonly locale: LocaleId
  /** Folder of its language below the pages; '' if there is only one. */
  readonly folder: string
  /** Its address on the old site, as it was without the ending. */
  readonly route: string
  /** Its front matter. */
  readonly values: Readonly<Record<string, unknown>>
  /** Whether it is only a part of pages. */
  readonly isPart: boolean
}

/** Returns the path of a file on the new site: without numbers that only sort, and with the ending `.md`. */
export function outOf(path: string, { hasNumberedNames }: Pick<Source, 'hasNumberedNames'>): string {
  const named = hasNumberedNames ? path.replaceAll(/(^|\/)\d+[-_.]\s*(?=[A-Za-z])/g, '$1') : path
  return named.replace(/\.mdx$/, '.md')
}

/** Finds pages by what links and menus of another engine write. */
export interface SiteMap {
  readonly pages: readonly SourcePage[]
  /** Returns the page that an address leads to, seen from a page, or from the root of a language. */
  readonly find: (
    address: string,
    from?: Pick<SourcePage, 'file' | 'route' | 'folder'>,
  ) => SourcePage | undefined
}

/** Returns whether an address is one of another site. */
export const leadsOut = (address: string): boolean => /^[a-z][a-z+.-]*:|^\/\//i.test(address)

const keyOf = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\.(?:mdx?|html?)$/i, '')
    .replace(/(?:^|\/)(?:index|readme)$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase()

/** Returns a map of pages. Addresses are compared without endings, and in lower case. */
export function siteMapOf(pages: readonly SourcePage[], source: Source): SiteMap {
  const byKey = new Map<string, SourcePage>()
  const add = (path: string, page: SourcePage) => {
    if (!byKey.has(keyOf(path))) byKey.set(keyOf(path), page)
  }
  for (const page of pages) if (!page.isPart) add(page.file, page)
  for (const page of pages) {
    if (page.isPart) continue
    add(outOf(page.file, source), page)
    const { slug, id, permalink } = page.values
    const folder = posix.dirname(outOf(page.file, source))
    for (const value of [slug, permalink])
      if (typeof value === 'string') add(value.startsWith('/') ? value : posix.join(folder, value), page)
    if (typeof id === 'string') add(posix.join(folder, id), page)
    // A page that is called like its folder is the page of the folder.
    const [name, above] = page.file
      .replace(/\.mdx?$/, '')
      .split('/')
      .toReversed()
    if (source.hasNumberedNames && name === above) add(posix.dirname(page.file), page)
  }
  const lookUp = (path: string): SourcePage | undefined => {
    const key = keyOf(path)
    const parts = key.split('/')
    // The base path of the old site may be in front.
    return [key, parts.slice(1).join('/'), parts.slice(2).join('/')]
      .filter((one, at) => at === 0 || one !== '')
      .flatMap((one) => byKey.get(one) ?? [])[0]
  }
  return {
    pages,
    find: (address, from) => {
      const written = address.replace(/^#\//, '/').replace(/[?#].*$/s, '')
      const path = decodedPath(written) ?? written
      if (leadsOut(path)) return undefined
      if (path.startsWith('@site/')) return lookUp(path.slice('@site/'.length))
      if (!from) return lookUp(path)
      if (path === '') return undefined
      if (path.startsWith('/')) return byKey.get(keyOf(posix.join(from.folder, path))) ?? lookUp(path)
      const relative = [
        posix.join('/', posix.dirname(from.file), path),
        posix.join('/', from.route, path),
        posix.join('/', from.folder, path),
      ]
      return relative.flatMap((one) => byKey.get(keyOf(one)) ?? [])[0]
    },
  }
}

/** Returns the link from a page to another one on the new site. */
export function linkBetween(from: Pick<SourcePage, 'out' | 'locale'>, to: SourcePage, rest: string): string {
  const address = addressOfFile(to.out)
  if (from.locale !== to.locale && address) return pathnameOf(address) + rest
  const path = posix.relative(posix.dirname(from.out), to.out)
  return (path.startsWith('.') ? path : `./${path}`) + rest
}
