import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

type Report = (isNear: boolean) => void

/**
 * An observer shared by all users of the same margin. A long page has a thousand places, and each observer
 * measures the window again.
 */
interface Watch {
  readonly observer: IntersectionObserver
  readonly reports: Map<Element, Report>
}

const watches = new Map<number, Watch>()

function watchOf(margin: number): Watch {
  const known = watches.get(margin)
  if (known) return known
  const reports = new Map<Element, Report>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting)
    },
    { rootMargin: `${margin}px` },
  )
  const watch = { observer, reports }
  watches.set(margin, watch)
  return watch
}

/**
 * Returns whether an element is in or near the viewport, and follows scrolling. Returns true if the browser
 * cannot tell, or if the element is in a document for printing (`data-wakes-all`).
 *
 * @param margin distance that still counts as near, in pixels
 */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    if (typeof IntersectionObserver === 'undefined' || watched.closest('[data-wakes-all]')) {
      setNear(true)
      return
    }
    const { observer, reports } = watchOf(margin)
    reports.set(watched, setNear)
    observer.observe(watched)
    return () => {
      reports.delete(watched)
      observer.unobserve(watched)
    }
  }, [element, margin])
  return isNear
}

/** Returns whether an element has been near the viewport at least once, or the page is about to be printed. */
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
