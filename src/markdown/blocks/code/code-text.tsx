import type { ComponentType } from 'react'
import { longestPiece } from '../../../config/code.ts'
import { CodeLines, type CodeLinesProps } from './code-lines.tsx'
import { CodePieceView } from './code-piece-view.tsx'

export interface CodePieceProps extends CodeLinesProps {
  /** The index of its first line. */
  readonly start: number
}

interface CodeTextProps extends CodeLinesProps {
  readonly language: string | undefined
  /** Renders a piece of long code. Default: as plain text. */
  readonly Piece?: ComponentType<CodePieceProps> | ((props: CodePieceProps) => React.ReactNode)
}

/**
 * Renders code line by line; long code in pieces, because rendering a thousand lines with marks and
 * highlighting would block the page.
 */
export function CodeText({ lines, colored, language, firstNumber, Piece = PlainPiece }: CodeTextProps) {
  const pieces = Array.from(
    { length: Math.ceil(lines.length / longestPiece) },
    (_, index) => index * longestPiece,
  )
  return (
    <code className={language && `language-${language}`}>
      {pieces.length <= 1 ? (
        <CodeLines lines={lines} colored={colored} firstNumber={firstNumber} />
      ) : (
        pieces.map((start) => (
          <Piece key={start} start={start} lines={lines} colored={colored} firstNumber={firstNumber} />
        ))
      )}
    </code>
  )
}

function PlainPiece({ lines, start }: CodePieceProps) {
  return <CodePieceView lines={lines.slice(start, start + longestPiece)} />
}
