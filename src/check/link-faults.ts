import { resolveLink } from '../content/link.ts'
import { type PageAddress, pathnameOf } from '../content/page-path.ts'
import type { Resolution } from '../content/resolve-page.ts'
import { isSafeUrl } from '../dialect/safe-url.ts'
import type { PageLink } from './links-of.ts'
import type { Fault } from './page-rule.ts'

/** What has to be known of a site to judge the links of a page. */
export interface LinkKnowledge {
  /** What an address turns out to be, by the manifest. */
  readonly resolve: (address: PageAddress) => Resolution
  /** Whether the site serves a file: a path below its base such as `/img/logo.svg`, percent-encoded. */
  readonly hasFile: (path: string) => boolean
}

/** What is wrong with where a link leads; `undefined` where nothing is. Its hash is another question. */
export function linkFault(link: PageLink, from: PageAddress, site: LinkKnowledge): Fault | undefined {
  if (link.kind !== 'link') return undefined
  const { url, line } = link
  const target = resolveLink(url, from)
  if (target.kind === 'file' && !site.hasFile(target.path)) {
    return { line, kind: 'link-file', values: { url, path: target.path } }
  }
  // An empty address, and one with a scheme that is not allowed, are the rule's of the link's form.
  if (target.kind === 'refused' && url.trim() !== '' && isSafeUrl(url, 'link')) {
    return { line, kind: 'link-no-address', values: { url } }
  }
  if (target.kind !== 'page') return undefined
  const found = site.resolve(target.address)
  if (found.kind === 'unknown') {
    return { line, kind: 'link-dead', values: { url, path: pathnameOf(target.address) } }
  }
  if (found.kind === 'redirect') {
    return { line, kind: 'link-old', values: { url, path: pathnameOf(found.to) } }
  }
  if (target.address.locale !== from.locale) {
    return { line, kind: 'link-language', values: { url }, severity: 'warning' }
  }
  return undefined
}

/** What is wrong with an image's address; `undefined` where nothing is. */
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

/** The page that a link leads to: its ids, and its file, which the page itself does not need. */
export interface AnchorTarget {
  readonly anchors: ReadonlySet<string>
  readonly file?: string | undefined
}

/** What is wrong with the part of a page that a link names; `undefined` where nothing is. */
export function anchorFault(
  { url, line }: PageLink,
  hash: string,
  { anchors, file }: AnchorTarget,
): Fault | undefined {
  const id = decoded(hash.slice(1))
  if (id === '' || anchors.has(id)) return undefined
  const target = file ?? ({ phrase: 'this-page' } as const)
  const near = nearest(id, anchors)
  if (near === undefined) return { line, kind: 'anchor-missing', values: { url, target } }
  return { line, kind: 'anchor-near', values: { url, target, near } }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The id that shares most of its beginning or words with the one that is missing. */
function nearest(id: string, anchors: ReadonlySet<string>): string | undefined {
  const words = new Set(id.toLowerCase().split('-').filter(Boolean))
  const shared = (other: string) => other.split('-').filter((word) => words.has(word)).length
  return [...anchors]
    .filter((other) => shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0]
}
