import { resolveLink } from '../content/link.ts'
import { type PageAddress, pathnameOf } from '../content/page-path.ts'
import type { Resolution } from '../content/resolve-page.ts'
import { isSafeUrl } from '../dialect/safe-url.ts'
import type { PageLink } from './links-of.ts'
import type { Fault } from './page-rule.ts'

/** What must be known about a site to check a page's links. */
export interface LinkKnowledge {
  /** Resolves an address with the manifest. */
  readonly resolve: (address: PageAddress) => Resolution
  /** Returns whether the site serves a file: a path below its base such as `/img/logo.svg`, percent-encoded. */
  readonly hasFile: (path: string) => boolean
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

/** Returns the ID that shares most of its beginning or words with the missing one. */
function nearest(id: string, anchors: ReadonlySet<string>): string | undefined {
  const words = new Set(id.toLowerCase().split('-').filter(Boolean))
  const shared = (other: string) => other.split('-').filter((word) => words.has(word)).length
  return [...anchors]
    .filter((other) => shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0]
}
