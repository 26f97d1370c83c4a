import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageTarget } from '../../../data/page-query.ts'
import type { Draft } from './draft.ts'
import { type CheckedDraft, readDraft } from './read-draft.ts'

/** Parses and checks a draft. The previous result stays until then. */
export function useCheckedDraft(draft: Draft, target: PageTarget): CheckedDraft | undefined {
  const client = useQueryClient()
  const [reading, setReading] = useState<CheckedDraft>()
  useEffect(() => {
    const abort = new AbortController()
    readDraft(draft.text, target, client, abort.signal).then(
      (next) => !abort.signal.aborted && setReading(next),
      // A failure here belongs to a text that is no longer current.
      () => undefined,
    )
    return () => abort.abort()
  }, [draft, target, client])
  return reading
}
