import { useCallback, useEffect, useRef, useState } from 'react'
import { draftDelay } from '../../config/preview.ts'
import { type Draft, isDraftStored, usePreviewDraft } from './preview-draft.ts'

export interface DraftState {
  /** The current content of the editor. */
  readonly draft: Draft
  /** The draft after typing has stopped: this is what is parsed, checked, and stored. */
  readonly settled: Draft
  /** `false` if the device could not store it. */
  readonly isStored: boolean
  readonly change: (draft: Draft) => void
}

/** Returns the draft stored on the device, updated by the editor. */
export function useDraft(firstFile: string): DraftState {
  const store = usePreviewDraft()
  const [draft, change] = useState<Draft>(store.value ?? { file: firstFile, text: '' })
  const [settled, settle] = useState(draft)
  const [isStored, setStored] = useState(true)
  const kept = useRef(draft)
  const latest = useRef(draft)

  const keep = useCallback((next: Draft) => {
    // An unchanged draft must not overwrite what another tab has stored since.
    if (next === kept.current) return
    kept.current = next
    const value = next.text === '' ? undefined : next
    usePreviewDraft.getState().set(value)
    setStored(value === undefined || isDraftStored(value))
  }, [])

  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => {
      settle(draft)
      keep(draft)
    }, draftDelay)
    return () => clearTimeout(timer)
  }, [draft, keep])

  // Also stores the last changes of a reader who closes the tab or follows a link within the delay.
  useEffect(() => {
    const keepLatest = () => keep(latest.current)
    addEventListener('pagehide', keepLatest)
    return () => {
      removeEventListener('pagehide', keepLatest)
      keepLatest()
    }
  }, [keep])
  return { draft, settled, isStored, change }
}
