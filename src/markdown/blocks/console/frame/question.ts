import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import type { ConsoleRequest } from './build-request.ts'
import { element, filled } from './element.ts'

/** Asks before a request that deletes something or changes how the server works. */
export function question(
  request: ConsoleRequest,
  perform: (request: ConsoleRequest) => Promise<void>,
  texts: ConsoleTexts,
): HTMLElement {
  const { origin, pathname } = new URL(request.address)
  const yes = element(
    'button',
    { type: 'button', class: 'danger' },
    filled(texts.confirmYes, { server: origin }),
  )
  const no = element('button', { type: 'button' }, texts.confirmNo)
  const box = element(
    'div',
    { class: 'question', role: 'alertdialog', 'aria-labelledby': 'question', 'aria-describedby': 'asked' },
    element('h2', { id: 'question' }, texts.confirmTitle),
    element(
      'p',
      { id: 'asked' },
      filled(texts.confirmText, { method: request.method, path: pathname, server: origin }),
    ),
    element('div', { class: 'row' }, no, yes),
  )
  yes.addEventListener('click', () => void perform(request))
  no.addEventListener('click', () => box.remove())
  requestAnimationFrame(() => {
    box.scrollIntoView({ block: 'nearest' })
    no.focus()
  })
  return box
}
