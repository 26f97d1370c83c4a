import type { QueryClient } from '@tanstack/react-query'
import type { LocaleId } from '../../config/locales/locale.ts'
import { manifestRootQuery, searchPartsOf } from '../../data/manifest-queries.ts'
import { localClient } from './local-client.ts'
import type { SearchHit } from './search-answer.ts'

/** Opens the texts of a language on this device: the current ones, or without the manifest those that it keeps. */
export async function openTexts(client: QueryClient, locale: LocaleId): Promise<void> {
  const root = await client.fetchQuery(manifestRootQuery).catch(() => undefined)
  localClient.open(locale, root && searchPartsOf(root, locale))
}

/** Searches another language than the reader's, whose texts are loaded for it. Throws if there are none. */
export async function searchOther(
  client: QueryClient,
  locale: LocaleId,
  query: string,
): Promise<readonly SearchHit[]> {
  await openTexts(client, locale)
  return (await localClient.search(locale, query)).hits
}
