/** A row of the table of languages. */
interface LocaleRow {
  /** Name of the content folder and of the folder of texts: a language code in lowercase, such as `zh`. */
  readonly id: string
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  readonly lang: string
  /** The language's name in that language, for the language menu. */
  readonly label: string
  /** Other codes for the language in addresses. An unknown page suggests pages in this language for them. */
  readonly aliases?: readonly string[]
}

/** The site's languages, the one at the root first (Spec §1). docs/architecture.md explains how to add one. */
const table = [
  { id: 'en', lang: 'en-US', label: 'English' },
  { id: 'zh', lang: 'zh-CN', label: '简体中文', aliases: ['zh-hans', 'cn'] },
] as const satisfies readonly LocaleRow[]

/** A language of the site: the name of its content folder and the key of its texts. */
export type LocaleId = (typeof table)[number]['id']

export interface Locale extends LocaleRow {
  readonly id: LocaleId
  /** The part of an address before the route: '' for the language at the root, '/zh' for Chinese. */
  readonly prefix: string
}

const [rootRow, ...otherRows]: readonly [Omit<Locale, 'prefix'>, ...Omit<Locale, 'prefix'>[]] = table

/** The language at the root. */
export const rootLocale: Locale = { ...rootRow, prefix: '' }

/** The site's languages, the one at the root first. */
export const locales: readonly Locale[] = [
  rootLocale,
  ...otherRows.map((row) => ({ ...row, prefix: `/${row.id}` })),
]

export const localeIds: readonly LocaleId[] = locales.map(({ id }) => id)

export function localeOf(id: LocaleId): Locale {
  return locales.find((locale) => locale.id === id) ?? rootLocale
}

/** Returns a record with a value for every language. */
export function forEachLocale<T>(make: (id: LocaleId) => T): Readonly<Record<LocaleId, T>> {
  // Complete, because the type of its keys comes from the same table.
  return Object.fromEntries(locales.map(({ id }) => [id, make(id)])) as Record<LocaleId, T>
}
