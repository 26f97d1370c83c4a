import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether an element is in the viewport or near it, followed as the page scrolls. A browser that cannot tell says yes; so does
 * what stands in a document that is made to be printed (`data-wakes-all`).
 *
 * @param margin how far outside still counts, in pixels
 */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (typeof IntersectionObserver === 'undefined' || element.current.closest('[data-wakes-all]')) {
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

/** Whether an element was near the viewport once, or the page is about to be printed. */
export function useWasNear(element: RefObject<Element | null>, margin: number): boolean {
  const isNear = useNear(element, margin)
  const [was, setWas] = useState(false)
  if (isNear && !was) setWas(true)
  useEffect(() => {
    if (was) return
    const show = () => flushSync(() => setWas(true))
    addEventListener('beforeprint', show)
    return () => removeEventListener('beforeprint', show)
  }, [was])
  return was || isNear
}
