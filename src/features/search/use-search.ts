import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { LocaleId } from '../../config/locales/locale.ts'
import { mostElsewhere } from '../../config/search.ts'
import { hostedServiceOf } from '../../content/search-config.ts'
import { languagesOf } from '../../content/site-texts.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { createCombinedSearch } from './combined-search.ts'
import { followPages } from './follow-pages.ts'
import { askHosted } from './hosted-client.ts'
import { localClient } from './local-client.ts'
import type { SearchAnswer, SearchHit } from './search-answer.ts'
import { openTexts, searchOther } from './search-other.ts'

/** Results in another language than the reader's. */
export interface Elsewhere {
  readonly locale: LocaleId
  readonly hits: readonly SearchHit[]
}

interface Search {
  /** Returns the results of a query. Stable as long as language and configuration are. */
  readonly ask: (query: string) => Promise<readonly SearchHit[]>
  /** The result of the last query. */
  readonly answer: SearchAnswer | undefined
  /** Whether a query is waiting for its result. */
  readonly isAsking: boolean
  /** The share of the text that is loaded, from 0 to 1. */
  readonly progress: number
  /** What another language has, where the reader's has nothing. */
  readonly elsewhere: Elsewhere | undefined
}

/** Returns everything that answers queries behind the box. */
export function useSearch(): Search {
  const { locale, site } = useCurrentPage()
  const client = useQueryClient()
  const other = languagesOf(site).find(({ id }) => id !== locale.id)?.id
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [asked, setAsked] = useState(0)
  const [answered, setAnswered] = useState(0)
  const [progress, setProgress] = useState(0)
  const [elsewhere, setElsewhere] = useState<Elsewhere>()

  useEffect(() => {
    const stop = localClient.onProgress((id, now) => id === locale.id && setProgress(now))
    const stopFollowing = followPages(client, locale.id, localClient.read)
    return () => {
      stop()
      stopFollowing()
    }
  }, [client, locale.id])

  const ask = useMemo((): Search['ask'] => {
    const service = hostedServiceOf(site.search, locale.id)
    let opened: Promise<void> | undefined
    // Queries typed offline need results too. The texts load once the service is known to be reachable or
    // not.
    const prepareLocal = () => {
      opened ??= openTexts(client, locale.id)
      return opened
    }
    if (!service) prepareLocal()
    const combined = createCombinedSearch({
      askHosted: service && ((query) => askHosted(service, locale.lang, query).finally(prepareLocal)),
      askLocal: async (query) => {
        await prepareLocal()
        return localClient.search(locale.id, query).catch((error: unknown) => {
          opened = undefined
          throw error
        })
      },
      isOnline: () => navigator.onLine,
    })
    const lookElsewhere = (query: string) => {
      if (other === undefined || query === '') return
      const now = { locale: other, hits: [] }
      setElsewhere(now)
      searchOther(client, other, query)
        .then((hits) =>
          // Only while no other query has been answered.
          setElsewhere((shown) => (shown === now ? { ...now, hits: hits.slice(0, mostElsewhere) } : shown)),
        )
        .catch(() => undefined)
    }
    return async (query) => {
      setAsked((count) => count + 1)
      const found = await combined.search(query)
      setAnswered((count) => count + 1)
      setAnswer(found)
      setElsewhere(undefined)
      if (found.source !== 'none' && found.hits.length === 0) lookElsewhere(query)
      return found.hits
    }
  }, [client, locale, other, site.search])

  return { ask, answer, isAsking: asked > answered, progress, elsewhere }
}
