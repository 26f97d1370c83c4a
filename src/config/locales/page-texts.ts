import type { LocaleId } from './locale.ts'
import { enPage, type PageTexts } from './page-en.ts'
import { zhPage } from './page-zh.ts'

export type { PageTexts }

const byLocale: Readonly<Record<LocaleId, PageTexts>> = { en: enPage, zh: zhPage }

/** Returns the texts around and inside every page: the part of `textsOf` (texts.ts) that the first paint needs. */
export function pageTextsOf(locale: LocaleId): PageTexts {
  return byLocale[locale]
}
