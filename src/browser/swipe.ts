import { useEffect } from 'react'

interface SwipeLimits {
  /** Horizontal distance that counts as a swipe, in pixels. */
  readonly threshold: number
  /** Distance from the left edge within which an opening swipe must start, in pixels. */
  readonly edge: number
  /** Minimum ratio of horizontal to vertical movement. */
  readonly dominance: number
}

/** Classifies a touch: an opening swipe (from the left edge to the right), a closing swipe (any other), or no swipe. */
export function readSwipe(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  { threshold, edge, dominance }: SwipeLimits,
): 'open' | 'close' | 'none' {
  const sideways = to.x - from.x
  const isSwipe = Math.abs(sideways) > threshold && Math.abs(sideways) > dominance * Math.abs(to.y - from.y)
  if (!isSwipe) return 'none'
  return sideways > 0 && from.x <= edge ? 'open' : 'close'
}

/** Calls back after each horizontal one-finger swipe, unless it scrolls back something that the reader scrolled sideways. */
export function useSwipe(limits: SwipeLimits, callback: (swipe: 'open' | 'close') => void): void {
  useEffect(() => {
    let from: { x: number; y: number } | undefined
    const start = (event: TouchEvent) => {
      const [touch] = event.touches
      const isOne = event.touches.length === 1 && touch !== undefined && !isScrolledSideways(event.target)
      from = isOne ? { x: touch.clientX, y: touch.clientY } : undefined
    }
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      if (!from || !touch) return
      const swipe = readSwipe(from, { x: touch.clientX, y: touch.clientY }, limits)
      from = undefined
      if (swipe !== 'none') callback(swipe)
    }
    addEventListener('touchstart', start, { passive: true })
    addEventListener('touchend', end, { passive: true })
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchend', end)
    }
  }, [limits, callback])
}

function isScrolledSideways(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollLeft > 0) return true
  }
  return false
}
