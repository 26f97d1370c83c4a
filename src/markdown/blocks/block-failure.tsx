import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { scrollsByKeyboard } from '../../browser/scrolls-by-keyboard.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PartFailure } from '../../ui/late-part.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import { useLostPartText } from '../../ui/page/lost-part.ts'
import type { BlockElement, LateBlockRow } from './block.ts'
import { sourceOf, TooLarge } from './block.ts'
import styles from './block-failure.module.css'
import { PlainBlock } from './plain-block.tsx'

interface BlockFailureProps extends PartFailure {
  readonly row: LateBlockRow
  readonly element: BlockElement
  readonly onAnyway: () => void
  readonly children: ReactNode
}

/**
 * Shown for a block that could not be loaded or rendered, or that could freeze the tab: its source, a sentence, and a
 * button to try again (Spec E10).
 */
export function BlockFailure({
  row,
  element,
  isLost,
  error,
  onRetry,
  onAnyway,
  children,
}: BlockFailureProps) {
  const texts = useTexts()
  const lost = useLostPartText()
  const isLarge = error instanceof TooLarge
  // Inside text there is only room for the text itself.
  if (element.tagName === 'span') return <PlainBlock element={element}>{children}</PlainBlock>
  const source = row.until === 'spinner' ? sourceOf(element) : ''
  return (
    <div className={styles.failure}>
      <p role="alert">
        {isLost ? lost : texts.block[isLarge ? 'large' : 'failed']}
        <button type="button" onClick={isLarge ? onAnyway : onRetry}>
          <Icon shape={RotateCw} size={14} />
          {texts.block[isLarge ? 'anyway' : 'retry']}
        </button>
      </p>
      {source === '' ? (
        <PlainBlock element={element}>{children}</PlainBlock>
      ) : (
        <pre ref={scrollsByKeyboard}>
          <code>{source}</code>
        </pre>
      )}
    </div>
  )
}
