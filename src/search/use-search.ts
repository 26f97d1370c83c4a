import type { DocSearchProps } from '@docsearch/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hostedServiceOf } from '../content/search-config.ts'
import { manifestRootQuery, searchFileAddress } from '../data/manifest-queries.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { type BoxHit, toBoxHit } from './docsearch-hit.ts'
import { followPages } from './follow-pages.ts'
import { askHosted } from './hosted-client.ts'
import { localClient } from './local-client.ts'
import type { SearchAnswer } from './search-answer.ts'
import { createSearchDesk } from './search-desk.ts'

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>
type SearchMethod = ReturnType<TransformClient>['search']

interface Search {
  /** Puts our clients in the place of DocSearch's own. Stays the same as long as language and configuration do. */
  readonly transformClient: TransformClient
  /** What the last query led to. */
  readonly answer: SearchAnswer | undefined
  /** Whether a query waits for its answer. */
  readonly isAsking: boolean
  /** How much of the text is read, from 0 to 1. */
  readonly progress: number
}

/** Everything that answers behind the box. */
export function useSearch(): Search {
  const { locale, site } = useCurrentPage()
  const client = useQueryClient()
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [asked, setAsked] = useState(0)
  const [answered, setAnswered] = useState(0)
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    const stop = localClient.onProgress((id, now) => id === locale.id && setProgress(now))
    const stopFollowing = followPages(client, locale.id, localClient.read)
    return () => {
      stop()
      stopFollowing()
    }
  }, [client, locale.id])

  const transformClient = useMemo((): TransformClient => {
    const service = hostedServiceOf(site.search, locale.id)
    const openLocal = async () => {
      const root = await client.fetchQuery(manifestRootQuery).catch(() => undefined)
      const names = root?.search?.parts[locale.id]
      localClient.open(
        locale.id,
        names && Object.fromEntries(names.map((name) => [name, searchFileAddress(name)])),
      )
    }
    let opened: Promise<void> | undefined
    // What is typed offline has to be found as well: the texts come once the service has shown that it can be reached, or cannot.
    const prepareLocal = () => {
      opened ??= openLocal()
      return opened
    }
    if (!service) prepareLocal()
    const desk = createSearchDesk({
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
    const search = async ({ requests }: { readonly requests: readonly { readonly query?: string }[] }) => {
      setAsked((count) => count + 1)
      const found = await desk.search(requests[0]?.query ?? '')
      setAnswered((count) => count + 1)
      setAnswer(found)
      const hits: readonly BoxHit[] = found.hits.map(toBoxHit)
      return { results: [{ hits, nbHits: hits.length, index: 'pages' }] }
    }
    return (own) => ({ ...own, search: search as unknown as SearchMethod })
  }, [client, locale, site.search])

  return { transformClient, answer, isAsking: asked > answered, progress }
}
