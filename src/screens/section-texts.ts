import type { LocaleId } from '../locales/locale.ts'
import { type SectionTexts, sectionEn } from '../locales/section-en.ts'
import { sectionZh } from '../locales/section-zh.ts'

const byLocale: Readonly<Record<LocaleId, SectionTexts>> = { en: sectionEn, zh: sectionZh }

export const sectionTextsOf = (locale: LocaleId): SectionTexts => byLocale[locale]
