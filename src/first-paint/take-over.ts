import { flushSync } from 'react-dom'
import { comesBack } from '../browser/comes-back.ts'
import { holdPlace } from '../browser/held-place.ts'
import { pressRemembered } from './waiting-buttons.ts'

/**
 * Puts the application in the place of the first paint, at once and without a jump: the page stays where the reader scrolled it, the focus
 * on the link it was on, and a button that was pressed meanwhile does now what it says.
 *
 * @param render renders the application; its page is loaded already
 */
export function takeOver(place: HTMLElement, render: () => void): void {
  const isPainted = place.dataset.painted === 'first'
  place.dataset.painted = 'application'
  const focused = isPainted ? placeOf(document.activeElement, place) : undefined
  const { scrollX, scrollY } = window
  // Who comes back has a place that the router knows.
  const isPlaced = isPainted && scrollY > 0 && !comesBack()
  if (isPlaced) holdPlace()
  flushSync(render)
  if (!isPainted) return
  if (isPlaced) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  if (focused)
    place.querySelectorAll<HTMLElement>(focused.selector)[focused.index]?.focus({ preventScroll: true })
  pressRemembered(place)
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
