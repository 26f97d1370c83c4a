import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import type { ConsoleRequest } from './build-request.ts'
import { element } from './element.ts'

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
    fill(texts.confirmYes, { server: origin }),
  )
  const no = element('button', { type: 'button' }, texts.confirmNo)
  const box = element(
    'div',
    { class: 'question', role: 'alertdialog', 'aria-labelledby': 'question', 'aria-describedby': 'asked' },
    element('h2', { id: 'question' }, texts.confirmTitle),
    element(
      'p',
      { id: 'asked' },
      fill(texts.confirmText, { method: request.method, path: pathname, server: origin }),
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
