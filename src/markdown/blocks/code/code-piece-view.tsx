import type { CSSProperties, ReactNode, Ref } from 'react'
import styles from './code-block.module.css'
import type { CodeLine } from './code-line.ts'

interface CodePieceViewProps {
  readonly lines: readonly CodeLine[]
  readonly ref?: Ref<HTMLSpanElement>
  /**
   * The separate lines. Without them, the piece is a single text, which find, copy, and screen readers handle
   * as a whole.
   */
  readonly children?: ReactNode
}

/** A range of lines of long code. */
export function CodePieceView({ lines, ref, children }: CodePieceViewProps) {
  const measures: CSSProperties & Record<`--${string}`, number> = {
    '--piece': lines.length,
    '--widest': lines.reduce((widest, { text }) => Math.max(widest, text.length), 0),
  }
  return (
    <span ref={ref} className={styles.piece} data-plain={!children || undefined} style={measures}>
      {children || `${lines.map(({ text }) => text).join('\n')}\n`}
    </span>
  )
}
