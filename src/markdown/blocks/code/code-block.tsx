import { useMemo, useRef, useState } from 'react'
import { useReaderAddress, useReaderToken } from '../../../stores/reader-values.ts'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { type BlockElement, optionOf } from '../block.ts'
import { CodeCopyButton } from './code-copy-button.tsx'
import { CodeFrame } from './code-frame.tsx'
import type { CodeLine } from './code-line.ts'
import { CodePiece } from './code-piece.tsx'
import { CodeText } from './code-text.tsx'
import { copySource } from './copy-source.ts'
import { numbersOf } from './display.ts'
import { OwnValues } from './own-values.tsx'
import { withReaderValues } from './reader-values.ts'
import { useHighlight } from './use-highlight.ts'

interface CodeBlockProps {
  readonly element: BlockElement
  /** The source's lines with their marks, as parsed by the dialect. */
  readonly lines: readonly CodeLine[]
}

/**
 * A code block (Spec D4) with its tools: folding, wrapping, copying, and the reader's own values. The
 * text is there at once; highlighting follows when it is near the viewport.
 */
export function CodeBlock({ element, lines: written }: CodeBlockProps) {
  const texts = useTexts().code
  const root = useRef<HTMLDivElement>(null)
  const language = optionOf(element, 'dataLanguage')
  const lines = useReaderLines(written)
  const colored = useHighlight(root, lines, language)
  const copied = useMemo(() => copySource(lines, language), [lines, language])
  const [isOpen, setOpen] = useState(false)
  const [isWrapped, setWrapped] = useState(false)
  return (
    <CodeFrame
      ref={root}
      element={element}
      lines={lines}
      texts={texts}
      isOpen={isOpen}
      onFold={() => setOpen(!isOpen)}
      isWrapped={isWrapped}
      onWrap={() => setWrapped(!isWrapped)}
      tools={<OwnValues lines={written} />}
      copy={<CodeCopyButton text={copied} />}
    >
      <CodeText
        lines={lines}
        colored={colored}
        language={language}
        firstNumber={numbersOf(element, lines.length)}
        Piece={CodePiece}
      />
    </CodeFrame>
  )
}

/**
 * Returns lines with the examples replaced by the reader's address and token; the same array if there is
 * nothing to replace.
 */
function useReaderLines(lines: readonly CodeLine[]): readonly CodeLine[] {
  const address = useReaderAddress((state) => state.value)
  const token = useReaderToken((state) => state.value)
  return useMemo(() => {
    if (address === '' && token === '') return lines
    return lines.map((line) => ({ ...line, text: withReaderValues(line.text, { address, token }) }))
  }, [lines, address, token])
}
