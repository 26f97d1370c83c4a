import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { mostChanged } from '../config/visit.ts'
import type { PageAddress } from '../content/page-path.ts'
import type { LocaleId } from '../locales/locale.ts'
import { changedFiles } from './history-query.ts'
import { fetchShards } from './manifest-queries.ts'

/** A page whose text was changed. */
export interface ChangedPage {
  readonly address: PageAddress
  readonly title: string
  /** ISO 8601, of the last change. */
  readonly updatedTime: string
}

/**
 * The pages of a language that were changed after a moment, the latest first; none where no history is known. It reads the site's own
 * history: nobody learns when this reader was here.
 *
 * @param since milliseconds since 1970
 */
export function changedPagesQuery(locale: LocaleId, since: number) {
  return queryOptions({
    queryKey: ['changed-pages', locale, since],
    retry: false,
    queryFn: ({ client }) => findChanged(client, locale, since),
  })
}

async function findChanged(
  client: QueryClient,
  locale: LocaleId,
  since: number,
): Promise<readonly ChangedPage[]> {
  const changed = await changedFiles(client, locale, since)
  if (changed.size === 0) return []
  const shards = await fetchShards(client, (root) =>
    Object.values(root.shards[locale] ?? {}).map((name) => ({ name })),
  )
  return shards
    .flatMap(({ pages }) => pages)
    .flatMap(({ route, title, file, hash }) => {
      const history = changed.get(file)
      if (history?.hash !== hash) return []
      return [{ address: { locale, route }, title, updatedTime: history.updatedTime }]
    })
    .toSorted((one, other) => Date.parse(other.updatedTime) - Date.parse(one.updatedTime))
    .slice(0, mostChanged)
}
