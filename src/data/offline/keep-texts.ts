import { type KeepTexts, keepEn } from '../../config/locales/keep-en.ts'
import { keepZh } from '../../config/locales/keep-zh.ts'
import type { LocaleId } from '../../config/locales/locale.ts'

const byLocale: Readonly<Record<LocaleId, KeepTexts>> = { en: keepEn, zh: keepZh }

export const keepTextsOf = (locale: LocaleId): KeepTexts => byLocale[locale]
