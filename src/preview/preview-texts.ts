import { checkEn } from '../locales/check-en.ts'
import type { CheckWords } from '../locales/check-words.ts'
import { checkZh } from '../locales/check-zh.ts'
import { type PreviewTexts, previewEn } from '../locales/preview-en.ts'
import { previewZh } from '../locales/preview-zh.ts'
import { useLocale } from '../page/current-page.tsx'

const byLocale = { en: previewEn, zh: previewZh }
const checkByLocale = { en: checkEn, zh: checkZh }

/** The preview's texts in the reader's language. */
export function usePreviewTexts(): PreviewTexts {
  return byLocale[useLocale().id]
}

/** What the check says, in the reader's language. */
export function useCheckWords(): CheckWords {
  return checkByLocale[useLocale().id]
}
