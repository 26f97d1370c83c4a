import { useCallback, useEffect, useRef, useState } from 'react'
import { draftDelay } from '../../../config/preview.ts'
import { unixLines } from '../hand-in/line-breaks.ts'
import { mergeTexts } from '../merge-texts.ts'
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
  const began = useRef(first)

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
  useEffect(
    () =>
      storage.onElsewhere?.((stored) => {
        const { current } = latest
        const merged = stored && withLastWords(current, began.current, stored)
        if (merged) began.current = stored
        if (merged && (merged.text !== current.text || merged.base !== current.base)) change(merged)
        else if (stored?.text !== current.text) store(current)
      }),
    [storage, store, change],
  )
  return { draft, settled, isStored, change }
}

/**
 * Returns a draft with what another tab has stored of it; `undefined` if both changed the same lines. The tab that edited the
 * page before ends when this one gets it, so its last words can arrive after the draft was opened here.
 *
 * @param began the draft that both began with
 */
export function withLastWords(own: Draft, began: Draft, stored: Draft): Draft | undefined {
  const ownText = unixLines(own.text)
  const other = unixLines(stored.text)
  const { text, conflicts } = mergeTexts(ownText, unixLines(began.text), other, { own: '', other: '' })
  return conflicts > 0 ? undefined : { ...stored, text: text === ownText ? own.text : text }
}
