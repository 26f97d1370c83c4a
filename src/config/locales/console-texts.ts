import { type ConsoleTexts, apiConsole as en } from './en/console.ts'
import type { LocaleId } from './locale.ts'
import { apiConsole as zh } from './zh/console.ts'

export type { ConsoleTexts }

const byLocale: Readonly<Record<LocaleId, ConsoleTexts>> = { en, zh }

/** Returns the texts of the API console, which are part of its document. */
export function consoleTextsOf(locale: LocaleId): ConsoleTexts {
  return byLocale[locale]
}
