import { withBase } from '../browser/site-base.ts'
import { type PageAddress, pathnameOf } from '../content/page-path.ts'
import { fill } from '../locales/text-forms.ts'
import { element } from './build.ts'
import { dressLink } from './link.ts'
import { pageTextsOf } from './page-texts.ts'

type Dresser<Found extends Element> = (found: Found, from: PageAddress) => void

/** A dresser for all elements of a selector. */
export function row<Found extends Element>(selector: string, dress: Dresser<Found>) {
  return (root: ParentNode, from: PageAddress) => {
    for (const found of root.querySelectorAll<Found>(selector)) dress(found, from)
  }
}

const dressers = [
  row<HTMLHeadingElement>(':is(h1, h2, h3, h4, h5, h6)[id]', dressHeading),
  row<HTMLAnchorElement>('a[href]:not(.heading-anchor)', dressLink),
]

/** What the application's components add to headings and links, which is all that the first words have. */
export function dressWords(root: ParentNode, from: PageAddress): void {
  for (const dress of dressers) dress(root, from)
}

function dressHeading(heading: HTMLHeadingElement, from: PageAddress): void {
  const label = fill(pageTextsOf(from.locale).article.linkToHeading, { heading: heading.textContent })
  const href = `${withBase(pathnameOf(from))}#${encodeURIComponent(heading.id)}`
  const mark = element('span', { 'aria-hidden': true }, '#')
  heading.append(element('a', { class: 'heading-anchor', href, 'aria-label': label }, mark))
}
