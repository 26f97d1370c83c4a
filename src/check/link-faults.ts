import { localeConfigOf, localeOf } from '../config/locales/locale.ts'
import { decodedName } from '../content/decoded.ts'
import type { TextEdit } from '../content/issue.ts'
import { resolveLink } from '../content/link.ts'
import {
  addressOfFile,
  encodePath,
  filesOf,
  isSamePage,
  type PageAddress,
  pathnameOf,
} from '../content/page-path.ts'
import type { Resolution } from '../content/resolve-page.ts'
import { isSafeUrl } from '../content/safe-url.ts'
import type { SiteConfig } from '../content/site-config.ts'
import type { PageLink } from './links-of.ts'
import type { Fault } from './page-rule.ts'

/** What must be known about a site to check a page's links. */
export interface LinkKnowledge {
  /** Resolves an address with the manifest. */
  readonly resolve: (address: PageAddress) => Resolution
  /** Returns whether the site serves a file: a path below its base such as `/img/logo.svg`, percent-encoded. */
  readonly hasFile: (path: string) => boolean
  /** Returns the page of the same language that was probably meant. Default: none is suggested. */
  readonly nearest?: (address: PageAddress) => NearPage | undefined
  /** Decides which languages may lack pages. Default: none. */
  readonly config?: SiteConfig
}

/** A page that a link may have meant. */
export interface NearPage {
  /** Below the content folder. */
  readonly file: string
  /** Its IDs, if they are known. */
  readonly anchors?: ReadonlySet<string> | undefined
  /** Whether no other page is nearly as similar. */
  readonly isOnly?: boolean | undefined
}

/** Returns the fault of a link's target, or `undefined`. Does not check its hash. */
export function linkFault(link: PageLink, from: PageAddress, site: LinkKnowledge): Fault | undefined {
  if (link.kind !== 'link') return undefined
  const { url, line } = link
  const target = resolveLink(url, from)
  if (target.kind === 'file' && !site.hasFile(target.path)) {
    return { line, kind: 'link-file', values: { url, path: target.path } }
  }
  // Empty addresses and forbidden schemes belong to the rule `link-form`.
  if (target.kind === 'refused' && url.trim() !== '' && isSafeUrl(url, 'link')) {
    return { line, kind: 'link-no-address', values: { url } }
  }
  if (target.kind !== 'page') return undefined
  const found = site.resolve(target.address)
  if (found.kind === 'unknown') {
    const path = pathnameOf(target.address)
    const near = nearestLink(link, target, from, site)
    return near === undefined
      ? { line, kind: 'link-dead', values: { url, path } }
      : { line, kind: 'link-dead-near', values: { url, path, near: near.url }, edit: near.edit }
  }
  if (found.kind === 'redirect') {
    const [own = ''] = filesOf(from)
    const [file = ''] = filesOf(found.to)
    const end = url.replace(/^[^?#]*/, '')
    const edit = editTo(relativeLink(own, file) + end, link)
    return { line, kind: 'link-old', values: { url, path: pathnameOf(found.to) }, edit }
  }
  if (target.address.locale !== from.locale) {
    return { line, kind: 'link-language', values: { url }, severity: 'warning' }
  }
  const { locale } = target.address
  if (found.textLocale === locale || localeConfigOf(site.config ?? {}, locale)?.partial) return undefined
  const [file = ''] = filesOf(target.address)
  const language = localeOf(found.textLocale).label
  const near = nearestLink(link, target, from, site)
  return near === undefined
    ? { line, kind: 'link-elsewhere', values: { url, language, file } }
    : { line, kind: 'link-elsewhere-near', values: { url, language, file, near: near.url } }
}

/** Returns a link to the page, and the section, that was probably meant; with an edit if nothing else can be meant. */
function nearestLink(
  link: PageLink,
  { address, hash }: { readonly address: PageAddress; readonly hash: string },
  from: PageAddress,
  site: LinkKnowledge,
): { readonly url: string; readonly edit?: TextEdit | undefined } | undefined {
  const near = site.nearest?.(address)
  const found = near && addressOfFile(near.file)
  if (!near || !found || isSamePage(found, from)) return undefined
  const [own = ''] = filesOf(from)
  const id = decodedName(hash.slice(1)) ?? hash.slice(1)
  const page = relativeLink(own, near.file)
  if (id === '') return { url: page, edit: near.isOnly ? editTo(page, link) : undefined }
  if (near.anchors === undefined) return { url: page }
  const section = near.anchors.has(id) ? id : similar(id, near.anchors)[0]
  return { url: page + (section === undefined ? '' : `#${section}`) }
}

/** Returns the edit that gives a link another address. */
const editTo = (to: string, { url, at }: PageLink): TextEdit | undefined => at && { ...at, from: url, to }

/** Returns a relative link from one file to another. */
function relativeLink(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const names = to.split('/')
  const differs = folders.findIndex((name, at) => names[at] !== name)
  const shared = differs < 0 ? folders.length : differs
  const up = '../'.repeat(folders.length - shared)
  return (up || './') + encodePath(names.slice(shared).join('/'))
}

/** Returns the fault of an image's address, or `undefined`. */
export function imageFault(
  { kind, url, line }: PageLink,
  from: PageAddress,
  site: Pick<LinkKnowledge, 'hasFile'>,
): Fault | undefined {
  const target = kind === 'image' ? resolveLink(url, from) : undefined
  if (target?.kind === 'file' && !site.hasFile(target.path)) {
    return { line, kind: 'image-missing', values: { url, path: target.path } }
  }
  if (target?.kind === 'page' || target?.kind === 'refused') {
    return { line, kind: 'image-kind', values: { url } }
  }
  return undefined
}

/** The page that a link points to: its IDs, and its file unless it is the same page. */
export interface AnchorTarget {
  readonly anchors: ReadonlySet<string>
  readonly file?: string | undefined
}

/** Returns the fault of a link's hash, or `undefined`. */
export function anchorFault(
  link: PageLink,
  hash: string,
  { anchors, file }: AnchorTarget,
): Fault | undefined {
  const { url, line } = link
  const id = decodedName(hash.slice(1)) ?? hash.slice(1)
  if (id === '' || anchors.has(id)) return undefined
  const target = file ?? ({ phrase: 'this-page' } as const)
  if (anchors.size === 0) return { line, kind: 'anchor-none', values: { url, target } }
  const sections = listed(anchors)
  const [near, ...others] = similar(id, anchors)
  if (near === undefined) return { line, kind: 'anchor-missing', values: { url, target, sections } }
  const edit = others.length > 0 ? undefined : editTo(`${url.slice(0, url.indexOf('#'))}#${near}`, link)
  return { line, kind: 'anchor-near', values: { url, target, near, sections }, edit }
}

/** Maximum number of sections that a message lists. */
const mostListed = 12

/** Returns IDs as a list for messages, cut at the maximum. */
function listed(anchors: ReadonlySet<string>): string {
  const ids = [...anchors].map((id) => `#${id}`)
  return ids.slice(0, mostListed).join(', ') + (ids.length > mostListed ? ', …' : '')
}

/** Returns the IDs that share words with the missing one, those with the most first. */
function similar(id: string, anchors: ReadonlySet<string>): readonly string[] {
  const words = new Set(id.toLowerCase().split('-').filter(Boolean))
  const shared = (other: string) => other.split('-').filter((word) => words.has(word)).length
  return [...anchors]
    .filter((other) => shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
}
