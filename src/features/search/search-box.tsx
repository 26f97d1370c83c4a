import './docsearch.css'
import { DocSearchModal } from '@docsearch/react/modal'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { fill } from '../../config/locales/texts.ts'
import { mostHits } from '../../config/search.ts'
import { localeConfigOf, missingResultsUrl } from '../../content/search-config.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useNavigation } from '../../ui/page/navigation.tsx'
import { boxTexts } from './box-texts.ts'
import { cleanStoredSearches, storedSearchesName } from './recent-searches.ts'
import styles from './search-box.module.css'
import { useSearchBox } from './search-box-state.ts'
import { SearchHitRow } from './search-hit-row.tsx'
import { SearchNote } from './search-note.tsx'
import { SearchPreview } from './search-preview.tsx'
import { useSearch } from './use-search.ts'
import { useUnfolding } from './use-unfolding.ts'

/**
 * Placeholder for required service fields when no service is configured. DocSearch creates a client with them
 * that is never used.
 */
const unused = 'unused'

/**
 * The search box (Spec §2 "Search"). DocSearch renders it and handles the keys; results, rows, and navigation
 * are ours.
 *
 * @param firstQuery what was typed before the box had loaded
 */
export default function SearchBox({ firstQuery }: { readonly firstQuery: string }) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const { go } = useNavigation()
  const close = useSearchBox((state) => state.close)
  const { transformClient, answer, isAsking, progress, elsewhere, unfold } = useSearch()
  const [scrolled] = useState(() => scrollY)
  const box = useRef<HTMLDivElement>(null)
  useState(() => cleanStoredSearches(locale.id))

  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { readonly itemUrl: string }) => go(itemUrl),
      navigateNewTab: ({ itemUrl }: { readonly itemUrl: string }) => void open(withBase(itemUrl), '_blank'),
      navigateNewWindow: ({ itemUrl }: { readonly itemUrl: string }) =>
        void open(withBase(itemUrl), '_blank', 'noopener'),
    }),
    [go],
  )
  const indices = useMemo(() => [storedSearchesName(locale.id)], [locale.id])
  const placeholder = localeConfigOf(site.search, locale.id)?.placeholder ?? texts.search.placeholder
  const translations = useMemo(() => boxTexts(texts, placeholder), [texts, placeholder])
  useDialogInside(box)
  useFreshAnswer(box, answer?.source === 'local' && answer.progress < 1 && progress === 1)
  const unfoldNow = useCallback(
    (page: string) => {
      unfold(page)
      repeatQuery(box.current)
    },
    [unfold],
  )
  useUnfolding(box, unfoldNow)
  const hasReport = missingResultsUrl(site, { query: '', title: '' }) !== undefined
  const reportUrl = ({ query }: { readonly query: string }) =>
    missingResultsUrl(site, { query, title: fill(texts.search.reportTitle, { query }) }) ?? ''
  return (
    <div ref={box} className={styles.box} data-source={answer?.source} data-asking={isAsking || !answer}>
      <DocSearchModal
        key={locale.id}
        appId={unused}
        apiKey={unused}
        indices={indices}
        initialScrollY={scrolled}
        initialQuery={firstQuery}
        onClose={close}
        navigator={navigator}
        transformSearchClient={transformClient}
        hitComponent={SearchHitRow}
        resultsFooterComponent={SearchPreview}
        maxResultsPerGroup={mostHits}
        translations={translations}
        footerAction={<SearchNote answer={answer} progress={progress} elsewhere={elsewhere} />}
        {...(hasReport && { getMissingResultsUrl: reportUrl })}
      />
    </div>
  )
}

/**
 * Removes the roles that DocSearch gives its outermost element (a button with a form inside). Here it is
 * inside a dialog and needs no role.
 */
function useDialogInside(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const container = box.current?.querySelector('.DocSearch-Container')
    container?.setAttribute('role', 'none')
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      container?.removeAttribute(name)
    // Its header and footer are not those of the page.
    for (const end of container?.querySelectorAll('header, footer') ?? []) end.setAttribute('role', 'none')
  }, [box])
}

/** Repeats the query when the remaining texts are loaded. */
function useFreshAnswer(box: RefObject<HTMLDivElement | null>, isStale: boolean): void {
  useEffect(() => {
    if (isStale) repeatQuery(box.current)
  }, [box, isStale])
}

/** Repeats the query. DocSearch does so whenever its input receives the focus. */
function repeatQuery(box: HTMLElement | null): void {
  box?.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
