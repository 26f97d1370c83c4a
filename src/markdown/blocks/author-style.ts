import type { CSSProperties } from 'react'
import { warn } from '../../browser/log.ts'
import { readColor } from '../../content/color.ts'
import { readMargin } from '../../content/margin.ts'
import { type BlockElement, optionOf } from './block.ts'

/** Style options that authors can set on a block. Invalid ones are logged and ignored (Spec D11, E8). */
export interface AuthorStyle {
  readonly color: string | undefined
  readonly margin: string | undefined
}

/** Parses `color="…"` (or `colour`) and `margin="…"` of a block. */
export function authorStyleOf(element: BlockElement): AuthorStyle {
  const color = optionOf(element, 'dataColor') ?? optionOf(element, 'dataColour')
  const margin = optionOf(element, 'dataMargin')
  return {
    color: color === undefined ? undefined : told('color', color, readColor(color)),
    margin: margin === undefined ? undefined : told('margin', margin, readMargin(margin)),
  }
}

/** Logs an invalid value and returns the parsed one. */
export function told(kind: 'color' | 'margin', given: string, read: string | undefined): string | undefined {
  if (read === undefined) warn(`“${given}” is not a valid ${kind}. The default is used.`)
  return read
}

/** Returns the margin as a style of the block's outermost element; nothing if the author set none. */
export const marginStyle = ({ margin }: AuthorStyle): CSSProperties | undefined =>
  margin === undefined ? undefined : { margin }
