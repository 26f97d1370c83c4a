import { localTool as en, type LocalToolTexts } from './en/local-tool.ts'
import type { LocaleId } from './locale.ts'
import { localTool as zh } from './zh/local-tool.ts'

export type { LocalToolTexts }

const byLocale: Readonly<Record<LocaleId, LocalToolTexts>> = { en, zh }

/** Returns the texts of the tools that work in the reader's browser. They load with the tools. */
export function localToolTextsOf(locale: LocaleId): LocalToolTexts {
  return byLocale[locale]
}
