import { type ToolTexts, toolTextsOf } from '../config/locales/tools-texts.ts'
import { useLocale } from '../ui/page/current-page.tsx'

/** Returns the tools' texts in the reader's language. They load with the tools. */
export function useToolTexts(): ToolTexts {
  return toolTextsOf(useLocale().id)
}
