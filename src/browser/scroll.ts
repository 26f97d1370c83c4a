import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  addEventListener('resize', changed, { passive: true })
  return () => {
    removeEventListener('scroll', changed)
    removeEventListener('resize', changed)
  }
}

/** Something read off the scroll position; re-renders only when what `read` gives changes. */
export function useScroll<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(subscribe, read)
}

/** How far the page is scrolled, from 0 to 1; 0 where it fits the window. */
export function scrollProgress(): number {
  const room = document.documentElement.scrollHeight - innerHeight
  return room <= 0 ? 0 : Math.min(1, scrollY / room)
}

/** To the top of the page, smoothly where the reader has nothing against motion. */
export function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

/**
 * Moves what an element scrolls in just so far that the element is seen. Not `scrollIntoView`: that makes the element the place from which
 * the Tab key goes on, and who has only arrived has to meet the skip link first (Checklist P8).
 */
export function scrollIntoSight(element: HTMLElement): void {
  const frame = scrollerOf(element)
  if (!frame) return
  const own = element.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  // What is stuck to the edges of the frame stands over what scrolls.
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(frame)
  const above = own.top - (Number.parseFloat(scrollPaddingBlockStart) || 0) - outer.top
  const below = own.bottom + (Number.parseFloat(scrollPaddingBlockEnd) || 0) - outer.bottom
  if (above < 0) frame.scrollTop += above
  else if (below > 0) frame.scrollTop += below
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const { parentElement: parent } = element
  if (!parent || parent === document.body) return null
  const isScroller =
    parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return isScroller ? parent : scrollerOf(parent)
}
