import { useEffect, useState } from 'react'
import { visitGap } from '../../config/visit.ts'
import { arriveAt, type Reading, useReading } from '../../stores/reading.ts'

/** How a reader came. */
export interface Arrival {
  /** What was remembered before. */
  readonly found: Reading
  /** Whether he has come back after a pause, and has not been welcomed yet. */
  readonly isNewVisit: boolean
}

// Once a document: a first render that React throws away, because a part of it is still to come, must not use the arrival up.
let arrival: Arrival | undefined
let isWelcomed = false

function arrive(): Arrival {
  const { value: found, set } = useReading.getState()
  const now = arriveAt(found, Date.now(), visitGap)
  set(now)
  return { found, isNewVisit: now.before !== found.before }
}

/** Remembers that the reader has come. */
export function useArrival(): Arrival {
  const [arrived] = useState(() => {
    arrival ??= arrive()
    return { ...arrival, isNewVisit: arrival.isNewVisit && !isWelcomed }
  })
  useEffect(() => {
    isWelcomed = true
  }, [])
  return arrived
}
