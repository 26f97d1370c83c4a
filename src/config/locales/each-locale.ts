import { type LocaleId, locales } from './locale.ts'

export const localeIds: readonly LocaleId[] = locales.map(({ id }) => id)

/** Returns a record with a value for every language. */
export function forEachLocale<T>(make: (id: LocaleId) => T): Readonly<Record<LocaleId, T>> {
  // Complete, because the type of its keys comes from the same table.
  return Object.fromEntries(locales.map(({ id }) => [id, make(id)])) as Record<LocaleId, T>
}
