import type { CSSProperties } from 'react'
import { authorStyleOf } from './author-style.ts'
import type { LateBlockProps } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/**
 * A badge. The looks of its types are plain CSS (prose.css), so that the first paint shows them too; only an
 * author's own color is handled here.
 */
export default function Badge({ element, children }: LateBlockProps) {
  const { color, margin } = authorStyleOf(element)
  const style: CSSProperties & { '--hue'?: string; '--hue-soft'?: string } = {}
  if (margin !== undefined) style.margin = margin
  if (color !== undefined) {
    style['--hue'] = color
    style['--hue-soft'] = `color-mix(in oklab, ${color} 14%, var(--color-surface))`
  }
  return (
    <PlainBlock element={element} style={style}>
      {children}
    </PlainBlock>
  )
}
