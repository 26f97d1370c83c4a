import type { QueryClient } from '@tanstack/react-query'
import type { LocaleId } from '../../config/locales/locale.ts'
import { manifestRootQuery, searchPartsOf } from '../../data/manifest-queries.ts'
import { localClient } from './local-client.ts'

/** Saves what a search in a language needs, without searching. Only texts that have changed are fetched. */
export async function storeSearch(client: QueryClient, locale: LocaleId): Promise<void> {
  const parts = searchPartsOf(await client.fetchQuery(manifestRootQuery), locale)
  if (parts) localClient.store(locale, parts)
}
