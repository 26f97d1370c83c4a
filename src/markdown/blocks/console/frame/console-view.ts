import { sizeText } from '../../../../browser/size-text.ts'
import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import type { Operation } from '../operation.ts'
import { buildRequest, type ConsoleRequest, type Typed } from './build-request.ts'
import { copyFrom } from './copy-button.ts'
import { curlCommand } from './curl-command.ts'
import { element } from './element.ts'
import { type Envelope, envelopeOf } from './explain.ts'
import { type Control, controlsOf, labelled } from './form.ts'
import { fieldset, rawPart } from './form-parts.ts'
import { drawHistory } from './history.ts'
import { accessPart } from './login.ts'
import { memory, remember, type Sent } from './memory.ts'
import { outcomeView } from './outcome-view.ts'
import { question } from './question.ts'
import { send } from './send.ts'

/** Returns the console of an endpoint: the form, the response, and the history. */
export function consoleView(operation: Operation, texts: ConsoleTexts): HTMLElement {
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
    const own: Readonly<Record<string, Control['input']>> = { server, token, file, rawBody: raw, moreHeaders }
    for (const input of [...Object.values(own), ...[...controls.values()].map((one) => one.input)])
      input.removeAttribute('aria-invalid')
    fault.textContent = ''
    if (!('kind' in request)) return request
    const input = own[request.field] ?? controls.get(request.field)?.input
    fault.textContent = fill(texts[request.kind], { name: request.name, line: request.name })
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
    const { file } = request
    const state = file
      ? fill(texts.uploading, { size: sizeText(file.size, document.documentElement.lang) })
      : texts.sending
    result.replaceChildren(
      element('p', { role: 'status' }, state),
      ...(file ? [element('progress', { 'aria-label': texts.file })] : []),
    )
    const begun = performance.now()
    const limit = Math.min(3600, Math.max(1, Number(seconds.value) || 60))
    const outcome = await send(request, {
      signal: abort.signal,
      timeout: limit * 1000,
    })
    const time = Math.round(performance.now() - begun)
    cancel.removeEventListener('click', onCancel)
    cancel.hidden = true
    sendButton.disabled = false
    const { pathname } = new URL(request.address)
    const entry: Sent = {
      label: `${request.method} ${pathname}`,
      outcome,
      envelope: withoutData(envelopeOf(outcome)),
      time,
      seconds: limit,
      operation,
      server: new URL(request.address).origin,
    }
    remember(entry)
    result.replaceChildren(...outcomeView(entry, texts))
    result.scrollIntoView({ block: 'start' })
    redraw()
  }

  const show = (entry: Sent) => {
    result.replaceChildren(...outcomeView(entry, texts))
    result.scrollIntoView({ block: 'nearest' })
  }
  const redraw = () => drawHistory(history, show, texts)
  redraw()

  curl.addEventListener('click', () => {
    const request = readForm()
    if (request) void copyFrom(curl, curlCommand(request), { label: texts.copyCurl, copied: texts.copied })
  })

  const form = element(
    'form',
    { novalidate: true },
    element('h1', { tabindex: '-1' }, operation.title),
    element('p', { class: 'route' }, element('code', {}, operation.path)),
    labelled(texts.server, server, { hint: texts.serverHint }),
    accessPart({ server, token }, texts),
    operation.methods.length > 1 ? labelled(texts.method, method) : undefined,
    ...(['path', 'query', 'header', 'body'] as const).map((location) =>
      fieldset(operation.fields, location, controls, texts),
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

const withoutData = (envelope: Envelope | undefined) =>
  envelope && { code: envelope.code, message: envelope.message }
