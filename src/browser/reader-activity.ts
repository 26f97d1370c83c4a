import { createStore } from 'zustand/vanilla'

/** Events that count as activity of the reader. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const

/** Keys that do nothing on their own. */
const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

const activity = createStore(() => ({
  /** Whether the reader has acted on this page. */
  isOnPage: false,
  /** Whether the reader has acted on any page. */
  isOnSite: false,
}))

/** Starts to watch the reader's activity. Called once, when the application starts. */
export function watchReader(): void {
  const note = (event: Event) => {
    if (!(event instanceof KeyboardEvent && modifiers.includes(event.key))) {
      activity.setState({ isOnPage: true, isOnSite: true })
    }
  }
  for (const act of acts) addEventListener(act, note, { passive: true, capture: true })
}

/** Resets the activity when a new page is shown. */
export function forgetReaderActs(): void {
  activity.setState({ isOnPage: false })
}

/** Returns whether the reader has scrolled, clicked, or typed since the site was opened, on this page or an earlier one. */
export function hasReaderBegun(): boolean {
  return activity.getState().isOnSite || hasReaderActed()
}

/**
 * Returns whether the reader has scrolled, typed, or selected text on this page (Spec O4). Text must not
 * move for such a reader. If the address contains a heading's ID, the site itself has scrolled the page.
 */
export function hasReaderActed(): boolean {
  const isScrolled = scrollY > 0 && location.hash === ''
  return activity.getState().isOnPage || isScrolled || getSelection()?.isCollapsed === false
}
