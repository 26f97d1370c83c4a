import { type HandInTexts, handInTextsOf } from '../../../config/locales/hand-in-texts.ts'
import { useLocale } from '../../../ui/page/current-page.tsx'

/** Returns the texts of handing in changes in the reader's language. */
export function useHandInTexts(): HandInTexts {
  return handInTextsOf(useLocale().id)
}
