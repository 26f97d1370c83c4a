import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../content/page-view.ts'
import { pageQueryKey } from '../data/page-query.ts'
import type { LocaleId } from '../locales/locale.ts'
import type { ReadPage } from './worker/messages.ts'

/**
 * Hands over every page that is or gets read, so that search knows what its file says now (Checklist X2).
 *
 * @returns what ends it
 */
export function followPages(
  client: QueryClient,
  locale: LocaleId,
  take: (page: ReadPage) => void,
): () => void {
  const cache = client.getQueryCache()
  const seen = new Set<Page>()
  const look = (queryKey: readonly unknown[], data: unknown) => {
    if (queryKey[0] !== pageQueryKey || !data) return
    const page = data as Page
    if (page.textLocale !== locale || seen.has(page)) return
    seen.add(page)
    const { route } = page.address
    take({ locale, route, title: page.title, description: page.metadata.description, body: page.body })
  }
  for (const { queryKey, state } of cache.getAll()) look(queryKey, state.data)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query.queryKey, query.state.data)
  })
}
