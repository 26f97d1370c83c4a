import { withBase } from '../browser/site-base.ts'
import { type PageAddress, pathnameOf } from '../content/page-path.ts'
import { fill } from '../locales/text-forms.ts'
import { element } from './build.ts'
import { dressCode } from './dress-code.ts'
import { dressImage } from './dress-image.ts'
import { dressTabs } from './dress-tabs.ts'
import { dressLink } from './link.ts'
import { pageTextsOf } from './page-texts.ts'
import { reservePlace } from './reserve-place.ts'

type Dresser<Found extends Element> = (found: Found, from: PageAddress) => void

/** What the application's components add to the dialect's elements, by selector; in this order, since some look at what others make. */
const dressers = [
  row<HTMLHeadingElement>(':is(h1, h2, h3, h4, h5, h6)[id]', dressHeading),
  row<HTMLAnchorElement>('a[href]:not(.heading-anchor)', dressLink),
  row<HTMLImageElement>('img', dressImage),
  row<HTMLTableElement>('table', dressTable),
  row<HTMLInputElement>('input[type="checkbox"]', dressTask),
  row<HTMLElement>('[data-callout]', dressCallout),
  row<HTMLElement>('pre[data-block="code"]', dressCode),
  row<HTMLElement>('[data-block="tabs"]', dressTabs),
  row<HTMLElement>('[data-block]', reservePlace),
]

function row<Found extends Element>(selector: string, dress: Dresser<Found>) {
  return (root: ParentNode, from: PageAddress) => {
    for (const found of root.querySelectorAll<Found>(selector)) dress(found, from)
  }
}

/** Gives the dialect's HTML the elements, classes and addresses that the application gives it (`markdown/elements.tsx`). */
export function dressArticle(root: ParentNode, from: PageAddress): void {
  for (const dress of dressers) dress(root, from)
}

function dressHeading(heading: HTMLHeadingElement, from: PageAddress): void {
  const label = fill(pageTextsOf(from.locale).article.linkToHeading, { heading: heading.textContent })
  const href = `${withBase(pathnameOf(from))}#${encodeURIComponent(heading.id)}`
  const mark = element('span', { 'aria-hidden': true }, '#')
  heading.append(element('a', { class: 'heading-anchor', href, 'aria-label': label }, mark))
}

function dressTable(table: HTMLTableElement, { locale }: PageAddress): void {
  const label = pageTextsOf(locale).article.table
  const frame = element('div', { class: 'table-scroll', role: 'group', tabindex: 0, 'aria-label': label })
  table.replaceWith(frame)
  frame.append(table)
}

function dressTask(box: HTMLInputElement, { locale }: PageAddress): void {
  const { taskDone, taskOpen } = pageTextsOf(locale).article
  box.setAttribute('aria-label', box.checked ? taskDone : taskOpen)
}

/** A callout without a title of its own is named by its kind. */
function dressCallout(callout: HTMLElement, { locale }: PageAddress): void {
  const names: Readonly<Record<string, string>> = pageTextsOf(locale).callout
  const kind = callout.dataset.callout ?? ''
  const first = callout.firstElementChild
  const hasTitle = first?.matches('summary, .callout-title') ?? false
  if (hasTitle || !Object.hasOwn(names, kind)) return
  const isDetails = callout.tagName === 'DETAILS'
  callout.prepend(
    isDetails ? element('summary', {}, names[kind]) : element('p', { class: 'callout-title' }, names[kind]),
  )
}
