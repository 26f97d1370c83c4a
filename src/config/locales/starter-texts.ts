import { starter as en, type StarterTexts } from './en/starter.ts'
import type { LocaleId } from './locale.ts'
import { starter as zh } from './zh/starter.ts'

const byLocale: Readonly<Record<LocaleId, StarterTexts>> = { en, zh }

/** Returns the texts of the first pages of a new site. */
export function starterTextsOf(locale: LocaleId): StarterTexts {
  return byLocale[locale]
}
