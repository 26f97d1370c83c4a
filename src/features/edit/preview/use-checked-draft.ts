import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageTarget } from '../../../data/page-target.ts'
import type { Draft } from './draft.ts'
import { type CheckedDraft, readDraft } from './read-draft.ts'

/** Parses and checks a draft. The previous result stays until then, and if a file that the draft needs can't be loaded. */
export function useCheckedDraft(
  draft: Draft,
  target: PageTarget,
): { readonly reading: CheckedDraft | undefined; readonly isOld: boolean } {
  const client = useQueryClient()
  const [reading, setReading] = useState<CheckedDraft>()
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    readDraft(draft.text, target, client, abort.signal).then(
      (next) => {
        if (abort.signal.aborted) return
        setReading(next)
        setOld(false)
      },
      // A failure after this belongs to a text that is no longer current.
      () => !abort.signal.aborted && setOld(true),
    )
    return () => abort.abort()
  }, [draft, target, client])
  return { reading, isOld }
}
