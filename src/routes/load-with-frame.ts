import type { QueryClient } from '@tanstack/react-query'
import { within } from '../browser/within.ts'
import type { PageAddress, PathReading } from '../content/page-path.ts'
import { navbarQuery, sidebarQuery, siteConfigQuery } from '../data/config-queries.ts'
import { folderShardQuery } from '../data/folder-shard-query.ts'
import { type LoadedPage, loadPage } from '../data/load-page.ts'
import { loadedTexts, textsQuery } from '../data/texts-query.ts'
import { loadScreen } from '../frame/screens/page-screens.ts'
import { loadBlocksAhead } from '../markdown/blocks-ahead.ts'
import { parseAhead } from '../markdown/parse-ahead.ts'
import { takePreparedArticle } from '../markdown/recent-articles.ts'
import { useOutline } from '../ui/page/outline.ts'

/** How long a loaded page waits for navbar, sidebar, and titles, so that the frame does not jump. Milliseconds. */
const frameWait = 600

interface Wanted {
  readonly part: Parameters<typeof parseAhead>[2]
  /** Whether it is the first page of the visit. */
  readonly isFirst: boolean
  readonly redirects: number
}

/** Loads a page and what its frame needs at once. */
export async function loadWithFrame(
  client: QueryClient,
  reading: PathReading,
  { part, isFirst, redirects }: Wanted,
): Promise<LoadedPage> {
  // In parallel with the text; afterwards, it would cost another round trip.
  if (reading.kind === 'canonical') prefetchFolder(client, reading.address)
  const [loaded] = await Promise.all([
    loadPage(client, reading, redirects),
    within(frameWait, loadFrame(client, reading)),
    // Never rejects: a page is worth showing with the texts of another language.
    client.prefetchQuery(textsQuery(reading.locale)),
  ])
  if (loaded.kind !== 'page') return loaded
  await within(frameWait, client.prefetchQuery(folderShardQuery(loaded.page)))
  const words = loadedTexts(client, loaded.target.address.locale).article
  takePreparedArticle(loaded.page, words.footnotes)
  const article = await parseAhead(loaded.page.body, words, part)
  // The application then renders with the table of contents above the text. Added later, it would move the text.
  if (isFirst) useOutline.getState().set(article.headings)
  await Promise.all([loadBlocksAhead(article), loadScreen(loaded.page.kind)])
  return loaded
}

function loadFrame(client: QueryClient, reading: PathReading): Promise<unknown> {
  const locale = reading.locale
  return Promise.all([
    client.prefetchQuery(siteConfigQuery),
    client.prefetchQuery(navbarQuery(locale)),
    client.prefetchQuery(sidebarQuery(locale)),
  ])
}

/** Prefetches the folder of a page before the language of its text is known; usually it is the page's own. */
export function prefetchFolder(client: QueryClient, address: PageAddress): void {
  client.prefetchQuery(folderShardQuery({ address, textLocale: address.locale })).catch(() => undefined)
}
