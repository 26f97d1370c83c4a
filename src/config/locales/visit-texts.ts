import { visit as en, type VisitTexts } from './en/visit.ts'
import type { LocaleId } from './locale.ts'
import { visit as zh } from './zh/visit.ts'

export type { VisitTexts }

const byLocale: Readonly<Record<LocaleId, VisitTexts>> = { en, zh }

/** Returns the texts about pages read on this device. They load with that feature. */
export function visitTextsOf(locale: LocaleId): VisitTexts {
  return byLocale[locale]
}
