import { ListFilter } from 'lucide'
import type { KeyboardEvent, RefObject } from 'react'
import styles from './filter-field.module.css'
import { Icon } from './icon.tsx'

export interface FilterFieldProps {
  /** The name of the field, also shown while it is empty. */
  readonly label: string
  readonly typed: string
  /** Absent until the field handles events. */
  readonly type?: (text: string) => void
  /** Contains the matching links. */
  readonly list?: RefObject<HTMLElement | null>
  /** What screen readers announce about the matches; empty while nothing is typed. */
  readonly status: string
  readonly hasMatches: boolean
}

/**
 * A field that filters a list of links while the reader types. Arrow down moves to the list, Enter opens its
 * first link, and Escape first clears the field.
 */
export function FilterField({ label, typed, type, list, status, hasMatches }: FilterFieldProps) {
  const firstLink = () => list?.current?.querySelector<HTMLElement>('a[href]')
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      event.stopPropagation()
      type?.('')
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && typed.trim() !== '')) {
      event.preventDefault()
      if (event.key === 'Enter') firstLink()?.click()
      else firstLink()?.focus()
    }
  }
  return (
    <div className={styles.filter}>
      <Icon shape={ListFilter} size={15} />
      <input
        type="search"
        value={typed}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        readOnly={type === undefined}
        onChange={(event) => type?.(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p role="status" className={hasMatches ? 'visually-hidden' : styles.none}>
        {status}
      </p>
    </div>
  )
}
