import { handover } from '../browser/handover.ts'

/**
 * Handles clicks before the application starts. A menu with links opens and closes at once; any other button
 * shows that it was pressed, and pressing a switch twice undoes it.
 */
export function hearPresses(root: HTMLElement): void {
  const known = handover()
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const isSwitch = button.hasAttribute('aria-expanded')
    const isOn = !(isSwitch && known.pressed === button)
    if (known.pressed) setPressed(known.pressed, false)
    setPressed(button, isOn)
    known.pressed = isOn ? button : undefined
  })
}

function setPressed(button: HTMLElement, isOn: boolean): void {
  const panel = button.nextElementSibling
  const isMenu =
    button.hasAttribute('aria-expanded') && panel instanceof HTMLElement && panel.childElementCount > 0
  if (isMenu) {
    panel.hidden = !isOn
    button.setAttribute('aria-expanded', String(isOn))
  } else if (isOn) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
}

/**
 * Describes the button that was pressed so that it can be found in the application: its name, and its index
 * among those with that name.
 */
export function pressedButton(
  root: ParentNode,
): { readonly name: string; readonly index: number } | undefined {
  const { pressed } = handover()
  if (!pressed) return undefined
  const name = nameOf(pressed)
  return { name, index: buttonsIn(root, name).indexOf(pressed) }
}

/** Clicks that button in the application. */
export function pressAgain(root: ParentNode, button: ReturnType<typeof pressedButton>): void {
  if (button) buttonsIn(root, button.name)[button.index]?.click()
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

const buttonsIn = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].filter((button) => nameOf(button) === name)
