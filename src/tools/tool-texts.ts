import { type ToolTexts, toolsEn } from '../config/locales/tools-en.ts'
import { toolsZh } from '../config/locales/tools-zh.ts'
import { useLocale } from '../ui/page/current-page.tsx'

const byLocale = { en: toolsEn, zh: toolsZh }

/** Returns the tools' texts in the reader's language. They load with the tools. */
export function useToolTexts(): ToolTexts {
  return byLocale[useLocale().id]
}
