import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../page/current-page.tsx'
import type { BlockElement, LateBlockRow } from './block.ts'
import { sourceOf } from './block.ts'
import styles from './block-frame.module.css'
import { useLostPart } from './lost-part.tsx'
import { PlainBlock } from './plain-block.tsx'

interface BlockFailureProps {
  readonly row: LateBlockRow
  readonly element: BlockElement
  /** Whether it could not be loaded, rather than drawn. */
  readonly isLost: boolean
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** What stands in place of a block that could not be loaded or drawn: its source, one sentence, a second try (Checklist E10). */
export function BlockFailure({ row, element, isLost, onRetry, children }: BlockFailureProps) {
  const texts = useTexts()
  const lost = useLostPart(isLost ? onRetry : undefined)
  // In a line of text there is no room for more than the words themselves.
  if (element.tagName === 'span') return <PlainBlock element={element}>{children}</PlainBlock>
  const source = row.until === 'spinner' ? sourceOf(element) : ''
  return (
    <div className={styles.failure}>
      <p role="alert">
        {isLost ? lost : texts.block.failed}
        <button type="button" onClick={onRetry}>
          <RotateCw size={14} aria-hidden />
          {texts.block.retry}
        </button>
      </p>
      {source === '' ? (
        <PlainBlock element={element}>{children}</PlainBlock>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: source wider than the page has to be scrolled by keyboard
        <pre tabIndex={0}>
          <code>{source}</code>
        </pre>
      )}
    </div>
  )
}
