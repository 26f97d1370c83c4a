import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { visitGap } from '../../config/visit.ts'
import { arriveAt, type ReadingHistory, useReading } from '../../stores/reading.ts'

/** How a reader arrived. */
export interface VisitArrival {
  /** The stored history before this visit. */
  readonly found: ReadingHistory
  /** Whether the reader came back after a pause and has not been welcomed yet. */
  readonly isNewVisit: boolean
}

// Once per document: a first render that React discards, because a part is still loading, must not use up the
// arrival.
const useArrivals = create<{ readonly arrival?: VisitArrival; readonly isWelcomed: boolean }>()(() => ({
  isWelcomed: false,
}))

function arrive(): VisitArrival {
  const { value: found, set } = useReading.getState()
  const now = arriveAt(found, Date.now(), visitGap)
  set(now)
  return { found, isNewVisit: now.before > found.before }
}

/** Records that the reader arrived. */
export function useArrival(): VisitArrival {
  const [arrived] = useState(() => {
    const { arrival = arrive(), isWelcomed } = useArrivals.getState()
    useArrivals.setState({ arrival })
    return { ...arrival, isNewVisit: arrival.isNewVisit && !isWelcomed }
  })
  useEffect(() => {
    useArrivals.setState({ isWelcomed: true })
  }, [])
  return arrived
}
