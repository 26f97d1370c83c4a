import type { ReactNode, Ref } from 'react'
import type { SearchAnswer, SearchHit } from './search-answer.ts'

/** What a box for searching gets from the search, and what it reports. Only `docsearch/` knows the library that draws it. */
export interface SearchViewProps {
  /** What was typed before the box had loaded. */
  readonly firstQuery: string
  readonly placeholder: string
  /** Where the results come from; `undefined` before the first query. */
  readonly source: SearchAnswer['source'] | undefined
  readonly isAsking: boolean
  /** Returns the results of a query. Stable as long as language and configuration are. */
  readonly onQuery: (query: string) => Promise<readonly SearchHit[]>
  /** Called with the path of the selected result. */
  readonly onSelect: (path: string, where: 'here' | 'tab' | 'window') => void
  readonly onClose: () => void
  /** Returns the address for reporting missing results; absent if the site has none. */
  readonly reportUrl: ((query: string) => string) | undefined
  /** The last line of the box. */
  readonly note: ReactNode
  /** Shown above the results. */
  readonly direct: ReactNode
  /** Shown below the message that there are no results, or in its place. */
  readonly empty: ReactNode
  readonly ref: Ref<SearchView>
}

export interface SearchView {
  /** Searches for a text as if the reader had typed it. */
  readonly ask: (query: string) => void
  /** Repeats the query, because there are more results now. */
  readonly repeat: () => void
}
