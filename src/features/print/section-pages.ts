import type { QueryClient } from '@tanstack/react-query'
import { keepAtOnce } from '../../config/offline.ts'
import type { PageAddress } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { loadPage } from '../../data/load-page.ts'

/** Reads pages in order, a few in parallel. Pages that cannot be loaded are left out. */
export async function readSection(
  client: QueryClient,
  addresses: readonly PageAddress[],
  onProgress: (done: number) => void,
): Promise<readonly Page[]> {
  const pages: (Page | undefined)[] = []
  let next = 0
  let done = 0
  const work = async () => {
    while (next < addresses.length) {
      const index = next++
      const address = addresses[index]
      const loaded = address && (await loadPage(client, { kind: 'canonical', address }))
      pages[index] = loaded?.kind === 'page' ? loaded.page : undefined
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: keepAtOnce }, work))
  return pages.filter((page) => page !== undefined)
}
