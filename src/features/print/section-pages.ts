import type { QueryClient } from '@tanstack/react-query'
import { inParallel } from '../../browser/in-parallel.ts'
import { type PageAddress, readingOf } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { loadPage } from '../../data/load-page.ts'

interface SectionOptions {
  /** Called with the number of pages that have been loaded. */
  readonly onProgress: (done: number) => void
  /** Ends the work; no further page is then requested. */
  readonly signal: AbortSignal
}

/** Loads pages in order, a few in parallel. Pages that cannot be loaded are left out. */
export async function loadSection(
  client: QueryClient,
  addresses: readonly PageAddress[],
  { onProgress, signal }: SectionOptions,
): Promise<readonly Page[]> {
  const pages: Page[] = []
  let done = 0
  await inParallel(addresses.entries(), async ([index, address]) => {
    if (signal.aborted) return
    const loaded = await loadPage(client, readingOf(address))
    if (loaded.kind === 'page') pages[index] = loaded.page
    done += 1
    if (!signal.aborted) onProgress(done)
  })
  // Without the holes of pages that could not be loaded.
  return pages.flat()
}
