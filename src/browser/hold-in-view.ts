/** How long after the last change of height a place is still held. Milliseconds. */
const quietFor = 3000

/** Whatever a reader does to move about. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What is held, and for how long. */
interface Hold {
  /** The element; `null` while it is not there yet. */
  readonly find: () => HTMLElement | null
  /** What changes its height. */
  readonly surroundings: HTMLElement
  /** Whether all that is to come has come; until then the place is held whatever time it takes. */
  readonly isSettled: () => boolean
  /** Called once with an element that was not there at the beginning. */
  readonly onLateFind: (element: HTMLElement) => void
}

/**
 * Keeps an element where a link to it put it while what surrounds it still changes height: images, diagrams, late code, parts of a
 * long page (Checklist X6). Ends with the reader's first own move, or once everything is there and nothing has changed for three
 * seconds. Returns what ends it at once.
 */
export function holdInView({ find, surroundings, isSettled, onLateFind }: Hold): () => void {
  let isFound = find() !== null
  const place = () => {
    const element = find()
    element?.scrollIntoView({ behavior: 'instant' })
    if (element && !isFound) onLateFind(element)
    isFound ||= element !== null
  }
  let timer = setTimeout(rest, quietFor)
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(rest, quietFor)
    place()
  })
  function rest() {
    if (isSettled()) release()
    else timer = setTimeout(rest, quietFor)
  }
  function release() {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of ownMoves) removeEventListener(move, release)
  }
  for (const move of ownMoves) addEventListener(move, release, { passive: true })
  // Observing reports once at once: that is the first placing.
  observer.observe(surroundings)
  return release
}
