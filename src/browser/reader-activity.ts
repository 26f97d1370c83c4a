/** Whatever a reader does on a page beyond looking at what came up. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Keys that do nothing by themselves. */
const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

let hasActed = false

/** Begins to notice what the reader does. Called once, when the application starts. */
export function watchReader(): void {
  const note = (event: Event) => {
    if (!(event instanceof KeyboardEvent && modifiers.includes(event.key))) hasActed = true
  }
  for (const act of acts) addEventListener(act, note, { passive: true, capture: true })
}

/** A new page is shown: what was done on the one before counts no longer. */
export function forgetReaderActs(): void {
  hasActed = false
}

/**
 * Whether the reader has scrolled, typed or selected on this page (Checklist O4): text must not move under such a reader. Where the address
 * names a heading, the page was scrolled by the site itself.
 */
export function hasReaderActed(): boolean {
  const isScrolled = scrollY > 0 && location.hash === ''
  return hasActed || isScrolled || getSelection()?.isCollapsed === false
}
