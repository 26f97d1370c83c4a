import { filterTable as en, type FilterTableTexts } from './en/filter-table.ts'
import type { LocaleId } from './locale.ts'
import { filterTable as zh } from './zh/filter-table.ts'

export type { FilterTableTexts }

const byLocale: Readonly<Record<LocaleId, FilterTableTexts>> = { en, zh }

/** Returns the texts of a table with filters, which the first paint needs on few pages. */
export function filterTableTextsOf(locale: LocaleId): FilterTableTexts {
  return byLocale[locale]
}
