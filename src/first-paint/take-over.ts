import { comesBack } from '../browser/comes-back.ts'
import { holdPlace } from '../browser/held-place.ts'

/**
 * Puts the application in the place of the first paint, at once and without a jump: the page stays where the reader scrolled it, and
 * the focus on the link it was on.
 *
 * @param place what the first paint has painted
 * @param application what the application was rendered into, not yet in the document
 */
export function takeOver(place: HTMLElement, application: HTMLElement): void {
  const isPainted = place.dataset.painted === 'first'
  const focused = isPainted ? placeOf(document.activeElement, place) : undefined
  const { scrollX, scrollY } = window
  // Who comes back has a place that the router knows.
  const isPlaced = isPainted && scrollY > 0 && !comesBack()
  if (isPlaced) holdPlace()
  // Who still holds the old place sees that nothing is to be painted any more.
  for (const element of [place, application]) element.dataset.painted = 'application'
  application.id = place.id
  place.replaceWith(application)
  if (!isPainted) return
  if (isPlaced) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  if (focused)
    application.querySelectorAll<HTMLElement>(focused.selector)[focused.index]?.focus({ preventScroll: true })
}

/** How what has the focus is found again: a link by its address, anything else by what it is; in the order of those alike. */
function placeOf(element: Element | null, root: ParentNode) {
  if (!element || element === document.body) return undefined
  const selector = ['href', 'role']
    .filter((name) => element.hasAttribute(name))
    .reduce(
      (found, name) => `${found}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
      element.localName,
    )
  return { selector, index: [...root.querySelectorAll(selector)].indexOf(element) }
}
