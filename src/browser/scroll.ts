import { useSyncExternalStore } from 'react'
import { wantsLessMotion } from './reduced-motion.ts'

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  addEventListener('resize', changed, { passive: true })
  return () => {
    removeEventListener('scroll', changed)
    removeEventListener('resize', changed)
  }
}

/** Returns a value derived from the scroll position. Re-renders only when the result of `read` changes. */
export function useScroll<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(subscribe, read)
}

/** Returns how far the page is scrolled, from 0 to 1; 0 if it fits in the window. */
export function scrollProgress(): number {
  const room = document.documentElement.scrollHeight - innerHeight
  return room <= 0 ? 0 : Math.min(1, scrollY / room)
}

/** Scrolls to the top of the page, smoothly unless the reader prefers reduced motion. */
export function scrollToTop(): void {
  const isCalm = wantsLessMotion()
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

/**
 * Scrolls an element's scroll container to show the element: to its middle if the element was out of sight, so that its neighbors are
 * visible too. `scrollIntoView` is not used because
 * it moves the starting point of the Tab key, and an arriving reader must reach the skip link first
 * (Spec P8).
 */
export function scrollIntoSight(element: HTMLElement): void {
  const frame = scrollerOf(element)
  if (!frame) return
  const own = element.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  // Elements stuck to the edges of the frame cover the scrolled content.
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(frame)
  const above = own.top - (Number.parseFloat(scrollPaddingBlockStart) || 0) - outer.top
  const below = own.bottom + (Number.parseFloat(scrollPaddingBlockEnd) || 0) - outer.bottom
  if (above < 0 || below > 0) frame.scrollTop += (above + below) / 2
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const { parentElement: parent } = element
  if (!parent || parent === document.body) return null
  const isScroller =
    parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return isScroller ? parent : scrollerOf(parent)
}
