import { search as en, type SearchTexts } from './en/search.ts'
import type { LocaleId } from './locale.ts'
import { search as zh } from './zh/search.ts'

export type { SearchTexts }

const byLocale: Readonly<Record<LocaleId, SearchTexts>> = { en, zh }

/** Returns the texts of the search box that only results need. They load with the box. */
export function searchTextsOf(locale: LocaleId): SearchTexts {
  return byLocale[locale]
}
