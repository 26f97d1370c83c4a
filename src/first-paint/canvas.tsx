import type { ReactNode } from 'react'
import { append } from './append.ts'
import { hearPresses } from './early-presses.ts'
import { type KnownPage, PageInFrame } from './frame.tsx'
import { patch } from './patch.ts'

/** The drawing area of the first paint, until the application replaces it. */
export interface Canvas {
  /** Renders a page in its frame. Parts that are already there and unchanged stay. `showText` renders the text. */
  readonly show: (known: KnownPage, main: ReactNode) => void
  readonly showText: (text: ReactNode) => void
  /** Called when the whole text is rendered: no space is reserved for more. */
  readonly endText: () => void
  readonly isTaken: () => boolean
}

export function canvasAt(place: HTMLElement): Canvas {
  let text: ReactNode
  const isTaken = () => place.dataset.painted === 'application'
  const prose = () => place.querySelector('.prose')
  const putText = () => {
    const words = document.createDocumentFragment()
    append(words, text)
    prose()?.replaceChildren(words)
    text = undefined
  }
  return {
    isTaken,
    show: (known, main) => {
      if (isTaken()) return
      const page = document.createDocumentFragment()
      append(page, <PageInFrame {...known}>{main}</PageInFrame>)
      if (place.dataset.painted === undefined) {
        place.replaceChildren(page)
        place.dataset.painted = 'first'
        hearPresses(place)
      } else patch(place, page)
      if (text !== undefined) putText()
    },
    endText: () => prose()?.querySelector(':scope > [aria-hidden]:last-child')?.remove(),
    showText: (next) => {
      text = next
      if (!isTaken() && prose()) putText()
    },
  }
}
