import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LocaleId } from '../../config/locales/locale.ts'
import { mostChanged } from '../../config/visit.ts'
import type { PageAddress } from '../../content/page-path.ts'
import { filesChangedSince } from '../../data/history-query.ts'
import { fetchShards } from '../../data/manifest-queries.ts'

/** A page whose text has changed. */
export interface ChangedPage {
  readonly address: PageAddress
  readonly title: string
  /** Time of the last change, in ISO 8601. */
  readonly updatedTime: string
}

/**
 * Query for the pages of a language that changed after a given time, the latest first; none if no history is
 * available. It reads the site's own history, so the time of the reader's last visit is not sent.
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
  const changed = await filesChangedSince(client, locale, since)
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
