import { page as en, type PageTexts } from './en/page.ts'
import type { LocaleId } from './locale.ts'
import { page as zh } from './zh/page.ts'

export type { PageTexts }

const byLocale: Readonly<Record<LocaleId, PageTexts>> = { en, zh }

/** Returns the texts around and inside every page: the part of `textsOf` (texts.ts) that the first paint needs. */
export function pageTextsOf(locale: LocaleId): PageTexts {
  return byLocale[locale]
}
