import { useCallback, useEffect, useRef, useState } from 'react'
import { draftDelay } from '../../../config/preview.ts'
import type { Draft, DraftStorage } from './draft.ts'

export interface DraftState {
  /** The current content of the editor, which is stored. */
  readonly draft: Draft
  /** The draft after typing has stopped: this is what is parsed and checked. */
  readonly settled: Draft
  /** `false` if the device could not store it. */
  readonly isStored: boolean
  readonly change: (draft: Draft) => void
}

/** Returns a draft that the editor changes. Each change is stored at once, because a tab can crash right after it. */
export function useDraft(first: Draft, storage: DraftStorage): DraftState {
  const [draft, setDraft] = useState(first)
  const [settled, settle] = useState(draft)
  const [isStored, setStored] = useState(storage.isStored ?? true)
  const latest = useRef(first)

  const store = useCallback(
    (next: Draft) => {
      latest.current = next
      setStored(storage.set(next.text === '' ? undefined : next))
    },
    [storage],
  )
  const change = useCallback(
    (next: Draft) => {
      setDraft(next)
      store(next)
    },
    [store],
  )
  useEffect(() => {
    const timer = setTimeout(() => settle(draft), draftDelay)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => storage.onLost?.(() => latest.current, store), [storage, store])
  return { draft, settled, isStored, change }
}
