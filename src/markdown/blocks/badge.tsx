import type { CSSProperties } from 'react'
import { authorStyleOf } from './author-style.ts'
import type { LateBlockProps } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/**
 * A badge. The looks of its types are plain CSS (prose.css), so that the first paint shows them too; only an
 * author's own color is handled here.
 */
export default function Badge({ element, children }: LateBlockProps) {
  const { colour, margin } = authorStyleOf(element)
  const style: CSSProperties & { '--hue'?: string; '--hue-soft'?: string } = {}
  if (margin !== undefined) style.margin = margin
  if (colour !== undefined) {
    style['--hue'] = colour
    style['--hue-soft'] = `color-mix(in oklab, ${colour} 14%, var(--colour-surface))`
  }
  return (
    <PlainBlock element={element} style={style}>
      {children}
    </PlainBlock>
  )
}
