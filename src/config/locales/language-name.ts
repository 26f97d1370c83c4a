import { type LocaleId, localeOf } from './locale.ts'
import { pageTextsOf } from './page-texts.ts'

/** Returns the name of a language in another one: the one in its texts, or else the browser's. */
export function languageName(id: LocaleId, speaking: LocaleId): string {
  const given = pageTextsOf(speaking).article.languages[id]
  return given ?? new Intl.DisplayNames(localeOf(speaking).lang, { type: 'language' }).of(id) ?? id
}
