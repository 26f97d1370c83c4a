import { flushSync } from 'react-dom'
import { wantsLessMotion } from './reduced-motion.ts'

/** A position in the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Reveals a change of the page's look as a growing circle. If the browser does not support this, or the
 * reader prefers reduced motion, the change applies at once.
 *
 * @param change sets state; the result must be painted in the same task
 * @param duration in milliseconds
 */
export function revealChange(change: () => void, from: Point, duration: number): void {
  const isCalm = wantsLessMotion()
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
    // A skipped transition (hidden tab, or another one started) has still changed the page.
    .catch(() => undefined)
  transition.finished.finally(() => delete root.dataset.reveal).catch(() => undefined)
}

/** Returns where a change was requested: the pointer, or the center of the control for a key press. */
export function pointOfClick(event: {
  readonly clientX: number
  readonly clientY: number
  readonly currentTarget: Element
}): Point {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
