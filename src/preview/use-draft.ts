import { useEffect, useRef, useState } from 'react'
import { draftDelay } from '../config/preview.ts'
import { type Draft, isDraftKept, usePreviewDraft } from '../stores/preview-draft.ts'

export interface DraftState {
  /** As it stands in the editor at this moment. */
  readonly draft: Draft
  /** The same once the keys rest: what is read, checked and kept. */
  readonly settled: Draft
  /** `false` where the device could not keep it. */
  readonly isKept: boolean
  readonly change: (draft: Draft) => void
}

/** The draft that is written: the one kept on the device, followed by what the editor makes of it. */
export function useDraft(firstFile: string): DraftState {
  const store = usePreviewDraft()
  const [draft, change] = useState<Draft>(store.value ?? { file: firstFile, text: '' })
  const [settled, settle] = useState(draft)
  const [isKept, setKept] = useState(true)
  const last = useRef(draft)

  useEffect(() => {
    const keep = () => {
      settle(draft)
      // What nobody changed here must not replace what another tab has kept since.
      if (draft === last.current) return
      last.current = draft
      const kept = draft.text === '' ? undefined : draft
      usePreviewDraft.getState().set(kept)
      setKept(kept === undefined || isDraftKept(kept))
    }
    const timer = setTimeout(keep, draftDelay)
    // Whoever leaves within the delay keeps the last words, too.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [draft])
  return { draft, settled, isKept, change }
}
