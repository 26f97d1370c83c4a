import { Search } from 'lucide-react'
import { useTexts } from '../page/current-page.tsx'
import { useSearchBox } from '../stores/search-box.ts'
import { useSingleKeys } from '../stores/single-keys.ts'
import styles from './search-button.module.css'
import { prepareSearch } from './search-host.tsx'

/** Opens the search box: a field's look and its key on wide screens, an icon on small ones. */
export function SearchButton() {
  const { search } = useTexts()
  const open = useSearchBox((state) => state.open)
  const hasKey = useSingleKeys((state) => state.value)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={search.open}
      aria-keyshortcuts={hasKey ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
      aria-haspopup="dialog"
      title={search.open}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      onClick={open}
    >
      <Search size={18} aria-hidden />
      <span className={styles.word}>{search.button}</span>
      <kbd className={styles.key} data-is-off={!hasKey}>
        /
      </kbd>
    </button>
  )
}
