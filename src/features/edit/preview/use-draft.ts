import { useCallback, useEffect, useRef, useState } from 'react'
import { draftDelay } from '../../../config/preview.ts'
import type { Draft, DraftStorage } from './draft.ts'

export interface DraftState {
  /** The current content of the editor. */
  readonly draft: Draft
  /** The draft after typing has stopped: this is what is parsed, checked, and stored. */
  readonly settled: Draft
  /** `false` if the device could not store it. */
  readonly isStored: boolean
  readonly change: (draft: Draft) => void
}

/** Returns a draft that the editor changes, and stores it while the reader types. */
export function useDraft(first: Draft, storage: DraftStorage): DraftState {
  const [draft, change] = useState(first)
  const [settled, settle] = useState(draft)
  const [isStored, setStored] = useState(true)
  const stored = useRef(draft)
  const latest = useRef(draft)

  const store = useCallback(
    (next: Draft) => {
      // An unchanged draft must not overwrite what another tab has stored since.
      if (next === stored.current) return
      stored.current = next
      const draft = next.text === '' ? undefined : next
      storage.set(draft)
      setStored(draft === undefined || storage.isStored(draft))
    },
    [storage],
  )

  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => {
      settle(draft)
      store(draft)
    }, draftDelay)
    return () => clearTimeout(timer)
  }, [draft, store])

  // Also stores the last changes of a reader who closes the tab or follows a link within the delay.
  useEffect(() => {
    const storeLatest = () => store(latest.current)
    addEventListener('pagehide', storeLatest)
    return () => {
      removeEventListener('pagehide', storeLatest)
      storeLatest()
    }
  }, [store])
  return { draft, settled, isStored, change }
}
