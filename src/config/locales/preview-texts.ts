import { preview as en, type PreviewTexts } from './en/preview.ts'
import type { LocaleId } from './locale.ts'
import { preview as zh } from './zh/preview.ts'

export type { PreviewTexts }

const byLocale: Readonly<Record<LocaleId, PreviewTexts>> = { en, zh }

/** Returns the texts of the draft preview. They load with it. */
export function previewTextsOf(locale: LocaleId): PreviewTexts {
  return byLocale[locale]
}
