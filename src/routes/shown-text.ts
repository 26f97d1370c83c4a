import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepPlace } from '../browser/keep-place.ts'
import { forgetReaderActs, hasReaderActed } from '../browser/reader-activity.ts'
import type { Page } from '../content/page-view.ts'
import type { LoadedPage } from '../data/load-page.ts'
import { freshPageQuery, type PagePlace, pageQuery } from '../data/page-query.ts'

/** The text of a page as readers see it, which may lag behind what the server has. */
export interface ShownText {
  readonly page: Page | undefined
  /** Shows the newer text that is there, without losing the reader's place; `undefined` where there is none. */
  readonly showNewer: (() => void) | undefined
  /** When the text was saved, where the server cannot be asked whether it still holds. */
  readonly onlySavedAt: number | undefined
}

type Loaded = Exclude<LoadedPage, { readonly kind: 'redirect' }>

/**
 * The page of an address, followed as its file changes (Checklist O4): what was loaded paints at once; a text that differs is put in by itself
 * while the reader has not scrolled, typed or selected, and is offered afterwards. In development it always follows.
 */
export function useShownText(loaded: Loaded): ShownText {
  const place = loaded.kind === 'page' ? loaded.place : undefined
  const key = place ? `${place.file} ${place.address.locale}` : ''
  const latest = useLatest(loaded)
  const unreachable = useFreshText(place, latest?.savedAt)
  const [shown, setShown] = useState({ key, page: latest })
  const isOther = shown.key === key && !isSameText(shown.page, latest)
  const isHeld = isOther && !import.meta.env.DEV && hasReaderActed()
  const isBehind = shown.key !== key || shown.page !== latest
  if (isBehind && !isHeld) setShown({ key, page: latest })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the reader has not touched yet
  useEffect(forgetReaderActs, [key])
  const page = isHeld ? shown.page : latest
  return {
    page: page ?? undefined,
    showNewer: isHeld ? () => keepPlace(() => flushSync(() => setShown({ key, page: latest }))) : undefined,
    onlySavedAt: unreachable ? latest?.savedAt : undefined,
  }
}

/** What was loaded for the navigation, then every newer text; `null` where the file does not exist. */
function useLatest(loaded: Loaded): Page | null {
  const query = loaded.kind === 'page' ? pageQuery(loaded.place) : undefined
  const { data } = useQuery(query ?? { queryKey: ['no-page'], queryFn: () => null, enabled: false })
  if (loaded.kind !== 'page') return null
  return data === undefined ? loaded.page : data
}

/** Asks the server about a text that is a saved copy. Whether it cannot be reached. */
function useFreshText(place: PagePlace | undefined, savedAt: number | undefined): boolean {
  const query = place && savedAt !== undefined ? freshPageQuery(place, savedAt) : undefined
  const { isError } = useQuery(
    query ?? { queryKey: ['no-fresh-page'], queryFn: () => true as const, enabled: false },
  )
  return query !== undefined && isError
}

/** Whether a reader would see no difference; when and whence a text came is none. */
function isSameText(one: Page | null, other: Page | null): boolean {
  const text = (page: Page | null) => JSON.stringify({ ...page, savedAt: undefined })
  return one === other || text(one) === text(other)
}
