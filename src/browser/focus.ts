import { type ElementMark, elementMarkOf, findMarked } from './element-mark.ts'

/** Describes the focused link; `undefined` if something else has the focus. */
export function markFocus(): ElementMark | undefined {
  const link = document.activeElement?.closest('a[href]')
  return link ? elementMarkOf(link, document) : undefined
}

/** Moves the focus back to a marked link if it still exists. Returns whether it has the focus. */
export function restoreFocus(mark: ElementMark): boolean {
  const link = findMarked(document, mark)
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}

/**
 * Moves the focus to an element that is not interactive, such as a heading, so that keyboard and screen
 * reader users continue from there. Does not scroll.
 */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const letGo = () => {
      // A dialog that opens returns the focus to this element when it closes.
      if (document.querySelector('dialog[open]')) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', letGo)
    }
    element.addEventListener('blur', letGo)
  }
  element.focus({ preventScroll: true })
}

/** Moves the focus to the page's title, or to its content if the page has none. */
export function focusOnTitle(): void {
  const main = document.querySelector<HTMLElement>('main')
  const title = main?.querySelector<HTMLElement>('h1') ?? main
  if (title) focusOn(title)
}
