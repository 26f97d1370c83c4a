import type { QueryClient } from '@tanstack/react-query'
import { withoutBase } from '../browser/site-base.ts'
import { rootLocale } from '../config/locales/locale.ts'
import { localeOfPathname } from '../content/page-path.ts'
import { textsQuery } from '../data/texts-query.ts'

/**
 * Loads the interface texts of the address, or else those of the language at the root.
 * @throws if neither can be loaded
 */
export async function loadFirstTexts(client: QueryClient): Promise<void> {
  const locale = localeOfPathname(withoutBase(location.pathname))
  await client
    .ensureQueryData(textsQuery(locale))
    .catch(() => client.ensureQueryData(textsQuery(rootLocale.id)))
}
