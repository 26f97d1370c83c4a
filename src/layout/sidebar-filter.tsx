import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { SidebarNode } from '../content/sidebar.ts'
import { countLinks, filterSidebar } from '../content/sidebar-filter.ts'
import { pageNamesQuery } from '../data/page-names-query.ts'
import { countText } from '../locales/texts.ts'
import { useLocale, useTexts } from '../page/current-page.tsx'
import styles from './sidebar-filter.module.css'

interface Filter {
  readonly typed: string
  readonly type: (text: string) => void
  /** What is left of the items. */
  readonly items: readonly SidebarNode[]
}

/** The items of the sidebar as the reader filters them. The other names of pages are fetched with the first letter. */
export function useSidebarFilter(items: readonly SidebarNode[]): Filter {
  const [typed, type] = useState('')
  const isFiltering = typed.trim() !== ''
  const { data: names } = useQuery({ ...pageNamesQuery, enabled: isFiltering })
  return { typed, type, items: isFiltering ? filterSidebar(items, typed, names) : items }
}

/**
 * The field above a long sidebar (Checklist X10). Arrow down goes into the list, Enter to its first page, Escape empties the field before
 * it may close anything.
 */
export function SidebarFilter({
  filter,
  list,
}: {
  readonly filter: Filter
  readonly list: RefObject<HTMLElement | null>
}) {
  const { sidebar } = useTexts()
  const { lang } = useLocale()
  const { typed, type, items } = filter
  const firstLink = () => list.current?.querySelector<HTMLElement>('a[href]')
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      event.stopPropagation()
      type('')
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && typed.trim() !== '')) {
      event.preventDefault()
      if (event.key === 'Enter') firstLink()?.click()
      else firstLink()?.focus()
    }
  }
  return (
    <div className={styles.filter}>
      <ListFilter size={15} aria-hidden />
      <input
        type="search"
        value={typed}
        aria-label={sidebar.filter}
        placeholder={sidebar.filter}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p role="status" className={items.length > 0 ? 'visually-hidden' : styles.none}>
        {typed.trim() !== '' &&
          (items.length > 0 ? countText(sidebar.found, countLinks(items), lang) : sidebar.none)}
      </p>
    </div>
  )
}
