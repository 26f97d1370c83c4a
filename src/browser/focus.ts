/**
 * A description of the focused link that survives a repaint of the page: its address, and its index among
 * links with that address.
 */
export interface FocusMark {
  readonly href: string
  readonly index: number
}

/** Describes the focused link; `undefined` if something else has the focus. */
export function markFocus(): FocusMark | undefined {
  const link = document.activeElement?.closest('a[href]')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return undefined
  return { href, index: linksTo(href).indexOf(link) }
}

/** Moves the focus back to a marked link if it still exists. Returns whether it has the focus. */
export function restoreFocus({ href, index }: FocusMark): boolean {
  const link = linksTo(href)[index]
  if (!(link instanceof HTMLElement)) return false
  link.focus({ preventScroll: true })
  return document.activeElement === link
}

const linksTo = (href: string): readonly Element[] => [
  ...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`),
]

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
