import { Search } from 'lucide'
import type { ButtonHTMLAttributes } from 'react'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-button.module.css'

interface SearchButtonViewProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly texts: PageTexts['search']
  /** Whether the key `/` also opens the box. */
  readonly hasKey: boolean
}

/** Button that opens the search box: looks like a field with its key on wide screens, an icon on small ones. */
export function SearchButtonView({ texts, hasKey, ...attributes }: SearchButtonViewProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={texts.open}
      aria-keyshortcuts={hasKey ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
      aria-haspopup="dialog"
      title={texts.open}
      {...attributes}
    >
      <Icon shape={Search} size={18} />
      <span className={styles.word}>{texts.button}</span>
      <kbd className={styles.key} data-is-off={!hasKey}>
        /
      </kbd>
    </button>
  )
}
