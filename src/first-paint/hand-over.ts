import { elementMarkOf, findMarked } from '../browser/element-mark.ts'
import { handover } from '../browser/handover.ts'
import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'

/**
 * Replaces the first paint with the application at once and without a jump: the focus stays, and the scroll position is handed over.
 *
 * @param box the element with the first paint
 * @param application the element with the rendered application, not yet in the document
 * @returns a function that clicks the button that the reader pressed last; call it when the application
 * handles events
 */
export function handOver(box: HTMLElement, application: HTMLElement): () => void {
  const known = handover()
  const isPainted = known.painter === 'frame' || known.painter === 'first-paint'
  const mark = (element: Element | null | undefined) =>
    isPainted && element && element !== document.body ? elementMarkOf(element, box) : undefined
  const focused = mark(document.activeElement)
  const pressed = mark(known.pressed)
  if (isPainted && scrollY > 0 && !isReloadOrBackForward()) known.position = { left: scrollX, top: scrollY }
  known.painter = 'application'
  known.pressed = undefined
  // For tests and measurements.
  application.dataset.painted = 'application'
  application.id = box.id
  box.replaceWith(application)
  if (focused) findMarked(application, focused)?.focus({ preventScroll: true })
  return () => pressed && findMarked(application, pressed)?.click()
}
