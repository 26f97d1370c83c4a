import { ChevronDown, ChevronUp, WrapText } from 'lucide'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { scrollsByKeyboard } from '../../../browser/scrolls-by-keyboard.ts'
import type { PageTexts } from '../../../config/locales/page-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type BlockElement, optionOf } from '../block.ts'
import styles from './code-block.module.css'
import type { CodeLine } from './code-line.ts'
import { foldOf, numbersOf } from './display.ts'

interface CodeFrameProps {
  readonly element: BlockElement
  readonly lines: readonly CodeLine[]
  readonly texts: PageTexts['code']
  readonly isOpen?: boolean
  readonly onFold?: () => void
  readonly isWrapped?: boolean
  readonly onWrap?: () => void
  /** Shown in the header before the buttons. */
  readonly tools?: ReactNode
  /** The copy button. Default: its empty placeholder. */
  readonly copy?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
  /** The code (`CodeText`). */
  readonly children: ReactNode
}

/** The frame of a code block: title, language, buttons, folding (Spec D4). */
export function CodeFrame(props: CodeFrameProps) {
  const { element, lines, texts, isOpen = false, isWrapped = false } = props
  const { copy = <span className={styles.copy} /> } = props
  const fold = foldOf(element, lines.length)
  const firstNumber = numbersOf(element, lines.length)
  const measures: CSSProperties & Record<`--${string}`, number | undefined> = {
    '--lines': fold,
    '--digits': String((firstNumber ?? 0) + lines.length).length,
  }
  return (
    <div
      ref={props.ref}
      className={styles.code}
      data-folded={(fold !== undefined && !isOpen) || undefined}
      data-numbered={firstNumber === undefined ? undefined : true}
      data-wrapped={isWrapped || undefined}
      data-focused={lines.some(({ marks }) => marks.includes('focused')) || undefined}
      style={measures}
    >
      <div className={styles.head}>
        <span className={styles.name}>{optionOf(element, 'dataTitle')}</span>
        <span className={styles.language}>{optionOf(element, 'dataLanguage')}</span>
        {props.tools}
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isWrapped}
          aria-label={texts.wrap}
          title={texts.wrap}
          onClick={props.onWrap}
        >
          <Icon shape={WrapText} size={15} />
        </button>
        {optionOf(element, 'dataCopy') !== 'off' && copy}
      </div>
      <pre ref={scrollsByKeyboard}>{props.children}</pre>
      {fold !== undefined && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={props.onFold}>
          <Icon shape={isOpen ? ChevronUp : ChevronDown} size={16} />
          {isOpen ? texts.collapse : texts.expand}
        </button>
      )}
    </div>
  )
}
