import { pause } from '../../browser/within.ts'
import { hostedRest, searchDebounce } from '../../config/search.ts'
import { HostedFailure } from './hosted-client.ts'
import type { LocalAnswer, LocalReason, SearchAnswer, SearchHit } from './search-answer.ts'

export interface SearchParts {
  /** `undefined` if no service is configured. Throws `HostedFailure`. */
  readonly askHosted: ((query: string) => Promise<readonly SearchHit[]>) | undefined
  /** Throws if there is nothing to search. */
  readonly askLocal: (query: string) => Promise<LocalAnswer>
  readonly isOnline: () => boolean
}

/** Answers queries, whatever fails (Spec F2, F4, X1). Never rejects. */
export interface CombinedSearch {
  readonly search: (query: string) => Promise<SearchAnswer>
}

interface Asked {
  readonly query: string
  readonly answer: Promise<SearchAnswer>
  isAnswered: boolean
}

/**
 * Returns a search that asks the hosted service once the reader pauses, and the local index if the service
 * is absent, unreachable, too slow, or refuses. A service that failed is skipped for a while. Only if neither
 * answers is there no result.
 */
export function createCombinedSearch({ askHosted, askLocal, isOnline }: SearchParts): CombinedSearch {
  let rest: { readonly until: number; readonly reason: LocalReason } | undefined
  let latest: Asked | undefined

  const local = async (query: string, reason: LocalReason): Promise<SearchAnswer | undefined> => {
    try {
      return { source: 'local', reason, ...(await askLocal(query)) }
    } catch {
      return undefined
    }
  }
  const hosted = async (query: string): Promise<SearchAnswer | LocalReason> => {
    if (!askHosted) return 'unconfigured'
    try {
      const hits = await askHosted(query)
      rest = undefined
      return { source: 'hosted', hits }
    } catch (error) {
      const reason = error instanceof HostedFailure ? error.reason : 'broken'
      rest = { until: Date.now() + hostedRest, reason }
      return reason
    }
  }
  /** Returns why the service is not queried at all. */
  const reasonToSkip = (): LocalReason | undefined => {
    if (!askHosted) return 'unconfigured'
    if (!isOnline()) return 'offline'
    return rest && Date.now() < rest.until ? rest.reason : undefined
  }
  const none: SearchAnswer = { source: 'none', hits: [] }

  const answer = async (query: string, newer: () => Asked | undefined): Promise<SearchAnswer> => {
    const skipped = reasonToSkip()
    if (skipped !== undefined) {
      const found = await local(query, skipped)
      if (found || !askHosted || skipped === 'offline') return found ?? none
    } else {
      await pause(searchDebounce)
      // If the reader has typed on, only the answer to the current query matters.
      const asked = newer()
      if (asked) return asked.answer
    }
    const result = await hosted(query)
    if (typeof result !== 'string') return result
    return (skipped === undefined ? await local(query, result) : undefined) ?? none
  }
  return {
    search: (query) => {
      // The box repeats the query whenever its field receives the focus.
      if (latest?.query === query && !latest.isAnswered) return latest.answer
      const mine: Asked = {
        query,
        answer: answer(query, () => (latest === mine ? undefined : latest)),
        isAnswered: false,
      }
      latest = mine
      void mine.answer.then(() => {
        mine.isAnswered = true
      })
      return mine.answer
    },
  }
}
