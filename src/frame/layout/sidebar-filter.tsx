import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { countText } from '../../config/locales/texts.ts'
import { countLinks, filterSidebar } from '../../content/sidebar-filter.ts'
import type { SidebarNode } from '../../content/sidebar-node.ts'
import { pageNamesQuery } from '../../data/page-names-query.ts'
import { FilterField } from '../../ui/filter-field.tsx'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'

interface Filter {
  readonly typed: string
  readonly type: (text: string) => void
  /** The remaining items. */
  readonly items: readonly SidebarNode[]
}

/** Returns the filtered items of the sidebar. The other names of pages are fetched when the reader starts to type. */
export function useSidebarFilter(items: readonly SidebarNode[]): Filter {
  const [typed, type] = useState('')
  const isFiltering = typed.trim() !== ''
  const { data: names } = useQuery({ ...pageNamesQuery, enabled: isFiltering })
  return { typed, type, items: isFiltering ? filterSidebar(items, typed, names) : items }
}

/** The filter field above a long sidebar (Spec X10). */
export function SidebarFilter({
  filter: { typed, type, items },
  list,
}: {
  readonly filter: Filter
  readonly list: RefObject<HTMLElement | null>
}) {
  const { sidebar } = useTexts()
  const { lang } = useLocale()
  const found = items.length > 0 ? countText(sidebar.found, countLinks(items), lang) : sidebar.none
  return (
    <FilterField
      label={sidebar.filter}
      typed={typed}
      type={type}
      list={list}
      status={typed.trim() === '' ? '' : found}
      hasMatches={items.length > 0}
    />
  )
}
