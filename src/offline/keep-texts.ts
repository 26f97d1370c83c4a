import { type KeepTexts, keepEn } from '../locales/keep-en.ts'
import { keepZh } from '../locales/keep-zh.ts'
import type { LocaleId } from '../locales/locale.ts'

const byLocale: Readonly<Record<LocaleId, KeepTexts>> = { en: keepEn, zh: keepZh }

export const keepTextsOf = (locale: LocaleId): KeepTexts => byLocale[locale]
