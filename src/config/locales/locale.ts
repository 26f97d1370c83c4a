interface LocaleRow {
  /** Name of the content folder and of the folder of texts: a language code in lowercase, such as `zh`. */
  readonly id: string
  /** BCP 47 tag with a region, for `<html lang>` and `Intl`. */
  readonly lang: string
  /** The part of an address before the route: '' for the language at the root, '/zh' for Chinese. */
  readonly prefix: string
  /** The language's name in that language, for the language menu. */
  readonly label: string
}

/** The site's languages, the one at the root first (Spec §1). docs/architecture.md explains how to add one. */
const table = [
  { id: 'en', lang: 'en-US', prefix: '', label: 'English' },
  { id: 'zh', lang: 'zh-CN', prefix: '/zh', label: '简体中文' },
] as const satisfies readonly LocaleRow[]

/** A language of the site: the name of its content folder and the key of its texts. */
export type LocaleId = (typeof table)[number]['id']

export interface Locale extends LocaleRow {
  readonly id: LocaleId
}

/** The site's languages, the one at the root first. */
export const locales: readonly Locale[] = table

/** The language at the root. */
export const rootLocale: Locale = table[0]

/** Returns the path of a language's home page, which is the language's name in configuration files. */
export const homePathOf = (id: LocaleId): string => `${localeOf(id).prefix}/`

export function localeOf(id: LocaleId): Locale {
  return locales.find((locale) => locale.id === id) ?? rootLocale
}

/** Returns what a configuration says for one language; `undefined` if it says nothing. */
export function localeConfigOf<T>(
  config: { readonly locales?: Readonly<Record<string, T>> } | undefined,
  locale: LocaleId,
): T | undefined {
  return config?.locales?.[homePathOf(locale)]
}
