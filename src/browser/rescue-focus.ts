import { focusOn, focusOnTitle } from './focus.ts'

/**
 * Moves the focus when the focused element disappears: a button that its own click replaces, a dialog whose
 * opener is gone. Otherwise, the keyboard would start again at the top of the document. The new target is a
 * nearby `data-next-focus`, or else the closest remaining part of the page. If the reader moves the focus
 * within two frames, nothing happens.
 *
 * @returns a function that stops it
 */
export function rescueFocus(): () => void {
  /** The last focused element and its ancestors, innermost first; after a dialog's, those focused before it. */
  let path: readonly Element[] = []
  let isDue = false
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest('dialog')
    const isInside = dialog === null || path.some((element) => element === dialog)
    const before = isInside ? path.slice(outsideOf(path, dialog)) : path
    path = dialog ? [...around(target, dialog), ...before] : around(target)
  }
  const isLost = () => {
    const [last] = path
    return last !== undefined && document.activeElement === document.body && !canTake(last)
  }
  const settle = () => {
    isDue = false
    if (!isLost()) return
    const home = path.find(canTake)
    path = []
    if (!home) return focusOnTitle()
    const next = home.querySelector<HTMLElement>('[data-next-focus]')
    focusOn(next ?? (home as HTMLElement))
  }
  const observer = new MutationObserver(() => {
    if (isDue || !isLost()) return
    isDue = true
    // A navigation focuses the new page a frame after it is painted.
    requestAnimationFrame(() => requestAnimationFrame(settle))
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'open'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** Returns an element and its ancestors, up to an outermost one or the part of the page below the body. */
function around(target: Element, outermost?: Element): readonly Element[] {
  const found: Element[] = []
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body || element.id === 'app') break
    found.push(element)
    if (element === outermost) break
  }
  return found
}

/** Returns the index in a path at which the elements focused before a dialog start. */
const outsideOf = (path: readonly Element[], dialog: Element | null) =>
  dialog ? path.indexOf(dialog) + 1 : 0

const canTake = (element: Element) => element.isConnected && (element.checkVisibility?.() ?? true)
