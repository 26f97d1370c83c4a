import type { CSSProperties } from 'react'
import { warn } from '../browser/log.ts'
import { readColour } from '../content/colour.ts'
import { readMargin } from '../content/margin.ts'
import { type BlockElement, optionOf } from './block.ts'

/** What authors may say of a block's look; what cannot be read is told to the console and left out (Checklist D11, E8). */
export interface AuthorStyle {
  readonly colour: string | undefined
  readonly margin: string | undefined
}

/** `color="…"` (or `colour`) and `margin="…"` of a block. */
export function authorStyleOf(element: BlockElement): AuthorStyle {
  const colour = optionOf(element, 'dataColor') ?? optionOf(element, 'dataColour')
  const margin = optionOf(element, 'dataMargin')
  return {
    colour: colour === undefined ? undefined : told('colour', colour, readColour(colour)),
    margin: margin === undefined ? undefined : told('margin', margin, readMargin(margin)),
  }
}

/** Says to the console that something an author gave cannot be read. */
export function told(kind: 'colour' | 'margin', given: string, read: string | undefined): string | undefined {
  if (read === undefined) warn(`“${given}” is no ${kind}; the default is used.`)
  return read
}

/** The margin as a style of the block's outermost element; nothing where the author gave none. */
export const marginStyle = ({ margin }: AuthorStyle): CSSProperties | undefined =>
  margin === undefined ? undefined : { margin }
