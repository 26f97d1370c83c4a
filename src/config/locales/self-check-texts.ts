import { selfCheck as en, type SelfCheckTexts } from './en/self-check.ts'
import type { LocaleId } from './locale.ts'
import { selfCheck as zh } from './zh/self-check.ts'

export type { SelfCheckTexts }

const byLocale: Readonly<Record<LocaleId, SelfCheckTexts>> = { en, zh }

/** Returns the texts of the self-check. They load with it. */
export function selfCheckTextsOf(locale: LocaleId): SelfCheckTexts {
  return byLocale[locale]
}
