import { type EditTexts, edit as en } from './en/edit.ts'
import type { LocaleId } from './locale.ts'
import { edit as zh } from './zh/edit.ts'

const byLocale: Readonly<Record<LocaleId, EditTexts>> = { en, zh }

/** Returns the texts of editing a page beside it. They load with the editor. */
export function editTextsOf(locale: LocaleId): EditTexts {
  return byLocale[locale]
}
