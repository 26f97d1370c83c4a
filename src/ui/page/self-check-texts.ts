import { type SelfCheckTexts, selfCheckTextsOf } from '../../config/locales/self-check-texts.ts'
import { useLocale } from './current-page.tsx'

/** Returns the texts of the self-check in the reader's language; they load with it. */
export function useSelfCheckTexts(): SelfCheckTexts {
  return selfCheckTextsOf(useLocale().id)
}
