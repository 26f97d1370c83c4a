import { handover } from '../browser/handover.ts'
import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'
import { pressAgain, pressedButton } from './early-presses.ts'

/**
 * Replaces the first paint with the application at once and without a jump: scroll position and focus stay.
 *
 * @param box the element with the first paint
 * @param application the element with the rendered application, not yet in the document
 * @returns a function that clicks the button that the reader pressed last; call it when the application
 * handles events
 */
export function handOver(box: HTMLElement, application: HTMLElement): () => void {
  const known = handover()
  const isPainted = known.painter === 'frame' || known.painter === 'first-paint'
  const focused = isPainted ? markOf(document.activeElement, box) : undefined
  const button = isPainted ? pressedButton(box) : undefined
  const { scrollX, scrollY } = window
  // For a returning reader, the router knows the position.
  known.holdsPosition = isPainted && scrollY > 0 && !isReloadOrBackForward()
  known.painter = 'application'
  known.pressed = undefined
  // For tests and measurements.
  application.dataset.painted = 'application'
  application.id = box.id
  box.replaceWith(application)
  if (known.holdsPosition) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  if (focused) find(application, focused)?.focus({ preventScroll: true })
  return () => pressAgain(application, button)
}

/** Parts of a page that both have, innermost first. */
const regions = ['.prose', 'main', 'header']

interface Mark {
  readonly region: string | undefined
  readonly selector: string
  readonly index: number
}

/**
 * Describes an element by its kind and its index among similar ones in its region. Other regions may contain
 * more of them by then.
 */
function markOf(element: Element | null, root: ParentNode): Mark | undefined {
  if (!element || element === document.body) return undefined
  const region = regions.find((name) => element.parentElement?.closest(name))
  const selector = ['href', 'role', 'aria-label']
    .filter((name) => element.hasAttribute(name))
    .reduce(
      (found, name) => `${found}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
      element.localName,
    )
  return { region, selector, index: within(root, region, selector).indexOf(element as HTMLElement) }
}

const find = (root: ParentNode, { region, selector, index }: Mark) => within(root, region, selector)[index]

function within(root: ParentNode, region: string | undefined, selector: string): readonly HTMLElement[] {
  const scope = region === undefined ? root : root.querySelector(region)
  return [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])]
}
