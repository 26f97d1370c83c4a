import texts from 'virtual:page-texts'
import type { LocaleId } from '../locales/locale.ts'

export type PageTexts = (typeof texts)['en']

/** The texts of a language that stand on every page: those of the application that the first paint needs too. */
export function pageTextsOf(locale: LocaleId): PageTexts {
  return texts[locale]
}
