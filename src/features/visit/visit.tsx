import { useRef } from 'react'
import { pathnameOf } from '../../content/page-path.ts'
import { useReadingHistory } from '../../stores/reading.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useRememberedPlace } from './remember-place.ts'
import { VisitBar } from './visit-bar.tsx'
import { useVisitStart } from './visit-start.ts'

/** Stores the reader's position, and welcomes a returning reader. */
export default function Visit() {
  const { found, isNewVisit } = useVisitStart()
  const isForgotten = useReadingHistory((state) => state.value.seen === 0)
  const path = pathnameOf(useCurrentPage().address)
  const first = useRef(path)
  useRememberedPlace()
  return isNewVisit && !isForgotten && path === first.current && <VisitBar found={found} />
}
