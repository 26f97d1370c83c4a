import { languageRedirectDefaults } from '../config/language-redirect.ts'
import { type LocaleId, locales } from '../locales/locale.ts'
import { flag, objectOf, oneOf, recordOf, text, textList, type Values } from './fields.ts'
import type { PageAddress } from './page-path.ts'

const languageRedirectFields = {
  /** Language codes by the path of a locale: `{ "/": ["en"], "/zh/": ["zh"] }`. A code counts for its regions too. */
  config: recordOf(textList),
  autoLocale: flag,
  defaultLocale: text,
  localeFallback: flag,
  defaultBehavior: oneOf(['defaultLocale', 'homepage', '404']),
}

export type LanguageRedirect = Values<typeof languageRedirectFields>

/** Spec §3 "Language redirect configuration". Absent: readers are never asked. */
export const languageRedirectConfig = objectOf(languageRedirectFields)

const localeOfPath = (path: string): LocaleId | undefined =>
  locales.find(({ prefix }) => `${prefix}/` === path)?.id

/**
 * The site's language that a browser asks for.
 *
 * @param languages as the browser lists them, the dearest first
 * @returns `undefined` where the site has none of them, so that nobody is sent to a language he does not read
 */
export function wantedLocale(languages: readonly string[], redirect: LanguageRedirect): LocaleId | undefined {
  const { config = {}, localeFallback = languageRedirectDefaults.localeFallback } = redirect
  const considered = localeFallback ? languages : languages.slice(0, 1)
  for (const language of considered) {
    const [path] =
      Object.entries(config).find(([, codes]) => codes.some((code) => covers(code, language))) ?? []
    const locale = path === undefined ? undefined : localeOfPath(path)
    if (locale !== undefined) return locale
  }
  return undefined
}

function covers(code: string, language: string): boolean {
  const [wide, narrow] = [code.toLowerCase(), language.toLowerCase()]
  return narrow === wide || narrow.startsWith(`${wide}-`)
}

/**
 * Where a reader of this page goes who wants another language.
 *
 * @param available the languages that have the page
 * @returns `undefined` where he is to stay: the default language has no more than he reads now
 */
export function redirectTarget(
  address: PageAddress,
  wanted: LocaleId,
  available: readonly LocaleId[],
  redirect: LanguageRedirect,
): PageAddress | undefined {
  const behaviour = redirect.defaultBehavior ?? languageRedirectDefaults.defaultBehavior
  if (available.includes(wanted) || behaviour === '404') return { ...address, locale: wanted }
  if (behaviour === 'homepage') return { locale: wanted, route: '/' }
  const fallback = localeOfPath(redirect.defaultLocale ?? languageRedirectDefaults.defaultLocale)
  if (fallback === undefined || fallback === address.locale || !available.includes(fallback)) return undefined
  return { ...address, locale: fallback }
}
