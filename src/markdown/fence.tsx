import { type ComponentProps, useMemo } from 'react'
import type { ExtraProps } from 'react-markdown'
import { type BlockElement, optionOf, textOf } from '../blocks/block.ts'
import { CodeBlock } from '../blocks/code/code-block.tsx'
import type { CodeLine } from '../blocks/code/code-line.ts'
import { codeLines } from '../dialect/fence/code-lines.ts'
import { MaybeBlock } from './maybe-block.tsx'

/** A fence: source code, whose line marks the dialect reads, or a block of another kind. */
export function Fence({ node, ...attributes }: ComponentProps<'pre'> & ExtraProps) {
  const isCode = node?.properties.dataBlock === 'code'
  const element = node as BlockElement
  const lines = useMemo(() => (isCode ? linesOf(element) : []), [isCode, element])
  if (isCode) return <CodeBlock element={element} lines={lines} />
  return <MaybeBlock node={node} {...(attributes as ComponentProps<'div'>)} />
}

function linesOf(element: BlockElement): readonly CodeLine[] {
  return codeLines(textOf(element), optionOf(element, 'dataLanguage'), optionOf(element, 'dataLines'))
}
