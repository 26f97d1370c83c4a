import { keep as en, type KeepTexts } from './en/keep.ts'
import type { LocaleId } from './locale.ts'
import { keep as zh } from './zh/keep.ts'

export type { KeepTexts }

const byLocale: Readonly<Record<LocaleId, KeepTexts>> = { en, zh }

/** Returns the texts of the dialog that keeps the site on this device. They load with it. */
export function keepTextsOf(locale: LocaleId): KeepTexts {
  return byLocale[locale]
}
