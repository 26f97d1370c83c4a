import { handIn as en, type HandInTexts } from './en/hand-in.ts'
import type { LocaleId } from './locale.ts'
import { handIn as zh } from './zh/hand-in.ts'

export type { HandInTexts }

const byLocale: Readonly<Record<LocaleId, HandInTexts>> = { en, zh }

/** Returns the texts of handing in changes. They load with the editor. */
export function handInTextsOf(locale: LocaleId): HandInTexts {
  return byLocale[locale]
}
