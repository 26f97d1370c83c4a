import { section as en, type SectionTexts } from './en/section.ts'
import type { LocaleId } from './locale.ts'
import { section as zh } from './zh/section.ts'

export type { SectionTexts }

const byLocale: Readonly<Record<LocaleId, SectionTexts>> = { en, zh }

/** Returns the texts for printing a section. They load with that feature. */
export function sectionTextsOf(locale: LocaleId): SectionTexts {
  return byLocale[locale]
}
