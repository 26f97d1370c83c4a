import { useEffect, useRef } from 'react'
import { hashId, hashTo } from '../../browser/hash-id.ts'
import { replaceAddress } from '../../browser/replace-address.ts'
import { debounce } from '../../browser/throttle.ts'
import { scrollSpyDelay, scrollSpyOffset } from '../../config/scroll-spy.ts'
import { answersMark } from '../../content/local-answers.ts'
import { type OutlineHeading, useHeadings, useOutline } from '../../ui/page/outline.ts'
import { type HeadingPosition, lastReached } from './last-reached.ts'

/**
 * Reports the current heading to the outline, and writes it to the address after scrolling stops (Spec §2
 * "scroll-spy"). The history entry is replaced without notifying the router, so nothing moves or loads. An
 * address whose target is in view stays unchanged: a footnote, a table, one of the last headings. So does one with the choices in a tool.
 */
export function useScrollSpy(): void {
  const headings = useHeadings()
  const isWhole = useOutline((state) => state.isWhole)
  const setReached = useOutline((state) => state.setReached)
  /** The path on which the reader has scrolled. */
  const scrolledOn = useRef<string>(undefined)
  useEffect(() => {
    if (headings.length === 0) return
    const isKnown = (reached: OutlineHeading | undefined) => isWhole || nextStands(headings, reached)
    const look = () => {
      const reached = reachedHeading(headings)
      if (isKnown(reached)) setReached(reached?.id)
    }
    const write = debounce(scrollSpyDelay, () => {
      const reached = reachedHeading(headings)
      if (!isKnown(reached) || isWhereAddressLeads() || location.hash.startsWith(answersMark)) return
      const hash = hashTo(reached?.id)
      if (hash !== location.hash) {
        replaceAddress(location.pathname + location.search + hash)
      }
    })
    const follow = () => {
      scrolledOn.current = location.pathname
      look()
      write()
    }
    look()
    // Scrolling while the text was still growing had no result yet.
    if (scrolledOn.current === location.pathname) write()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      write.cancel()
      removeEventListener('scroll', follow)
    }
  }, [headings, isWhole, setReached])
}

/**
 * Returns whether the heading after the reached one is rendered. In a text that is rendered in parts, the
 * reader may otherwise be at a later heading.
 */
function nextStands(headings: readonly OutlineHeading[], reached: OutlineHeading | undefined): boolean {
  const next = headings[reached ? headings.indexOf(reached) + 1 : 0]
  return next !== undefined && document.getElementById(next.id) !== null
}

/**
 * Returns whether the page is scrolled to where a link to its address leads: the target is at the line, or as
 * near as the end of the page allows.
 */
function isWhereAddressLeads(): boolean {
  const heading = document.getElementById(hashId())
  if (!heading || heading.getClientRects().length === 0) return false
  const distance = distanceToStop(heading)
  return Math.abs(distance) <= scrollSpyOffset || (distance > 0 && isAtEnd())
}

/** Returns the last heading above the line at which its link stops; at the end of the page, the last heading. */
function reachedHeading(headings: readonly OutlineHeading[]): OutlineHeading | undefined {
  if (isAtEnd()) return headings.at(-1)
  const index = lastReached(headings.length, (index) => positionOf(headings[index]?.id ?? ''))
  return headings[index]
}

const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

function positionOf(id: string): HeadingPosition {
  const heading = document.getElementById(id)
  // A heading in a closed box or another tab has no position and reports 0.
  if (!heading || heading.getClientRects().length === 0) return 'hidden'
  return distanceToStop(heading) <= scrollSpyOffset ? 'above' : 'below'
}

/** Returns the distance from the line at which a link to the element stops. Pixels. */
function distanceToStop(heading: HTMLElement): number {
  const stop = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0
  return heading.getBoundingClientRect().top - stop
}
