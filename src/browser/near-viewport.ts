import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in the viewport or near it, followed as the page scrolls. A browser that cannot tell says yes.
 *
 * @param margin how far outside still counts, in pixels
 */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
