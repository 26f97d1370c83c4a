import type { LocaleId } from '../../../config/locales/locale.ts'
import type { SearchSources } from './search-service.ts'

/**
 * Saves parts of a language on the device, one after another, and only those that it does not have. The older
 * ones stay until all are there.
 *
 * @param parts addresses by name
 */
export async function storeParts(
  locale: LocaleId,
  parts: Readonly<Record<string, string>>,
  { fetchPart, stored }: Pick<SearchSources, 'fetchPart' | 'stored'>,
): Promise<void> {
  const names = await stored.names(locale)
  const missing = Object.entries(parts).filter(([name]) => !names.includes(name))
  if (missing.length === 0) return
  for (const [name, address] of missing) {
    if ((await stored.part(name)) === undefined) await stored.writePart(name, await fetchPart(address))
  }
  await stored.writeNames(locale, Object.keys(parts))
}
