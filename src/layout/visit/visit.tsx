import { useRef, useState } from 'react'
import { pathnameOf } from '../../content/page-path.ts'
import { useCurrentPage } from '../../page/current-page.tsx'
import { useReading } from '../../stores/reading.ts'
import { useRememberedPlace } from './remember-place.ts'
import { VisitBar } from './visit-bar.tsx'

/** Remembers where the reader is, and welcomes one who comes back. */
export default function Visit() {
  // Before the page that is open now becomes the last one.
  const [found] = useState(() => useReading.getState().value)
  const isForgotten = useReading((state) => state.value.seen === 0)
  const path = pathnameOf(useCurrentPage().address)
  const first = useRef(path)
  const isNewVisit = useRememberedPlace()
  return isNewVisit && !isForgotten && path === first.current && <VisitBar found={found} />
}
