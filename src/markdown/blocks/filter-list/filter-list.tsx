import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { countText } from '../../../config/locales/texts.ts'
import { resolveLink } from '../../../content/link.ts'
import { matchesName, typedWords } from '../../../content/name-match.ts'
import type { PageAddress } from '../../../content/page-path.ts'
import { pageNamesQuery } from '../../../data/page-names-query.ts'
import { useCurrentPage, useLocale, useTexts } from '../../../ui/page/current-page.tsx'
import { type BlockProps, optionOf } from '../block.ts'
import { PlainBlock } from '../plain-block.tsx'
import { FilterListView } from './filter-list-view.tsx'
import { type LinkedItem, linkedItems } from './linked-items.ts'
import { shownItems } from './shown-items.ts'

/**
 * Lists of links that readers filter by text, and by the other names of the linked pages:
 * `<FilterList label="Find a page">` around ordinary lists.
 */
export function FilterList({ element, children }: BlockProps) {
  const label = optionOf(element, 'dataLabel')
  const { sidebar } = useTexts()
  const { lang } = useLocale()
  const { address } = useCurrentPage()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [height, setHeight] = useState<number>()
  const items = useMemo(() => linkedItems(element), [element])
  const words = typedWords(typed)
  const isFiltering = words.length > 0
  const { data: names } = useQuery({ ...pageNamesQuery, enabled: isFiltering })
  if (label === undefined) return <PlainBlock element={element}>{children}</PlainBlock>
  const fits = items.map((item) => {
    const route = routeOf(item, address)
    return matchesName(words, item.text, route === undefined ? undefined : names?.[route])
  })
  const count = fits.filter(Boolean).length
  const found = count > 0 ? countText(sidebar.found, count, lang) : sidebar.none
  const next = fits.values()
  return (
    <FilterListView
      label={label}
      typed={typed}
      type={(text) => {
        // What is below stays where it is.
        if (!isFiltering) setHeight(list.current?.offsetHeight)
        setTyped(text)
      }}
      list={list}
      status={isFiltering ? found : ''}
      hasMatches={!isFiltering || count > 0}
      height={isFiltering ? height : undefined}
    >
      {isFiltering ? shownItems(children, () => next.next().value === true) : children}
    </FilterListView>
  )
}

function routeOf({ href }: LinkedItem, address: PageAddress): string | undefined {
  const target = href === undefined ? undefined : resolveLink(href, address)
  return target?.kind === 'page' ? target.address.route : undefined
}
