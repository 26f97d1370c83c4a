import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { loadLate } from '../browser/load-late.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { loadTexts, type Texts } from '../config/locales/texts.ts'

export const textsQuery = (locale: LocaleId) =>
  queryOptions({
    queryKey: ['texts', locale],
    queryFn: () => loadLate(() => loadTexts(locale)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Returns the loaded interface texts of a language, or those of another if they could not be loaded. The application
 * starts only when one language is loaded.
 */
export function loadedTexts(client: QueryClient, locale: LocaleId): Texts {
  const [[, other] = []] = client.getQueriesData<Texts>({ queryKey: ['texts'], predicate: hasData })
  const texts = client.getQueryData(textsQuery(locale).queryKey) ?? other
  if (!texts) throw new Error('No interface texts are loaded.')
  return texts
}

const hasData = ({ state }: { readonly state: { readonly data: unknown } }) => state.data !== undefined
