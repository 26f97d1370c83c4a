import { memo, useRef } from 'react'
import { useWasNear } from '../../../browser/near-viewport.ts'
import { nearViewport } from '../../../config/blocks.ts'
import { longestPiece } from '../../../config/code.ts'
import { CodeLines } from './code-lines.tsx'
import { CodePieceView } from './code-piece-view.tsx'
import type { CodePieceProps } from './code-text.tsx'

/** A piece of long code. When a reader is near, each line gets its number, marks, and highlighting, and keeps them. */
export const CodePiece = memo(function CodePiece({ lines, colored, start, firstNumber }: CodePieceProps) {
  const box = useRef<HTMLSpanElement>(null)
  const wasNear = useWasNear(box, nearViewport)
  const end = start + longestPiece
  const own = lines.slice(start, end)
  return (
    <CodePieceView ref={box} lines={own}>
      {wasNear && (
        <CodeLines
          lines={own}
          colored={colored?.slice(start, end)}
          firstNumber={firstNumber === undefined ? undefined : firstNumber + start}
        />
      )}
    </CodePieceView>
  )
})
