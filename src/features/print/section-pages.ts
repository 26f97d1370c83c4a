import type { QueryClient } from '@tanstack/react-query'
import { keepAtOnce } from '../../config/offline.ts'
import type { PageAddress } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { loadPage } from '../../data/load-page.ts'

interface SectionOptions {
  /** Called with the number of pages that have been read. */
  readonly onProgress: (done: number) => void
  /** Ends the work; no further page is then requested. */
  readonly signal: AbortSignal
}

/** Reads pages in order, a few in parallel. Pages that cannot be loaded are left out. */
export async function readSection(
  client: QueryClient,
  addresses: readonly PageAddress[],
  { onProgress, signal }: SectionOptions,
): Promise<readonly Page[]> {
  const pages: (Page | undefined)[] = []
  let next = 0
  let done = 0
  const work = async () => {
    while (next < addresses.length && !signal.aborted) {
      const index = next++
      const address = addresses[index]
      const loaded = address && (await loadPage(client, { kind: 'canonical', address }))
      pages[index] = loaded?.kind === 'page' ? loaded.page : undefined
      done += 1
      if (!signal.aborted) onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: keepAtOnce }, work))
  return pages.filter((page) => page !== undefined)
}
