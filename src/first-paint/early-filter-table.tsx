import { filterTableTextsOf } from '../config/locales/filter-table-texts.ts'
import type { BlockElement } from '../markdown/blocks/block.ts'
import { ChoiceButtonsView } from '../markdown/blocks/filter-table/choice-buttons-view.tsx'
import { filterFactsOf, knownFilter } from '../markdown/blocks/filter-table/filter-facts.ts'
import { readFilter } from '../markdown/blocks/filter-table/filter-query.ts'
import { FilterTableView } from '../markdown/blocks/filter-table/filter-table-view.tsx'
import { shownRows } from '../markdown/blocks/filter-table/shown-rows.ts'
import { type ElementProps, elementViews } from '../markdown/element-views.tsx'

/** A filter table, with the filter of the address. A separate file, because few pages have one. */
export function EarlyFilterTable(props: ElementProps<'div'>) {
  const { locale } = props.context
  const words = filterTableTextsOf(locale.id)
  const facts = filterFactsOf(props.node as BlockElement, words)
  if (!facts) return <elementViews.div {...props} />
  const asked = readFilter(location.search, facts.name)
  return (
    <FilterTableView
      facts={facts}
      asked={asked}
      wanted={knownFilter(facts, asked)}
      words={words}
      lang={locale.lang}
      Choices={(group) => <ChoiceButtonsView {...group} reached={0} />}
      table={(shown) => shownRows(props.children, shown)}
    />
  )
}
