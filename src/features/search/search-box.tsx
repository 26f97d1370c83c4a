import { useCallback, useEffect, useRef } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { localeConfigOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { missingResultsUrl } from '../../content/search-config.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useNavigation } from '../../ui/page/navigation.tsx'
import { DocSearchView } from './docsearch/docsearch-view.tsx'
import { useSearchBox } from './search-box-state.ts'
import { SearchDirect } from './search-direct.tsx'
import { SearchEmpty } from './search-empty.tsx'
import { SearchNote } from './search-note.tsx'
import type { SearchView, SearchViewProps } from './search-view.ts'
import { useSearch } from './use-search.ts'

/**
 * The search box (Spec §2 "Search").
 *
 * @param firstQuery what was typed before the box had loaded
 */
export default function SearchBox({ firstQuery }: { readonly firstQuery: string }) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts().search
  const { go } = useNavigation()
  const close = useSearchBox((state) => state.close)
  const { ask, answer, isAsking, progress, elsewhere } = useSearch()
  const view = useRef<SearchView>(null)
  const select: SearchViewProps['onSelect'] = useCallback(
    (path, where) => {
      if (where === 'here') go(path)
      else open(withBase(path), '_blank', where === 'window' ? 'noopener' : undefined)
    },
    [go],
  )
  // The remaining texts are loaded.
  const isStale = answer?.source === 'local' && answer.progress < 1 && progress === 1
  useEffect(() => {
    if (isStale) view.current?.repeat()
  }, [isStale])
  const reportUrl = (query: string) =>
    missingResultsUrl(site, { query, title: fill(texts.reportTitle, { query }) })
  return (
    <DocSearchView
      ref={view}
      firstQuery={firstQuery}
      placeholder={localeConfigOf(site.search, locale.id)?.placeholder ?? texts.placeholder}
      source={answer?.source}
      isAsking={isAsking}
      onQuery={ask}
      onSelect={select}
      onClose={close}
      reportUrl={reportUrl('') === undefined ? undefined : (query) => reportUrl(query) ?? ''}
      direct={
        answer?.source === 'local' &&
        answer.direct && (
          <SearchDirect
            key={answer.direct.path + answer.direct.name}
            answer={answer.direct}
            onClose={close}
          />
        )
      }
      note={<SearchNote answer={answer} progress={progress} />}
      empty={
        answer?.hits.length === 0 && (
          <SearchEmpty
            answer={answer}
            elsewhere={elsewhere}
            onAsk={(word) => view.current?.ask(word)}
            onClose={close}
          />
        )
      }
    />
  )
}
