import './docsearch.css'
import { DocSearchModal } from '@docsearch/react/modal'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { withBase } from '../browser/site-base.ts'
import { localeConfigOf, missingResultsUrl } from '../content/search-config.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { useNavigation } from '../page/navigation.tsx'
import { useSearchBox } from '../stores/search-box.ts'
import { boxTexts } from './box-texts.ts'
import { cleanStoredSearches, storedSearchesName } from './recent-searches.ts'
import styles from './search-box.module.css'
import { SearchHitRow } from './search-hit-row.tsx'
import { SearchNote } from './search-note.tsx'
import { useSearch } from './use-search.ts'

/** What the service wants to be named even where there is none: DocSearch makes a client of it, which is never asked. */
const unused = 'unused'

/**
 * The search box (Spec §2 "Search"). DocSearch draws it and knows the keys; answers, rows and navigation are ours.
 *
 * @param firstQuery what was typed before the box was there
 */
export default function SearchBox({ firstQuery }: { readonly firstQuery: string }) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const { go } = useNavigation()
  const close = useSearchBox((state) => state.close)
  const { transformClient, answer, isAsking, progress } = useSearch()
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
        translations={translations}
        footerAction={<SearchNote answer={answer} progress={progress} />}
        {...(hasReport && { getMissingResultsUrl: reportUrl })}
      />
    </div>
  )
}

/** DocSearch calls its outermost element a button with a form inside; here it stands in a dialog and is nothing of its own. */
function useDialogInside(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const container = box.current?.querySelector('.DocSearch-Container')
    container?.setAttribute('role', 'none')
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      container?.removeAttribute(name)
    // Nor are its ends those of the page.
    for (const end of container?.querySelectorAll('header, footer') ?? []) end.setAttribute('role', 'none')
  }, [box])
}

/** Asks once more when the rest of the texts is read: DocSearch repeats a query whenever its input gets the focus. */
function useFreshAnswer(box: RefObject<HTMLDivElement | null>, isStale: boolean): void {
  useEffect(() => {
    if (!isStale) return
    const input = box.current?.querySelector('.DocSearch-Input')
    input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [box, isStale])
}
