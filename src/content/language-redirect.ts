import { languageRedirectDefaults } from '../config/language-redirect.ts'
import { homePathOf, type LocaleId, locales } from '../config/locales/locale.ts'
import { flag, objectOf, oneOf, recordOf, text, textList, type Values } from './fields.ts'
import type { PageAddress } from './page-path.ts'

const languageRedirectFields = {
  /** Language codes by the path of a locale: `{ "/": ["en"], "/zh/": ["zh"] }`. A code includes its regions. */
  config: recordOf(textList),
  autoLocale: flag,
  defaultLocale: text,
  localeFallback: flag,
  defaultBehavior: oneOf(['defaultLocale', 'homepage', '404']),
}

export type RedirectOptions = Values<typeof languageRedirectFields>

/** Spec §3 "Language redirect configuration". If absent, readers are never asked. */
export const languageRedirectConfig = objectOf(languageRedirectFields)

const localeOfPath = (path: string): LocaleId | undefined =>
  locales.find(({ id }) => homePathOf(id) === path)?.id

/**
 * Returns the site's language that a browser prefers.
 *
 * @param languages in the browser's order of preference
 * @returns `undefined` if the site has none of them, so that no one is sent to a language they cannot read
 */
export function wantedLocale(languages: readonly string[], redirect: RedirectOptions): LocaleId | undefined {
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
 * Returns where a reader who prefers another language is sent from this page.
 *
 * @param available the languages that have the page
 * @returns `undefined` to stay, if the default language has no more than the current one
 */
export function redirectTarget(
  address: PageAddress,
  wanted: LocaleId,
  available: readonly LocaleId[],
  redirect: RedirectOptions,
): PageAddress | undefined {
  const behaviour = redirect.defaultBehavior ?? languageRedirectDefaults.defaultBehavior
  if (available.includes(wanted) || behaviour === '404') return { ...address, locale: wanted }
  if (behaviour === 'homepage') return { locale: wanted, route: '/' }
  const fallback = localeOfPath(redirect.defaultLocale ?? languageRedirectDefaults.defaultLocale)
  if (fallback === undefined || fallback === address.locale || !available.includes(fallback)) return undefined
  return { ...address, locale: fallback }
}
