import { checkEn } from '../../config/locales/check-en.ts'
import type { CheckWords } from '../../config/locales/check-words.ts'
import { checkZh } from '../../config/locales/check-zh.ts'
import { type PreviewTexts, previewEn } from '../../config/locales/preview-en.ts'
import { previewZh } from '../../config/locales/preview-zh.ts'
import { useLocale } from '../../ui/page/current-page.tsx'

const byLocale = { en: previewEn, zh: previewZh }
const checkByLocale = { en: checkEn, zh: checkZh }

/** Returns the preview's texts in the reader's language. */
export function usePreviewTexts(): PreviewTexts {
  return byLocale[useLocale().id]
}

/** Returns the texts of the content check in the reader's language. */
export function useCheckWords(): CheckWords {
  return checkByLocale[useLocale().id]
}
