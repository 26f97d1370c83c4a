import { useEffect } from 'react'
import { mostPlaces, placeDelay } from '../../config/visit.ts'
import { pathnameOf } from '../../content/page-path.ts'
import { isWithoutSidebar } from '../../content/sidebar-choice.ts'
import { readAt, useReadingHistory } from '../../stores/reading.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useHeadings, useOutline } from '../../ui/page/outline.ts'

/** Stores the reader's position on documentation pages, never on token tools, because their addresses are private. */
export function useRememberedPlace(): void {
  const { address, page } = useCurrentPage()
  const reached = useOutline((state) => state.reached)
  const headings = useHeadings()
  const isText = page?.kind === 'doc' && !isWithoutSidebar(address.route)
  const path = isText ? pathnameOf(address) : undefined
  const title = page?.title ?? ''
  const heading = headings.find(({ id }) => id === reached)?.text ?? ''
  useEffect(() => {
    if (path === undefined) return
    const place = { path, title, heading, id: heading === '' ? '' : (reached ?? '') }
    const timer = setTimeout(() => {
      const { value, set } = useReadingHistory.getState()
      set(readAt(value, place, Date.now(), mostPlaces))
    }, placeDelay)
    return () => clearTimeout(timer)
  }, [path, title, heading, reached])
}
