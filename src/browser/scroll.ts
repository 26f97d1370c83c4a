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
