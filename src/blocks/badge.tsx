import type { CSSProperties } from 'react'
import { authorStyleOf } from './author-style.ts'
import type { LateBlockProps } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/**
 * A badge. Its look, with that of its types, is plain style (prose.css), so that the first paint shows it too; what needs a look
 * at the author's words is a colour of its own.
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
