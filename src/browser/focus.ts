/** What had the focus, by which it can be found again in a page that is painted anew: a link's address, and which of its like it was. */
export interface FocusMark {
  readonly href: string
  readonly index: number
}

/** The link that has the focus now; `undefined` where it is anything else. */
export function markFocus(): FocusMark | undefined {
  const link = document.activeElement?.closest('a[href]')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined) return undefined
  return { href, index: linksTo(href).indexOf(link) }
}

/** Gives the focus back to a marked link, where there still is one. Whether it has it. */
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
 * Moves the focus to something that cannot be operated, a heading, so that the keyboard goes on and a screen reader reads on from there.
 * Nothing scrolls.
 */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    const letGo = () => {
      // A dialog that opens gives the focus back when it closes.
      if (document.querySelector('dialog[open]')) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', letGo)
    }
    element.addEventListener('blur', letGo)
  }
  element.focus({ preventScroll: true })
}

/** Moves the focus to the page's title, else to its content. */
export function focusOnTitle(): void {
  const main = document.querySelector<HTMLElement>('main')
  const title = main?.querySelector<HTMLElement>('h1') ?? main
  if (title) focusOn(title)
}
