import type { QueryClient } from '@tanstack/react-query'
import type { LocaleId } from '../../config/locales/locale.ts'
import type { Page } from '../../content/page-view.ts'
import { pageQueryKey } from '../../data/page-query.ts'
import type { VisitedPage } from './worker/messages.ts'

/**
 * Calls back with every page that is or will be read, so that search uses the current text of its file
 * (Spec X2).
 *
 * @returns a function that stops it
 */
export function followPages(
  client: QueryClient,
  locale: LocaleId,
  take: (page: VisitedPage) => void,
): () => void {
  const cache = client.getQueryCache()
  const seen = new Set<Page>()
  const look = (queryKey: readonly unknown[], data: unknown) => {
    if (queryKey[0] !== pageQueryKey || !data) return
    const page = data as Page
    if (page.textLocale !== locale || seen.has(page)) return
    seen.add(page)
    const { title, body, address, metadata } = page
    const { description, questions } = metadata
    take({ locale, route: address.route, title, description, questions, body })
  }
  for (const { queryKey, state } of cache.getAll()) look(queryKey, state.data)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query.queryKey, query.state.data)
  })
}
