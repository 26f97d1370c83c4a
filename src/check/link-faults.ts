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
    const what = `The link ${url} leads to a file that is not there (${target.path}).`
    return { line, what, mend: 'Mend the path, or put the file there.' }
  }
  // An empty address, and one with a scheme that is not allowed, are the rule's of the link's form.
  if (target.kind === 'refused' && url.trim() !== '' && isSafeUrl(url, 'link')) {
    const mend = 'Write the path of a page, or https://….'
    return { line, what: `The link ${url} is no address.`, mend }
  }
  if (target.kind !== 'page') return undefined
  const found = site.resolve(target.address)
  if (found.kind === 'unknown') {
    const what = `The link ${url} leads to no page (${pathnameOf(target.address)}).`
    return { line, what, mend: 'Mend the path, or write the page.' }
  }
  if (found.kind === 'redirect') {
    const what = `The link ${url} leads to an old or differently written address.`
    return { line, what, mend: `Link to the file of ${pathnameOf(found.to)}.` }
  }
  if (target.address.locale !== from.locale) {
    const what = `The link ${url} leads into the other language.`
    return { line, what, mend: 'Link to the page in the language of this one.', severity: 'warning' }
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
    const what = `The image ${url} is not there (${target.path}).`
    return { line, what, mend: 'Mend the path, or put the file there.' }
  }
  if (target?.kind === 'page' || target?.kind === 'refused') {
    const mend = 'Name a file with its ending, such as ./img/list.png.'
    return { line, what: `The image ${url} is no file of an image.`, mend }
  }
  return undefined
}

/**
 * What is wrong with the part of a page that a link names.
 *
 * @param target the page that the link leads to: its ids, and how a message calls it
 */
export function anchorFault(
  { url, line }: PageLink,
  hash: string,
  target: { readonly anchors: ReadonlySet<string>; readonly name: string },
): Fault | undefined {
  const id = decoded(hash.slice(1))
  if (id === '' || target.anchors.has(id)) return undefined
  const near = nearest(id, target.anchors)
  return {
    line,
    what: `The link ${url} names a part that ${target.name} does not have.`,
    mend: near === undefined ? 'Use the id of a heading of that page.' : `Did you mean #${near}?`,
  }
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
