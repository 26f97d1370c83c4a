import './docsearch.css'
import { DocSearchModal } from '@docsearch/react/modal'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { mostHits } from '../../../config/search.ts'
import { useLocale, useTexts } from '../../../ui/page/current-page.tsx'
import type { SearchViewProps } from '../search-view.ts'
import { DocSearchPreview } from './docsearch-preview.tsx'
import { DocSearchRow } from './docsearch-row.tsx'
import { docSearchTexts } from './docsearch-texts.ts'
import styles from './docsearch-view.module.css'
import { cleanStoredSearches, storedSearchesName } from './stored-searches.ts'
import { useClient } from './use-client.ts'
import { useUnfolding } from './use-unfolding.ts'

/**
 * Placeholder for required service fields when no service is configured. DocSearch creates a client with them
 * that is never used.
 */
const unused = 'unused'

/** The search box as DocSearch draws it, which also handles the keys. Results, rows, and navigation are ours. */
export function DocSearchView({
  ref,
  note,
  direct,
  empty,
  reportUrl,
  onQuery,
  onSelect,
  ...view
}: SearchViewProps) {
  const locale = useLocale()
  const texts = useTexts()
  const [scrolled] = useState(() => scrollY)
  const box = useRef<HTMLDivElement>(null)
  useState(() => cleanStoredSearches(locale.id))

  const { transformClient, unfold } = useClient(onQuery)
  const navigator = useMemo(() => {
    type Target = { readonly itemUrl: string }
    return {
      navigate: ({ itemUrl }: Target) => onSelect(itemUrl, 'here'),
      navigateNewTab: ({ itemUrl }: Target) => onSelect(itemUrl, 'tab'),
      navigateNewWindow: ({ itemUrl }: Target) => onSelect(itemUrl, 'window'),
    }
  }, [onSelect])
  const indices = useMemo(() => [storedSearchesName(locale.id)], [locale.id])
  const translations = useMemo(() => docSearchTexts(texts, view.placeholder), [texts, view.placeholder])
  useDialogInside(box)
  const unfoldNow = useCallback(
    (page: string) => {
      unfold(page)
      repeatQuery(box.current)
    },
    [unfold],
  )
  useUnfolding(box, unfoldNow)
  useImperativeHandle(
    ref,
    () => ({ ask: (query) => type(box.current, query), repeat: () => repeatQuery(box.current) }),
    [],
  )
  return (
    <div
      ref={box}
      className={styles.box}
      data-source={view.source}
      data-asking={view.isAsking || view.source === undefined}
    >
      <DocSearchModal
        key={locale.id}
        appId={unused}
        apiKey={unused}
        indices={indices}
        initialScrollY={scrolled}
        initialQuery={view.firstQuery}
        onClose={view.onClose}
        navigator={navigator}
        transformSearchClient={transformClient}
        hitComponent={DocSearchRow}
        resultsFooterComponent={DocSearchPreview}
        maxResultsPerGroup={mostHits}
        translations={translations}
        footerAction={
          <>
            {note}
            {empty && (
              <InResults box={box} className={styles.empty}>
                {empty}
              </InResults>
            )}
            {direct && (
              <InResults box={box} className={styles.direct}>
                {direct}
              </InResults>
            )}
          </>
        }
        {...(reportUrl && {
          getMissingResultsUrl: ({ query }: { readonly query: string }) => reportUrl(query),
        })}
      />
    </div>
  )
}

/** Shown with the results, or below “no results”. DocSearch has no place for it. */
function InResults({
  box,
  className,
  children,
}: {
  readonly className: string | undefined
  readonly box: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  const [results, setResults] = useState<Element | null>()
  useLayoutEffect(() => setResults(box.current?.querySelector('.DocSearch-Dropdown')), [box])
  return results && createPortal(<div className={className}>{children}</div>, results)
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

const inputIn = (box: HTMLElement | null) => box?.querySelector<HTMLInputElement>('.DocSearch-Input')

/** Repeats the query. DocSearch does so whenever its input receives the focus. */
function repeatQuery(box: HTMLElement | null): void {
  inputIn(box)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Searches for a text. DocSearch only takes queries that are typed into its input. */
function type(box: HTMLElement | null, text: string): void {
  const input = inputIn(box)
  // React overwrites the property on the element to notice changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  input?.focus()
}
