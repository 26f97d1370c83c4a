import { checkTextsOf } from '../../../config/locales/check-texts.ts'
import type { CheckWords } from '../../../config/locales/check-words.ts'
import { type PreviewTexts, previewTextsOf } from '../../../config/locales/preview-texts.ts'
import { useLocale } from '../../../ui/page/current-page.tsx'

/** Returns the preview's texts in the reader's language. */
export function usePreviewTexts(): PreviewTexts {
  return previewTextsOf(useLocale().id)
}

/** Returns the texts of the content check in the reader's language. */
export function useCheckWords(): CheckWords {
  return checkTextsOf(useLocale().id)
}
