import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdScroll } from '../browser/hold-scroll.ts'
import { isLive } from '../browser/live.ts'
import { forgetReaderActs, hasReaderActed } from '../browser/reader-activity.ts'
import type { Page } from '../content/page-view.ts'
import { freshPageQuery, pageQuery } from '../data/page-query.ts'
import type { PageTarget } from '../data/page-target.ts'
import { textsQuery } from '../data/texts-query.ts'
import { parseAhead } from '../markdown/parse-ahead.ts'
import type { ShownPage } from './shown-page.ts'

/** The text of a page as shown, which may be older than the server's. */
export interface ShownText {
  readonly page: Page | undefined
  /** Shows the newer text while keeping the reader's position; `undefined` if there is none. */
  readonly showNewer: (() => void) | undefined
  /** When the text was saved, if the server cannot be asked for a newer one. */
  readonly onlySavedAt: number | undefined
}

/**
 * Returns the page of an address and follows changes of its file (Spec O4): the loaded text is painted
 * at once. A different text replaces it automatically while the reader has not scrolled, typed, or selected
 * text, and is offered afterwards. In development, it always replaces it.
 */
export function useShownText(loaded: ShownPage): ShownText {
  const target = loaded.kind === 'page' ? loaded.target : undefined
  const key = target ? `${target.file} ${target.address.locale}` : ''
  const latest = useLatest(loaded)
  const unreachable = useFreshText(target, latest?.savedAt)
  const [shown, setShown] = useState({ key, page: latest })
  const isOther = shown.key === key && !isSameText(shown.page, latest)
  const isHeld = isOther && !isLive() && hasReaderActed()
  const isBehind = shown.key !== key || shown.page !== latest
  if (isBehind && !isHeld) setShown({ key, page: latest })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the reader has not touched yet
  useEffect(forgetReaderActs, [key])
  const page = isHeld ? shown.page : latest
  const client = useQueryClient()
  const replace = () => holdScroll(() => flushSync(() => setShown({ key, page: latest })))
  /** The text is read before it is shown, so that the position can be kept. */
  const showNewer = async () => {
    const texts = latest && (await client.fetchQuery(textsQuery(latest.address.locale)))
    if (texts) await parseAhead(latest.body, texts.article, 'all')
    replace()
  }
  return {
    page: page ?? undefined,
    showNewer: isHeld ? () => void showNewer().catch(replace) : undefined,
    onlySavedAt: unreachable ? latest?.savedAt : undefined,
  }
}

/** Returns what the navigation loaded, then every newer text; `null` if the file does not exist. */
function useLatest(loaded: ShownPage): Page | null {
  const query = loaded.kind === 'page' ? pageQuery(loaded.target) : undefined
  const { data } = useQuery(query ?? { queryKey: ['no-page'], queryFn: () => null, enabled: false })
  if (loaded.kind !== 'page') return null
  return data === undefined ? loaded.page : data
}

/** Checks a saved copy against the server. Returns whether the server is unreachable. */
function useFreshText(target: PageTarget | undefined, savedAt: number | undefined): boolean {
  const query = target && savedAt !== undefined ? freshPageQuery(target, savedAt) : undefined
  const { isError } = useQuery(
    query ?? { queryKey: ['no-fresh-page'], queryFn: () => true as const, enabled: false },
  )
  return query !== undefined && isError
}

/** Returns whether two texts look the same to a reader; when and where they came from does not matter. */
function isSameText(one: Page | null, other: Page | null): boolean {
  const text = (page: Page | null) => JSON.stringify({ ...page, savedAt: undefined, modifiedTime: undefined })
  return one === other || text(one) === text(other)
}
