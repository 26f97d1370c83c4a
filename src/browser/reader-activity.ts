/** Events that count as activity of the reader. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const

/** Keys that do nothing on their own. */
const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

let hasActed = false
let hasBegun = false

/** Starts to watch the reader's activity. Called once, when the application starts. */
export function watchReader(): void {
  const note = (event: Event) => {
    if (!(event instanceof KeyboardEvent && modifiers.includes(event.key))) {
      hasActed = true
      hasBegun = true
    }
  }
  for (const act of acts) addEventListener(act, note, { passive: true, capture: true })
}

/** Resets the activity when a new page is shown. */
export function forgetReaderActs(): void {
  hasActed = false
}

/** Returns whether the reader has scrolled, clicked, or typed since the site was opened, on this page or an earlier one. */
export function hasReaderBegun(): boolean {
  return hasBegun || hasReaderActed()
}

/**
 * Returns whether the reader has scrolled, typed, or selected text on this page (Spec O4). Text must not
 * move for such a reader. If the address contains a heading's ID, the site itself has scrolled the page.
 */
export function hasReaderActed(): boolean {
  const isScrolled = scrollY > 0 && location.hash === ''
  return hasActed || isScrolled || getSelection()?.isCollapsed === false
}
