import { type ComponentProps, useMemo } from 'react'
import type { ExtraProps } from 'react-markdown'
import type { BlockElement } from './blocks/block.ts'
import { CodeBlock } from './blocks/code/code-block.tsx'
import { markedLines } from './fence-lines.ts'
import { MaybeBlock } from './maybe-block.tsx'

/** A code block: source code, whose line marks the dialect parses, or a block of another kind. */
export function FencedCode({ node, ...attributes }: ComponentProps<'pre'> & ExtraProps) {
  const isCode = node?.properties.dataBlock === 'code'
  const element = node as BlockElement
  const lines = useMemo(() => (isCode ? markedLines(element) : []), [isCode, element])
  if (isCode) return <CodeBlock element={element} lines={lines} />
  return <MaybeBlock node={node} {...(attributes as ComponentProps<'div'>)} />
}
