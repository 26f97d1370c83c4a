import { type ComponentProps, createElement } from 'react'
import type { ExtraProps } from 'react-markdown'
import type { BlockElement } from './blocks/block.ts'
import { BlockFrame } from './blocks/block-frame.tsx'
import { useBlockRow } from './blocks/given-blocks.tsx'

/** An element that may be a block (docs/decisions/0001): renders the block, or else the plain element. */
export function MaybeBlock({ node, ...attributes }: ComponentProps<'div'> & ExtraProps) {
  const element = node as BlockElement | undefined
  const row = useBlockRow(element)
  if (!element || !row) return createElement(node?.tagName ?? 'div', attributes)
  if (row.kind === 'ready') return <row.Block element={element}>{attributes.children}</row.Block>
  return (
    <BlockFrame row={row} element={element}>
      {attributes.children}
    </BlockFrame>
  )
}
