import { isRecord } from '../../../../config/is-record.ts'
import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import { serverAddress } from './build-request.ts'
import { element } from './element.ts'
import { envelopeOf, explain } from './explain.ts'
import { labelled } from './form.ts'
import { memory } from './memory.ts'
import { send } from './send.ts'

/** How long a server may take for a login. Milliseconds. */
const loginTimeout = 30_000

interface AccessPart {
  readonly server: HTMLInputElement
  readonly token: HTMLInputElement
}

/** The token, and the login that fills it. */
export function accessPart({ server, token }: AccessPart, texts: ConsoleTexts): HTMLElement {
  const username = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  const password = element('input', { type: 'password', autocomplete: 'off' })
  const otp = element('input', { type: 'text', autocomplete: 'off', inputmode: 'numeric' })
  const button = element('button', { type: 'button' }, texts.login)
  const forget = element('button', { type: 'button' }, texts.forget)
  const state = element('span', { role: 'status' })
  const passwordPart = element(
    'details',
    {},
    element('summary', {}, texts.loginTitle),
    labelled(texts.username, username),
    labelled(texts.password, password),
    labelled(texts.otp, otp),
    element('div', { class: 'row' }, button),
  )
  const login = async () => {
    const address = serverAddress(server.value)
    if (address === undefined) {
      state.textContent = texts.serverInvalid
      server.focus()
      return
    }
    button.disabled = true
    state.textContent = texts.loggingIn
    const outcome = await send(
      {
        method: 'POST',
        address: `${address}/api/auth/login`,
        headers: [['Content-Type', 'application/json']],
        text: JSON.stringify({ username: username.value, password: password.value, otp_code: otp.value }),
        file: undefined,
        isForm: false,
      },
      { signal: new AbortController().signal, timeout: loginTimeout },
    )
    button.disabled = false
    const envelope = envelopeOf(outcome)
    const data = envelope?.data
    if (isRecord(data) && typeof data.token === 'string') {
      token.value = data.token.slice(0, 8000)
      memory.token = token.value
      password.value = ''
      otp.value = ''
      state.textContent = texts.loggedIn
      passwordPart.open = false
      return
    }
    const circumstances = { server: address, seconds: loginTimeout / 1000, permission: '', isApi: true }
    const why = envelope?.message ?? explain(outcome, envelope?.code, circumstances, texts)?.text ?? ''
    state.textContent = fill(texts.loginFailed, { message: why })
  }
  button.addEventListener('click', () => void login())
  for (const input of [username, password, otp]) {
    // Enter logs in instead of sending the request.
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      void login()
    })
  }
  forget.addEventListener('click', () => {
    token.value = ''
    memory.token = ''
    state.textContent = ''
  })
  return element(
    'fieldset',
    {},
    element('legend', {}, texts.access),
    labelled(texts.token, token, { hint: texts.tokenHint }),
    passwordPart,
    element('div', { class: 'row' }, forget, state),
  )
}
