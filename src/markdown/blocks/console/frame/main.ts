/*
 * The console's script (console-frame.html). Its document has an origin of nobody's and its own policy. Address,
 * token, and responses exist only in its memory, so they are gone when the document is closed.
 */
import { type ConsoleTexts, consoleEn } from '../../../../config/locales/console-en.ts'
import { consoleZh } from '../../../../config/locales/console-zh.ts'
import { type InputField, isOpenMessage, type OpenMessage, type Operation } from '../operation.ts'
import {
  buildRequest,
  type ConsoleRequest,
  curlCommand,
  keyOf,
  serverAddress,
  type Typed,
} from './build-request.ts'
import css from './console.css?inline'
import { copy, element, filled, sizeText } from './element.ts'
import { envelopeOf, explain } from './explain.ts'
import { type Control, controlsOf, labelled } from './form.ts'
import { responseView } from './response-view.ts'
import { type Outcome, send } from './send.ts'

/** A request of this visit. */
interface Entry {
  readonly label: string
  readonly outcome: Outcome
  readonly time: number
  readonly operation: Operation
  readonly server: string
}

/** Most requests that the history keeps. */
const mostEntries = 20

const memory = { shown: '', server: '', token: '', history: [] as Entry[] }

function start(opening: OpenMessage) {
  const texts = opening.locale === 'zh' ? consoleZh : consoleEn
  document.documentElement.lang = opening.locale === 'zh' ? 'zh-CN' : 'en'
  document.documentElement.dataset.scheme = opening.scheme
  // Another color scheme keeps what the reader typed.
  const shown = JSON.stringify([opening.locale, opening.operation])
  if (memory.shown === shown) return
  memory.shown = shown
  if (memory.server === '') memory.server = opening.address
  document.body.replaceChildren(consoleView(opening.operation, texts))
  document.querySelector('h1')?.focus()
}

