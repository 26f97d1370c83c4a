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
