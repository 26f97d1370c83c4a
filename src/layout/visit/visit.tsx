import { useRef } from 'react'
import { pathnameOf } from '../../content/page-path.ts'
import { useCurrentPage } from '../../page/current-page.tsx'
import { useReading } from '../../stores/reading.ts'
import { useArrival } from './arrival.ts'
import { useRememberedPlace } from './remember-place.ts'
import { VisitBar } from './visit-bar.tsx'

/** Remembers where the reader is, and welcomes one who comes back. */
export default function Visit() {
  const { found, isNewVisit } = useArrival()
  const isForgotten = useReading((state) => state.value.seen === 0)
  const path = pathnameOf(useCurrentPage().address)
  const first = useRef(path)
  useRememberedPlace()
  return isNewVisit && !isForgotten && path === first.current && <VisitBar found={found} />
}
