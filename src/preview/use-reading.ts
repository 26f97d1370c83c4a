import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PagePlace } from '../data/page-query.ts'
import type { Draft } from '../stores/preview-draft.ts'
import { type Reading, readDraft } from './read-draft.ts'

/** Reads and checks a draft; what was read before stays until then. */
export function useReading(draft: Draft, place: PagePlace): Reading | undefined {
  const client = useQueryClient()
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    const abort = new AbortController()
    readDraft(draft.text, place, client, abort.signal).then(
      (next) => !abort.signal.aborted && setReading(next),
      // Whatever fails here was begun for a text that is no longer there.
      () => undefined,
    )
    return () => abort.abort()
  }, [draft, place, client])
  return reading
}
