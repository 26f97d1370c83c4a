import { memo } from 'react'
import { longestPiece } from '../../config/code.ts'
import { CodeLines, type CodeLinesProps } from './code-lines.tsx'
import { CodePiece } from './code-piece.tsx'

interface CodeTextProps extends CodeLinesProps {
  readonly language: string | undefined
}

/** Code, line by line; long code in pieces, since a thousand lines with their marks and colours would hold the page up. */
export const CodeText = memo(function CodeText({ lines, coloured, language, firstNumber }: CodeTextProps) {
  const pieces = Array.from(
    { length: Math.ceil(lines.length / longestPiece) },
    (_, index) => index * longestPiece,
  )
  return (
    <code className={language && `language-${language}`}>
      {pieces.length <= 1 ? (
        <CodeLines lines={lines} coloured={coloured} firstNumber={firstNumber} />
      ) : (
        pieces.map((start) => (
          <CodePiece key={start} start={start} lines={lines} coloured={coloured} firstNumber={firstNumber} />
        ))
      )}
    </code>
  )
})