function consoleView(operation: Operation, texts: ConsoleTexts): HTMLElement {
  const server = element('input', { type: 'url', autocomplete: 'off', spellcheck: 'false' })
  server.value = memory.server
  server.addEventListener('input', () => {
    memory.server = server.value
  })
  const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' })
  token.value = memory.token
  token.addEventListener('input', () => {
    memory.token = token.value.trim()
  })
  const method = element(
    'select',
    {},
    ...operation.methods.map((one) => element('option', { value: one }, one)),
  )
  const controls = controlsOf(operation, new Map(), texts)
  const file = element('input', { type: 'file' })
  const raw = element('textarea', { rows: '6', spellcheck: 'false' })
  raw.value = operation.bodyExample
  const isRawOnly = operation.body === 'list'
  const useRaw = element('input', { type: 'checkbox' })
  useRaw.checked = isRawOnly
  const moreHeaders = element('textarea', { rows: '2', spellcheck: 'false' })
  const seconds = element('input', { type: 'number', min: '1', max: '3600', value: '60' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  const result = element('section', { 'aria-live': 'off', 'aria-label': texts.response })
  const history = element('ol', { class: 'history' })
  const sendButton = element('button', { type: 'submit', class: 'primary' }, texts.send)
  const cancel = element('button', { type: 'button', hidden: true }, texts.cancel)
  const curl = element('button', { type: 'button' }, texts.copyCurl)

  const typed = (): Typed => ({
    server: server.value,
    token: token.value.trim(),
    method: method.value,
    values: new Map([...controls].map(([key, { input }]) => [key, input.value])),
    rawBody: useRaw.checked ? raw.value : undefined,
    moreHeaders: moreHeaders.value,
    file: file.files?.[0],
  })

  /** Returns the request, or shows what is wrong and moves the focus there. */
  const readForm = (): ConsoleRequest | undefined => {
    const request = buildRequest(operation, typed())
    const own: Readonly<Record<string, Control['input']>> = { server, file, rawBody: raw, moreHeaders }
    for (const input of [...Object.values(own), ...[...controls.values()].map((one) => one.input)])
      input.removeAttribute('aria-invalid')
    fault.textContent = ''
    if (!('kind' in request)) return request
    const input = own[request.field] ?? controls.get(request.field)?.input
    fault.textContent = filled(texts[request.kind], { name: request.name, line: request.name })
    input?.setAttribute('aria-invalid', 'true')
    input?.focus()
    return undefined
  }

  const perform = async (request: ConsoleRequest) => {
    const abort = new AbortController()
    const onCancel = () => abort.abort()
    cancel.addEventListener('click', onCancel)
    sendButton.disabled = true
    cancel.hidden = false
    const status = element('p', { role: 'status' }, texts.sending)
    const bar = element('progress', { max: '1', hidden: true, 'aria-label': texts.file })
    result.replaceChildren(status, bar)
    const begun = performance.now()
    const limit = Math.min(3600, Math.max(1, Number(seconds.value) || 60))
    const outcome = await send(request, {
      signal: abort.signal,
      timeout: limit * 1000,
      onUpload: (done, all) => {
        bar.hidden = false
        bar.value = all === 0 ? 0 : done / all
        status.textContent =
          done === all ? texts.waiting : filled(texts.uploaded, { done: sizeText(done), all: sizeText(all) })
      },
    })
    const time = Math.round(performance.now() - begun)
    cancel.removeEventListener('click', onCancel)
    cancel.hidden = true
    sendButton.disabled = false
    const { pathname } = new URL(request.address)
    const entry = {
      label: `${request.method} ${pathname}`,
      outcome,
      time,
      operation,
      server: new URL(request.address).origin,
    }
    memory.history = [entry, ...memory.history].slice(0, mostEntries)
    result.replaceChildren(...outcomeView(entry, limit, texts))
    result.scrollIntoView({ block: 'start' })
    drawHistory()
  }

  const drawHistory = () => {
    const items = memory.history.map((entry) => {
      const button = element(
        'button',
        { type: 'button' },
        `${entry.label} · ${summary(entry.outcome, texts)}`,
      )
      button.addEventListener('click', () => {
        result.replaceChildren(...outcomeView(entry, 60, texts))
        result.scrollIntoView({ block: 'nearest' })
      })
      return element('li', {}, button)
    })
    history.replaceChildren(...items)
    if (items.length === 0) history.append(element('li', { class: 'soft' }, texts.noHistory))
  }
  drawHistory()

  curl.addEventListener('click', () => {
    const request = readForm()
    if (request && copy(curlCommand(request))) {
      curl.textContent = texts.copied
      setTimeout(() => {
        curl.textContent = texts.copyCurl
      }, 2000)
    }
  })

  const form = element(
    'form',
    { novalidate: true },
    element('h1', { tabindex: '-1' }, operation.title),
    element('p', { class: 'route' }, element('code', {}, operation.path)),
    labelled(texts.server, server, { hint: texts.serverHint }),
    accessPart({ server, token }, texts),
    operation.methods.length > 1 ? labelled(texts.method, method) : undefined,
    ...(['path', 'query', 'header', 'body'] as const).map((place) =>
      fieldset(operation.fields, place, controls, texts),
    ),
    operation.body === 'file' || operation.body === 'form' ? labelled(texts.file, file) : undefined,
    operation.body === 'json' || isRawOnly ? rawPart({ useRaw, raw, isRawOnly }, texts) : undefined,
    element(
      'details',
      {},
      element('summary', {}, texts.moreHeaders),
      labelled(texts.moreHeaders, moreHeaders, { hint: texts.moreHeadersHint }),
      labelled(texts.timeout, seconds),
    ),
    fault,
    element('div', { class: 'row actions' }, sendButton, cancel, curl),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const request = readForm()
    if (!request) return
    if (operation.isDangerous && request.method !== 'GET')
      result.replaceChildren(question(request, perform, texts))
    else void perform(request)
  })
  return element(
    'main',
    {},
    form,
    result,
    element('details', { class: 'past' }, element('summary', {}, texts.history), history),
  )
}

function fieldset(
  fields: readonly InputField[],
  place: InputField['place'],
  controls: ReadonlyMap<string, Control>,
  texts: ConsoleTexts,
): HTMLElement | undefined {
  const rows = fields
    .filter((one) => one.place === place)
    .flatMap((one) => controls.get(keyOf(one))?.row ?? [])
  if (rows.length === 0) return undefined
  return element('fieldset', {}, element('legend', {}, texts.places[place]), ...rows)
}

interface RawPart {
  readonly useRaw: HTMLInputElement
  readonly raw: HTMLTextAreaElement
  readonly isRawOnly: boolean
}

/** The body as one text: optional for an object, and the only way for a list. */
function rawPart({ useRaw, raw, isRawOnly }: RawPart, texts: ConsoleTexts): HTMLElement {
  const row = labelled('JSON', raw)
  row.hidden = !useRaw.checked
  if (isRawOnly) return element('fieldset', {}, element('legend', {}, texts.places.body), row)
  useRaw.addEventListener('change', () => {
    row.hidden = !useRaw.checked
  })
  return element('div', {}, element('label', { class: 'check' }, useRaw, texts.rawBody), row)
}

interface AccessPart {
  readonly server: HTMLInputElement
  readonly token: HTMLInputElement
}

/** The token, and the login that fills it. */
function accessPart({ server, token }: AccessPart, texts: ConsoleTexts): HTMLElement {
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
      { signal: new AbortController().signal, timeout: 30_000, onUpload: () => undefined },
    )
    button.disabled = false
    const envelope = outcome.kind === 'answer' ? envelopeOf(outcome.text) : undefined
    const data = envelope?.data
    if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') {
      token.value = data.token.slice(0, 8000)
      memory.token = token.value
      password.value = ''
      otp.value = ''
      state.textContent = texts.loggedIn
      passwordPart.open = false
      return
    }
    const circumstances = { server: address, seconds: 30, permission: '', isApi: true }
    const why = envelope?.message ?? explain(outcome, envelope?.code, circumstances, texts)?.text ?? ''
    state.textContent = filled(texts.loginFailed, { message: why })
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

