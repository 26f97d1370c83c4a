import { flushSync } from 'react-dom'

/** A place in the window, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Makes a change of the page's look appear as a circle that grows from a place. Where the browser cannot, or the reader wants no
 * motion, the change simply happens.
 *
 * @param change sets state; what follows from it must be painted in the same task
 * @param duration milliseconds
 */
export function revealChange(change: () => void, from: Place, duration: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !document.startViewTransition) {
    change()
    return
  }
  const { documentElement: root } = document
  root.dataset.reveal = ''
  const transition = document.startViewTransition(() => flushSync(change))
  const radius = Math.hypot(Math.max(from.x, innerWidth - from.x), Math.max(from.y, innerHeight - from.y))
  const at = `at ${from.x}px ${from.y}px`
  transition.ready
    .then(() =>
      root.animate(
        { clipPath: [`circle(0 ${at})`, `circle(${radius}px ${at})`] },
        { duration, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
      ),
    )
    // A transition that is skipped (hidden tab, another one began) has changed the page all the same.
    .catch(() => undefined)
  transition.finished.finally(() => delete root.dataset.reveal).catch(() => undefined)
}

/** Where a change was asked for: the pointer, or the middle of the control where the keyboard asked. */
export function placeOfClick(event: {
  readonly clientX: number
  readonly clientY: number
  readonly currentTarget: Element
}): Place {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
