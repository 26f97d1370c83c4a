import { type LocalToolTexts, localToolTextsOf } from '../../config/locales/local-tool-texts.ts'
import { useLocale } from '../../ui/page/current-page.tsx'

/** Returns the texts around the tools that work in the browser, in the reader's language. */
export function useLocalToolTexts(): LocalToolTexts {
  return localToolTextsOf(useLocale().id)
}
