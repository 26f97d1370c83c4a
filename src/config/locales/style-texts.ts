import { style as en, type StyleTexts } from './en/style.ts'
import type { LocaleId } from './locale.ts'
import { style as zh } from './zh/style.ts'

export type { StyleTexts }

const byLocale: Readonly<Record<LocaleId, StyleTexts>> = { en, zh }

/** Returns the headings, columns, and wordings that the content check requires. */
export function styleTextsOf(locale: LocaleId): StyleTexts {
  return byLocale[locale]
}