/** Asks before a request that deletes something or changes how the server works. */
function question(
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

/** Returns the end of a request in a few words. */
function summary(outcome: Outcome, texts: ConsoleTexts): string {
  if (outcome.kind !== 'answer') return outcome.kind === 'canceled' ? texts.canceled : outcome.kind
  const code = envelopeOf(outcome.text)?.code
  return code === undefined ? filled(texts.status, { status: outcome.status }) : String(code)
}

function outcomeView(
  { outcome, time, operation, server }: Entry,
  seconds: number,
  texts: ConsoleTexts,
): HTMLElement[] {
  const envelope = outcome.kind === 'answer' ? envelopeOf(outcome.text) : undefined
  const isApi = operation.path.startsWith('/api/')
  const { permission } = operation
  const explanation = explain(outcome, envelope?.code, { server, seconds, permission, isApi }, texts)
  const parts: HTMLElement[] = []
  if (outcome.kind === 'answer') {
    const isGood = envelope ? envelope.code === 200 : outcome.status < 400
    const facts = [filled(texts.status, { status: outcome.status })]
    if (envelope) facts.push(filled(texts.code, { code: envelope.code, message: envelope.message }))
    facts.push(filled(texts.facts, { time, size: sizeText(outcome.bytes) }))
    parts.push(
      element('p', { class: 'status', role: 'status', 'data-good': String(isGood) }, facts.join(' · ')),
    )
  }
  if (explanation) {
    parts.push(element('p', { class: 'note', role: 'status' }, explanation.text))
    if (explanation.code) parts.push(element('pre', { tabindex: '0' }, explanation.code))
  }
  if (outcome.kind === 'answer') parts.push(responseView(outcome, texts))
  return parts
}

// Nothing works without the sandbox: opened as a page of the site's own origin, this document stays empty.
if (self.origin === 'null' && parent !== self) {
  document.head.append(element('style', {}, css))
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isOpenMessage(data)) start(data)
  })
  addEventListener('keydown', ({ key, target }) => {
    // In a field, the key clears a search or closes a list.
    const isField = target instanceof Element && target.matches('input, select, textarea')
    if (key === 'Escape' && !isField) parent.postMessage({ console: 'close' }, '*')
  })
  parent.postMessage({ console: 'ready' }, '*')
}
