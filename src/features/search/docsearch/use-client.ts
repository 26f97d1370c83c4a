import type { DocSearchProps } from '@docsearch/react'
import { useCallback, useMemo, useRef } from 'react'
import type { SearchHit } from '../search-answer.ts'
import type { SearchViewProps } from '../search-view.ts'
import { toBoxHits, type Unfolded } from './docsearch-hit.ts'

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>
type SearchMethod = ReturnType<TransformClient>['search']

/** What was found last, and what the reader has unfolded of it. */
interface Latest extends Unfolded {
  readonly query: string
  readonly found: readonly SearchHit[]
}

interface Client {
  /** Replaces DocSearch's client with ours. Stable as long as `onQuery` is. */
  readonly transformClient: TransformClient
  /** Shows all results of a page when the box next repeats its query. */
  readonly unfold: (page: string) => void
}

/** Returns the client that gives DocSearch our results, of which the reader can unfold more. */
export function useClient(onQuery: SearchViewProps['onQuery']): Client {
  const latest = useRef<Latest>(undefined)
  const unfold = useCallback((page: string) => {
    if (latest.current)
      latest.current = { ...latest.current, pages: new Set(latest.current.pages).add(page), last: page }
  }, [])
  const transformClient = useMemo((): TransformClient => {
    const search = async ({ requests }: { readonly requests: readonly { readonly query?: string }[] }) => {
      const query = requests[0]?.query ?? ''
      const before = latest.current?.query === query ? latest.current : undefined
      const found = before?.last === undefined ? await onQuery(query) : before.found
      latest.current = { query, found, pages: before?.pages ?? new Set(), last: undefined }
      const hits = toBoxHits(found, { ...latest.current, last: before?.last })
      return { results: [{ hits, nbHits: hits.length, index: 'pages' }] }
    }
    return (own) => ({ ...own, search: search as unknown as SearchMethod })
  }, [onQuery])
  return { transformClient, unfold }
}
