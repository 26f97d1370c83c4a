import { type ToolTexts, toolsEn } from '../locales/tools-en.ts'
import { toolsZh } from '../locales/tools-zh.ts'
import { useLocale } from '../page/current-page.tsx'

const byLocale = { en: toolsEn, zh: toolsZh }

/** The tools' texts in the reader's language. They come with the tools, so that no other page loads them. */
export function useToolTexts(): ToolTexts {
  return byLocale[useLocale().id]
}
