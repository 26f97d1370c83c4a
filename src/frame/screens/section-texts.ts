import type { LocaleId } from '../../config/locales/locale.ts'
import { type SectionTexts, sectionEn } from '../../config/locales/section-en.ts'
import { sectionZh } from '../../config/locales/section-zh.ts'

const byLocale: Readonly<Record<LocaleId, SectionTexts>> = { en: sectionEn, zh: sectionZh }

export const sectionTextsOf = (locale: LocaleId): SectionTexts => byLocale[locale]
