import type { PageAddress } from '../content/page-path.ts'
import { codeParts } from '../dialect/code-breaks.ts'
import { element } from './build.ts'
import { dressCode } from './dress-code.ts'
import { dressImage } from './dress-image.ts'
import { dressTabs } from './dress-tabs.ts'
import { dressWords, row } from './dress-words.ts'
import { pageTextsOf } from './page-texts.ts'
import { reservePlace } from './reserve-place.ts'

/** What the application's components add to the dialect's elements, by selector; in this order, since some look at what others make. */
const dressers = [
  row<HTMLImageElement>('img', dressImage),
  row<HTMLTableElement>('table', dressTable),
  row<HTMLElement>(':is(td, th) code', dressCellCode),
  row<HTMLInputElement>('input[type="checkbox"]', dressTask),
  row<HTMLElement>('[data-callout]', dressCallout),
  row<HTMLElement>('pre[data-block="code"]', dressCode),
  row<HTMLElement>('[data-block="tabs"]', dressTabs),
  row<HTMLElement>('[data-block]', reservePlace),
]

/** Gives the dialect's HTML the elements, classes and addresses that the application gives it (`markdown/elements.tsx`). */
export function dressArticle(root: ParentNode, from: PageAddress): void {
  dressWords(root, from)
  for (const dress of dressers) dress(root, from)
}

function dressTable(table: HTMLTableElement, { locale }: PageAddress): void {
  const label = pageTextsOf(locale).article.table
  const frame = element('div', { class: 'table-scroll', role: 'group', tabindex: 0, 'aria-label': label })
  table.replaceWith(frame)
  frame.append(table)
}

/** Code in a cell breaks where `markdown/break-cells.ts` lets it. */
function dressCellCode(code: HTMLElement): void {
  if (code.firstElementChild) return
  const parts = codeParts(code.textContent)
  code.replaceChildren(...parts.flatMap((part, index) => (index > 0 ? [element('wbr', {}), part] : [part])))
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
