import type { CheckWords } from './check-words.ts'
import { check as en } from './en/check.ts'
import type { LocaleId } from './locale.ts'
import { check as zh } from './zh/check.ts'

const byLocale: Readonly<Record<LocaleId, CheckWords>> = { en, zh }

/** Returns the messages of the content check, loaded with the first issue or with the preview. */
export function checkTextsOf(locale: LocaleId): CheckWords {
  return byLocale[locale]
}
