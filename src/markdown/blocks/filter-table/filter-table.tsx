import { useDeferredValue, useMemo, useState } from 'react'
import { replaceAddress } from '../../../browser/replace-address.ts'
import { filterTableTextsOf } from '../../../config/locales/filter-table-texts.ts'
import { useLocale } from '../../../ui/page/current-page.tsx'
import type { LateBlockProps } from '../block.ts'
import { PlainBlock } from '../plain-block.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { type Filter, noFilter } from './choices.ts'
import { filterFactsOf, knownFilter } from './filter-facts.ts'
import { readFilter, withFilter } from './filter-query.ts'
import { FilterTableView } from './filter-table-view.tsx'
import { shownRows } from './shown-rows.ts'

/**
 * A table with filters: `<FilterTable filters="2-5" name="drivers">` around an ordinary table
 * (docs/decisions/0012). With a `name`, the filter is stored in the address, so that it can be shared and
 * survives visiting another page.
 */
export default function FilterTable({ element, children }: LateBlockProps) {
  const { id, lang } = useLocale()
  const words = filterTableTextsOf(id)
  const facts = useMemo(() => filterFactsOf(element, words), [element, words])
  const [asked, setAsked] = useState(() => readFilter(location.search, facts?.name))
  const wanted = useDeferredValue(
    useMemo(() => (facts ? knownFilter(facts, asked) : noFilter), [facts, asked]),
  )
  if (!facts) return <PlainBlock element={element}>{children}</PlainBlock>
  const ask = (next: Filter) => {
    setAsked(next)
    const { pathname, search, hash } = location
    if (facts.name !== undefined)
      replaceAddress(pathname + withFilter(search, facts.name, knownFilter(facts, next)) + hash)
  }
  return (
    <FilterTableView
      facts={facts}
      asked={asked}
      wanted={wanted}
      words={words}
      lang={lang}
      onAsk={ask}
      Choices={ChoiceButtons}
      table={(shown) => shownRows(children, shown)}
    />
  )
}
