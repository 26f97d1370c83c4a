import { tools as en, type ToolTexts } from './en/tools.ts'
import type { LocaleId } from './locale.ts'
import { tools as zh } from './zh/tools.ts'

export type { ToolTexts }

const byLocale: Readonly<Record<LocaleId, ToolTexts>> = { en, zh }

/** Returns the texts of the token tools. They load with the tools. */
export function toolTextsOf(locale: LocaleId): ToolTexts {
  return byLocale[locale]
}
