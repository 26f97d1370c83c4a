import { type PreviewTexts, previewEn } from '../locales/preview-en.ts'
import { previewZh } from '../locales/preview-zh.ts'
import { useLocale } from '../page/current-page.tsx'

const byLocale = { en: previewEn, zh: previewZh }

/** The preview's texts in the reader's language. */
export function usePreviewTexts(): PreviewTexts {
  return byLocale[useLocale().id]
}
