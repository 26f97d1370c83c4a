import { ChevronDown, ChevronUp, WrapText } from 'lucide-react'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../page/current-page.tsx'
import { type BlockElement, optionOf } from '../block.ts'
import styles from './code-block.module.css'
import type { CodeLine } from './code-line.ts'
import { CodeText } from './code-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { copySource } from './copy-source.ts'
import { foldOf, numbersOf } from './display.ts'
import { OwnValues } from './own-values.tsx'
import { useHighlight } from './use-highlight.ts'
import { useReaderLines } from './use-reader-lines.ts'

interface CodeBlockProps {
  readonly element: BlockElement
  /** The source's lines with what their author says about them; the renderer reads them with the dialect. */
  readonly lines: readonly CodeLine[]
}

/**
 * A fence of code (Checklist D4): title, language, numbers, marked lines, folding, copying, and the reader's own values in
 * examples. Its text is there at once; colours come when it is near the viewport.
 */
export function CodeBlock({ element, lines: written }: CodeBlockProps) {
  const texts = useTexts().code
  const root = useRef<HTMLDivElement>(null)
  const title = optionOf(element, 'dataTitle')
  const language = optionOf(element, 'dataLanguage')
  const lines = useReaderLines(written)
  const coloured = useHighlight(root, lines, language)
  const copied = useMemo(() => copySource(lines, language), [lines, language])
  const fold = foldOf(element, lines.length)
  const firstNumber = numbersOf(element, lines.length)
  const [isOpen, setOpen] = useState(false)
  const [isWrapped, setWrapped] = useState(false)
  const isFolded = fold !== undefined && !isOpen
  const measures: CSSProperties & Record<`--${string}`, number | undefined> = {
    '--lines': fold,
    '--digits': String((firstNumber ?? 0) + lines.length).length,
  }
  return (
    <div
      ref={root}
      className={styles.code}
      data-folded={isFolded || undefined}
      data-numbered={firstNumber === undefined ? undefined : true}
      data-wrapped={isWrapped || undefined}
      data-focused={lines.some(({ marks }) => marks.includes('focused')) || undefined}
      style={measures}
    >
      <div className={styles.head}>
        <span className={styles.name}>{title}</span>
        <span className={styles.language}>{language}</span>
        <OwnValues lines={written} />
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isWrapped}
          aria-label={texts.wrap}
          title={texts.wrap}
          onClick={() => setWrapped(!isWrapped)}
        >
          <WrapText size={15} aria-hidden />
        </button>
        {optionOf(element, 'dataCopy') !== 'off' && <CopyButton text={copied} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code wider than the page has to be scrolled by keyboard */}
      <pre tabIndex={0}>
        <CodeText lines={lines} coloured={coloured} language={language} firstNumber={firstNumber} />
      </pre>
      {fold !== undefined && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          {isOpen ? texts.collapse : texts.expand}
        </button>
      )}
    </div>
  )
}
