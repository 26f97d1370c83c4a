import { useRef } from 'react'
import { pathnameOf } from '../../content/page-path.ts'
import { useReading } from '../../stores/reading.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useArrival } from './arrival.ts'
import { useRememberedPlace } from './remember-place.ts'
import { VisitBar } from './visit-bar.tsx'

/** Stores the reader's position, and welcomes a returning reader. */
export default function Visit() {
  const { found, isNewVisit } = useArrival()
  const isForgotten = useReading((state) => state.value.seen === 0)
  const path = pathnameOf(useCurrentPage().address)
  const first = useRef(path)
  useRememberedPlace()
  return isNewVisit && !isForgotten && path === first.current && <VisitBar found={found} />
}
