import { ChevronDown, Printer } from 'lucide'
import type { Ref } from 'react'
import { hashTo } from '../../browser/hash-id.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { OutlineHeading } from '../../ui/page/outline.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './table-of-contents.module.css'

interface ContentsViewProps {
  readonly headings: readonly OutlineHeading[]
  readonly isOpen: boolean
  /** ID of the current heading. */
  readonly reached?: string | undefined
  readonly onToggle?: () => void
  readonly onPrint?: () => void
  /** Called when the reader follows a link to a heading. */
  readonly onGo?: () => void
  readonly context: ViewContext
  readonly ref?: Ref<HTMLElement>
}

/** The page's headings, collapsible, with a print button. */
export function ContentsView({ headings, isOpen, reached, context, ref, ...handlers }: ContentsViewProps) {
  const { address, texts, Link } = context
  return (
    <nav ref={ref} className={styles.toc} aria-label={texts.article.contents}>
      <div className={styles.head}>
        <button type="button" aria-expanded={isOpen} onClick={handlers.onToggle}>
          {texts.article.contents}
          <Icon shape={ChevronDown} size={14} />
        </button>
        <IconButton label={texts.article.print} className={styles.print} onClick={handlers.onPrint}>
          <Icon shape={Printer} size={15} />
        </IconButton>
      </div>
      <ul className={styles.list} hidden={!isOpen}>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <Link
              to={{ kind: 'page', address, search: '', hash: hashTo(id) }}
              aria-current={id === reached ? 'location' : undefined}
              onClick={handlers.onGo}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
