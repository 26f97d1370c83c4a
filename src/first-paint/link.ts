import { withBase } from '../browser/site-base.ts'
import { type LinkTarget, resolveLink } from '../content/link.ts'
import { type PageAddress, pathnameOf } from '../content/page-path.ts'
import { type Attributes, element } from './build.ts'
import { icon } from './icon.ts'
import { pageTextsOf } from './page-texts.ts'

/** A link to a path of this site (`/guide/`). */
export function pageLink(
  path: string,
  text: string | undefined,
  attributes: Attributes = {},
): HTMLAnchorElement {
  return element('a', { ...attributes, href: withBase(path) }, text)
}

/** Where a target lies, as a plain address that the browser follows by itself; `undefined` for a refused one. */
function hrefOf(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'page':
      return withBase(pathnameOf(target.address) + target.search + target.hash)
    case 'file':
      return withBase(target.path)
    case 'external':
      return target.url
    case 'refused':
      return undefined
  }
}

/** Makes a link of a page's text what `SiteLink` makes of it: resolved from the page's place, marked where it leaves the site. */
export function dressLink(link: HTMLAnchorElement, from: PageAddress): void {
  const target = resolveLink(link.getAttribute('href') ?? '', from)
  const href = hrefOf(target)
  if (href === undefined) {
    link.replaceWith(element('span', {}, ...link.childNodes))
    return
  }
  link.href = href
  if (target.kind !== 'external' || !/^https?:/.test(target.url)) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const mark = icon('external-link', '0.8em')
  mark.classList.add('external-icon')
  link.append(
    mark,
    element('span', { class: 'visually-hidden' }, pageTextsOf(from.locale).frame.opensInNewTab),
  )
}
