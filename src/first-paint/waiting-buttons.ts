/** The button that a reader pressed before the application was there: which of those with its name. */
let pressed: { readonly name: string; readonly index: number } | undefined

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

const buttonsIn = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].filter((button) => nameOf(button) === name)

/** Remembers the button that was pressed last, and shows that it was heard. */
export function rememberPresses(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const name = nameOf(button)
    pressed = { name, index: buttonsIn(root, name).indexOf(button) }
    for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
  })
}

/** Presses the same button of the application, now that it can do what it says. */
export function pressRemembered(root: ParentNode): void {
  if (!pressed) return
  buttonsIn(root, pressed.name)[pressed.index]?.click()
  pressed = undefined
}
