import { type CSSProperties, memo, useRef } from 'react'
import { useWasNear } from '../../browser/near-viewport.ts'
import { nearViewport } from '../../config/blocks.ts'
import { longestPiece } from '../../config/code.ts'
import styles from './code-block.module.css'
import { CodeLines, type CodeLinesProps } from './code-lines.tsx'

interface CodePieceProps extends CodeLinesProps {
  /** Its first line, counted from 0. */
  readonly start: number
}

/**
 * Some lines of long code. Until a reader comes near they are one text, which find, copy and screen readers have whole; then each
 * line gets its number, marks and colours, and keeps them.
 */
export const CodePiece = memo(function CodePiece({ lines, coloured, start, firstNumber }: CodePieceProps) {
  const place = useRef<HTMLSpanElement>(null)
  const wasNear = useWasNear(place, nearViewport)
  const end = start + longestPiece
  const own = lines.slice(start, end)
  const measures: CSSProperties & Record<`--${string}`, number> = {
    '--piece': own.length,
    '--widest': own.reduce((widest, { text }) => Math.max(widest, text.length), 0),
  }
  return (
    <span ref={place} className={styles.piece} data-plain={!wasNear || undefined} style={measures}>
      {wasNear ? (
        <CodeLines
          lines={own}
          coloured={coloured?.slice(start, end)}
          firstNumber={firstNumber === undefined ? undefined : firstNumber + start}
        />
      ) : (
        `${own.map(({ text }) => text).join('\n')}\n`
      )}
    </span>
  )
})
