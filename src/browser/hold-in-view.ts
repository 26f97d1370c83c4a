/** How long the page's height must stay unchanged before the position is released, in milliseconds. */
const quietFor = 3000

/** Events that mean the reader moves on the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The element to hold, and for how long. */
interface Hold {
  /** Returns the element, or `null` while it does not exist yet. */
  readonly find: () => HTMLElement | null
  /** The element whose height changes. */
  readonly surroundings: HTMLElement
  /** Returns whether everything has loaded. Until then, the position is held without a time limit. */
  readonly isSettled: () => boolean
  /** Called once with an element that did not exist at the start. */
  readonly onLateFind: (element: HTMLElement) => void
}

/**
 * Keeps the target of a link in place while content around it changes height: images, diagrams, late code,
 * parts of a long page (Spec X6). Ends when the reader moves, or when everything has loaded and nothing
 * has changed for 3 seconds. Returns a function that ends it at once.
 */
export function holdInView({ find, surroundings, isSettled, onLateFind }: Hold): () => void {
  let isFound = find() !== null
  const align = () => {
    const element = find()
    if (element) openAround(element)
    element?.scrollIntoView({ behavior: 'instant' })
    if (element && !isFound) onLateFind(element)
    isFound ||= element !== null
  }
  let timer = setTimeout(rest, quietFor)
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(rest, quietFor)
    align()
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
  // The observer reports immediately, which sets the first position.
  observer.observe(surroundings)
  return release
}

/** Opens the closed boxes around an element, because what they hide has no position. */
function openAround(element: HTMLElement): void {
  const next = () => element.closest<HTMLDetailsElement>('details:not([open])')
  for (let box = next(); box; box = next()) box.open = true
}
