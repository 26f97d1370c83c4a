import { useEffect } from 'react'
import { hashId } from '../browser/hash-id.ts'
import { replaceAddress } from '../browser/replace-address.ts'
import { debounce } from '../browser/throttle.ts'
import { scrollSpyDelay, scrollSpyOffset } from '../config/scroll-spy.ts'
import { type OutlineHeading, useOutline } from '../page/outline.ts'
import { type HeadingPlace, lastReached } from './last-reached.ts'

/**
 * Tells the outline which heading the reader is at, and writes it into the address once scrolling rests (Spec §2 "scroll-spy"). The
 * entry in history is replaced and the router is not told: nothing jumps and nothing is loaded. An address that leads to where the
 * page stands is left alone: a footnote, a table, one of the last headings.
 */
export function useScrollSpy(): void {
  const headings = useOutline((state) => state.headings)
  const isWhole = useOutline((state) => state.isWhole)
  const setReached = useOutline((state) => state.setReached)
  useEffect(() => {
    if (headings.length === 0) return
    const isKnown = (reached: OutlineHeading | undefined) => isWhole || nextStands(headings, reached)
    const look = () => {
      const reached = reachedHeading(headings)
      if (isKnown(reached)) setReached(reached?.id)
    }
    const write = debounce(scrollSpyDelay, () => {
      const reached = reachedHeading(headings)
      if (!isKnown(reached) || isWhereAddressLeads()) return
      const hash = reached ? `#${encodeURIComponent(reached.id)}` : ''
      if (hash !== location.hash) {
        replaceAddress(location.pathname + location.search + hash)
      }
    })
    const follow = () => {
      look()
      write()
    }
    look()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      write.cancel()
      removeEventListener('scroll', follow)
    }
  }, [headings, isWhole, setReached])
}

/** Of a text that comes in parts: whether what follows this heading is there too. Else the reader may be at one that is still to come. */
function nextStands(headings: readonly OutlineHeading[], reached: OutlineHeading | undefined): boolean {
  const next = headings[reached ? headings.indexOf(reached) + 1 : 0]
  return next !== undefined && document.getElementById(next.id) !== null
}

/** Whether the page stands where a link to the address puts it: its place at the line, or as far up as the end of the page lets it come. */
function isWhereAddressLeads(): boolean {
  const place = document.getElementById(hashId())
  if (!place || place.getClientRects().length === 0) return false
  const distance = distanceToStop(place)
  return Math.abs(distance) <= scrollSpyOffset || (distance > 0 && isAtEnd())
}

/** The last heading that has come up to the line at which a link to it stops; at the end of the page its last heading. */
function reachedHeading(headings: readonly OutlineHeading[]): OutlineHeading | undefined {
  if (isAtEnd()) return headings.at(-1)
  const index = lastReached(headings.length, (index) => placeOf(headings[index]?.id ?? ''))
  return headings[index]
}

const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

function placeOf(id: string): HeadingPlace {
  const heading = document.getElementById(id)
  // One in a closed box or in another tab has no place, and 0 for its position.
  if (!heading || heading.getClientRects().length === 0) return 'hidden'
  return distanceToStop(heading) <= scrollSpyOffset ? 'above' : 'below'
}

/** How far below the line at which a link to it stops. Pixels. */
function distanceToStop(place: HTMLElement): number {
  const stop = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0
  return place.getBoundingClientRect().top - stop
}
