import type { AnyRouter } from '@tanstack/react-router'
import { handover } from '../browser/handover.ts'

/** Returns whether the router restores scroll positions: not on a page that the reader scrolled before it started. */
export const restoresPositions = (): boolean => !handover().holdsPosition

/** Keeps the position of such a reader until they go elsewhere, and lets the router remember it for their return. */
export function holdPosition(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.href !== toLocation.href) handover().holdsPosition = false
  })
  // The router remembers positions only after scrolling that it has seen; here, scrolling ended before it started.
  router.subscribe('onRendered', () => {
    if (handover().holdsPosition) document.dispatchEvent(new Event('scroll'))
  })
}
