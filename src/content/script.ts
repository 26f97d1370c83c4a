import { type LocaleId, localeOf } from '../config/locales/locale.ts'

/** Returns the script of a language by its ISO 15924 code, such as `Hans` for Chinese in China. */
export function scriptOf(locale: LocaleId): string | undefined {
  return new Intl.Locale(localeOf(locale).lang).maximize().script
}
