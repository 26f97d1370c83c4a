import type { ReactNode } from 'react'
import { handover } from '../browser/handover.ts'
import { append } from './append.ts'
import { hearPresses } from './early-presses.ts'
import { loadingMessage } from './first-wait.ts'
import { AsideContents, type KnownPage, PageInFrame } from './frame.tsx'
import { patch } from './patch.ts'

/** The drawing area of the first paint, until the application replaces it. */
export interface Canvas {
  /** Shows the frame of a page whose text has not arrived, as `drawFrame` has drawn it. */
  readonly showFrame: (page: KnownPage, frame: DocumentFragment) => void
  /** Renders a page in its frame. Parts that are already there and unchanged stay. `showText` renders the text. */
  readonly show: (page: KnownPage, main: ReactNode) => void
  readonly showText: (text: ReactNode) => void
  /** Called when the whole text is rendered: no space is reserved for more. */
  readonly endText: () => void
  readonly isTaken: () => boolean
}

export function canvasAt(box: HTMLElement): Canvas {
  let text: ReactNode
  let framed: KnownPage | undefined
  let hasPage = false
  const known = handover()
  const isTaken = () => known.painter === 'application'
  const prose = () => box.querySelector('.prose')
  const putText = () => {
    prose()?.replaceChildren(drawn(text))
    text = undefined
    known.painter = 'first-paint'
    loadingMessage(box)?.remove()
  }
  const put = (frame: DocumentFragment) => {
    const message = loadingMessage(box)
    if (known.painter === 'nobody') {
      known.painter = 'frame'
      box.replaceChildren(frame)
      hearPresses(box)
    } else patch(box, frame)
    if (message) box.append(message)
  }
  /** Puts a page into the frame that is there. */
  const fill = (page: KnownPage, main: ReactNode) => {
    const content = box.querySelector('main')
    const aside = content?.nextElementSibling
    content?.replaceChildren(drawn(main))
    aside?.replaceChildren(drawn(<AsideContents {...page} />))
  }
  return {
    isTaken,
    showFrame: (page, frame) => {
      if (known.painter !== 'nobody') return
      put(frame)
      framed = page
    },
    show: (page, main) => {
      if (isTaken()) return
      if (framed && isSameFrame(framed, page)) fill(page, main)
      else put(drawFrame(page, main))
      framed = undefined
      hasPage = true
      // For tests and measurements.
      box.dataset.painted = 'first'
      if (text !== undefined) putText()
    },
    endText: () => prose()?.querySelector(':scope > [aria-hidden]:last-child')?.remove(),
    showText: (next) => {
      text = next
      if (!isTaken() && hasPage) putText()
    },
  }
}

/** Draws a page in its frame. */
export const drawFrame = (page: KnownPage, main: ReactNode = null): DocumentFragment =>
  drawn(<PageInFrame {...page}>{main}</PageInFrame>)

function drawn(node: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment()
  append(fragment, node)
  return fragment
}

/** Returns whether nothing but the content differs. */
const isSameFrame = (one: KnownPage, other: KnownPage): boolean =>
  one.navbar === other.navbar &&
  one.hasSidebar === other.hasSidebar &&
  one.page.kind === other.page.kind &&
  one.context.site === other.context.site &&
  other.page.metadata.navbar !== false
