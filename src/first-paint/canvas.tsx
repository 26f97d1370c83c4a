import type { ReactNode } from 'react'
import { handover } from '../browser/handover.ts'
import { append } from './append.ts'
import { hearPresses } from './early-presses.ts'
import { type KnownPage, PageInFrame } from './frame.tsx'
import { patch } from './patch.ts'

/** The drawing area of the first paint, until the application replaces it. */
export interface Canvas {
  /** Renders a page in its frame. Parts that are already there and unchanged stay. `showText` renders the text. */
  readonly show: (page: KnownPage, main: ReactNode) => void
  readonly showText: (text: ReactNode) => void
  /** Called when the whole text is rendered: no space is reserved for more. */
  readonly endText: () => void
  readonly isTaken: () => boolean
}

export function canvasAt(place: HTMLElement): Canvas {
  let text: ReactNode
  const known = handover()
  const isTaken = () => known.painter === 'application'
  const prose = () => place.querySelector('.prose')
  const putText = () => {
    const words = document.createDocumentFragment()
    append(words, text)
    prose()?.replaceChildren(words)
    text = undefined
  }
  return {
    isTaken,
    show: (page, main) => {
      if (isTaken()) return
      const frame = document.createDocumentFragment()
      append(frame, <PageInFrame {...page}>{main}</PageInFrame>)
      if (known.painter === 'nobody') {
        place.replaceChildren(frame)
        known.painter = 'first-paint'
        // For tests and measurements.
        place.dataset.painted = 'first'
        hearPresses(place)
      } else patch(place, frame)
      if (text !== undefined) putText()
    },
    endText: () => prose()?.querySelector(':scope > [aria-hidden]:last-child')?.remove(),
    showText: (next) => {
      text = next
      if (!isTaken() && prose()) putText()
    },
  }
}
