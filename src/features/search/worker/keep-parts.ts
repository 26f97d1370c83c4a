import type { LocaleId } from '../../../config/locales/locale.ts'
import type { SearchSources } from './search-service.ts'

/**
 * Saves parts of a language on the device, one after another, and only those that it does not have. The older
 * ones stay until all are there.
 *
 * @param parts addresses by name
 */
export async function keepParts(
  locale: LocaleId,
  parts: Readonly<Record<string, string>>,
  { fetchPart, keep }: Pick<SearchSources, 'fetchPart' | 'keep'>,
): Promise<void> {
  const kept = await keep.names(locale)
  const missing = Object.entries(parts).filter(([name]) => !kept.includes(name))
  if (missing.length === 0) return
  for (const [name, address] of missing) {
    if ((await keep.part(name)) === undefined) await keep.writePart(name, await fetchPart(address))
  }
  await keep.writeNames(locale, Object.keys(parts))
}
