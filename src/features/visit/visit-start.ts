import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { visitGap } from '../../config/visit.ts'
import { type ReadingHistory, startVisit, useReadingHistory } from '../../stores/reading.ts'

/** How a visit started. */
export interface VisitStart {
  /** The stored history before this visit. */
  readonly found: ReadingHistory
  /** Whether the reader came back after a pause and has not been welcomed yet. */
  readonly isNewVisit: boolean
}

// Once per document: a first render that React discards, because a part is still loading, must not use up the
// start.
const useStarts = create<{ readonly current?: VisitStart; readonly isWelcomed: boolean }>()(() => ({
  isWelcomed: false,
}))

function start(): VisitStart {
  const { value: found, set } = useReadingHistory.getState()
  const now = startVisit(found, Date.now(), visitGap)
  set(now)
  return { found, isNewVisit: now.before > found.before }
}

/** Returns how this visit started, and records it. */
export function useVisitStart(): VisitStart {
  const [started] = useState(() => {
    const { current = start(), isWelcomed } = useStarts.getState()
    useStarts.setState({ current })
    return { ...current, isNewVisit: current.isNewVisit && !isWelcomed }
  })
  useEffect(() => {
    useStarts.setState({ isWelcomed: true })
  }, [])
  return started
}
