import type { ReactNode, RefObject } from 'react'
import { FilterField, type FilterFieldProps } from '../../../ui/filter-field.tsx'
import styles from './filter-list.module.css'

interface FilterListViewProps extends Omit<FilterFieldProps, 'list'> {
  readonly list?: RefObject<HTMLDivElement | null>
  /** The height that the lists keep while fewer items are shown. Pixels. */
  readonly height?: number | undefined
  /** The author's lists. */
  readonly children: ReactNode
}

/** Lists of links below a field that filters them. */
export function FilterListView({ height, children, ...field }: FilterListViewProps) {
  return (
    <nav className={styles.block} aria-label={field.label}>
      <FilterField {...field} />
      <div
        ref={field.list}
        className={styles.lists}
        style={height === undefined ? undefined : { minBlockSize: `${height}px` }}
      >
        {children}
      </div>
    </nav>
  )
}
