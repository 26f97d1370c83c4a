import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tools as en, type ToolTexts } from '../../src/config/locales/en/tools.ts'
import { tools as zh } from '../../src/config/locales/zh/tools.ts'
import { disconnect, network } from './support/network.ts'
import { playProviders } from './support/providers.ts'
import { renderPage } from './support/render-page.tsx'

const site = { apiServers: { cf: 'https://api.alistgo.com' } }
const openTool = (name: string, language: 'en' | 'zh' = 'en', config: object = site) =>
  renderPage(`# Tool\n\n<Tool name="${name}" />`, { site: config, file: `${language}/tool/sample.md` })

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (texts: ToolTexts, name: keyof ToolTexts['fields']) =>
  page.getByLabelText(new RegExp(`^${texts.fields[name].label}\\s*(?:[(（].+)?$`))
const option = (texts: ToolTexts, name: keyof ToolTexts['options']) =>
  page.getByRole('radio', { name: texts.options[name] })
const alert = () => page.getByRole('alert')
const command = () => document.querySelector('pre code')?.textContent ?? ''

/** Shows a masked token and returns it. */
async function reveal(texts: ToolTexts, name: string) {
  const token = page.getByText(new RegExp(`^${name.replace('_token', '')}-of-stand-in-`))
  await expect.element(button(`${texts.actions.reveal} ${name}`)).toBeVisible()
  await expect.element(token).not.toBeInTheDocument()
  await button(`${texts.actions.reveal} ${name}`).click()
  await expect.element(token).toBeVisible()
  return token.element().textContent
}

const consoleMethods = ['debug', 'info', 'log', 'warn', 'error'] as const

beforeEach(() => {
  for (const name of consoleMethods) vi.spyOn(console, name)
})

afterEach(() => {
  const said = consoleMethods.map((name) => JSON.stringify(vi.mocked(console[name]).mock.calls)).join('\n')
  vi.restoreAllMocks()
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  sessionStorage.clear()
  delete window.arrival
  // Spec T10: after each test, no token is in the console or in storage.
  expect(said).not.toMatch(/-of-stand-in-|hidden-secret/)
  expect(stored).not.toMatch(/-of-stand-in-|hidden-secret/)
})

describe.each([
  ['en', en],
  ['zh', zh],
] as const)('in %s', (language, texts) => {
  test('[T7] [T9] [T11] WoPan explains a wrong password, asks for the text message, and gives both tokens', async () => {
    const { calls } = playProviders()
    await openTool('wopan-token', language)
    await expect.element(page.getByText(texts.where.password)).toBeVisible()
    await field(texts, 'phone').fill('13800000000')
    await field(texts, 'password').fill('wrong')
    await button(texts.actions.sendCode).click()
    await expect.element(alert()).toHaveTextContent('wrong password')
    await field(texts, 'password').fill(' hidden-secret ')
    await expect.element(field(texts, 'password')).not.toHaveAttribute('value')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(texts.status.codeSent)).toBeVisible()
    await field(texts, 'verify_code').fill('123456')
    await userEvent.keyboard('{Enter}')
    expect(await reveal(texts, 'refresh_token')).not.toBe('')
    expect(await reveal(texts, 'access_token')).not.toBe('')
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({
      phone: '13800000000',
      password: ' hidden-secret ',
      verify_code: '123456',
    })
    expect(new Set(calls.map(({ to }) => to))).toEqual(new Set(['api.alistgo.com']))
  })

  test('[T1] [T9] [T11] 115 shows a QR code, asks for a confirmation before the scan, and gives the tokens', async () => {
    const { calls } = playProviders()
    await openTool('115-token', language)
    await field(texts, 'app_id').fill('slow')
    await button(texts.actions.showQr).click()
    const code = page.getByRole('img', { name: /115/ })
    await expect.element(code).toBeVisible()
    expect(code.element().tagName).toBe('svg')
    await expect.element(button(texts.actions.newQr)).toHaveFocus()
    await button(texts.actions.scanned).click()
    await expect.element(alert()).toHaveTextContent(texts.failures.notScanned)
    await expect.element(button(texts.actions.scanned)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(texts.result.title)).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain(texts.result.title)
    expect(await reveal(texts, 'refresh_token')).not.toBe('')
    expect(new Set(calls.map(({ to }) => to))).toEqual(new Set(['api.alistgo.com']))
  })

  test('[T2] [T9] [T11] the page of Aliyundrive follows the scan to the tokens', async () => {
    const { calls } = playProviders()
    await openTool('aliyundrive-qr', language)
    await expect.element(button(texts.actions.showQr)).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await button(texts.actions.showQr).click()
    const minutes = language === 'en' ? '3 minutes' : '3 分钟'
    await expect.element(page.getByText(texts.status.waiting.replace('{minutes}', minutes))).toBeVisible()
    vi.advanceTimersByTime(3000)
    await expect.poll(() => calls.length).toBe(2)
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    vi.advanceTimersByTime(3000)
    await expect.element(page.getByText(texts.status.scanned)).toBeVisible()
    vi.advanceTimersByTime(3000)
    expect(await reveal(texts, 'refresh_token')).not.toBe('')
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{32}/, 'SID')}`)).toEqual([
      'POST /alist/ali_open/qr',
      ...Array(3).fill('GET /proxy/https://open.aliyundrive.com/oauth/qrcode/SID/status'),
      'POST /alist/ali_open/code',
    ])
  })

  test('[T3] [T11] Baidu gets a command for the visitor’s own client, and nothing is sent', async () => {
    const { calls, redirect } = playProviders()
    const { code } = redirect('baidu')
    await openTool('baidu-callback', language)
    await expect.poll(command).toContain('openapi.baidu.com/oauth/2.0/token')
    expect(command()).toContain(`code=${code}`)
    expect(command()).toContain('client_id=app')
    expect(command()).toContain('client_secret=YOUR_CLIENT_SECRET')
    expect(calls).toEqual([])
  })

  test('[T2] [T11] the API server exchanges the code of a login at Aliyundrive', async () => {
    const { calls, redirect } = playProviders()
    redirect('aliyundrive', 'allow', { client_id: 'app', client_secret: 'hidden-secret', exchange: 'api' })
    await openTool('aliyundrive-callback', language)
    expect(await reveal(texts, 'refresh_token')).not.toBe('')
    expect(calls.map(({ to, path }) => to + path)).toEqual(['api.alistgo.com/alist/ali_open/code'])
  })

  test('[T6] [T9] the WebDAV address of OneDrive is computed in the page', async () => {
    await openTool('onedrive-webdav', language)
    const address = field(texts, 'onedrive_url')
    await button(texts.actions.compute).click()
    await expect.element(address).toHaveAccessibleDescription(new RegExp(texts.faults.required.slice(0, 6)))
    await expect.element(address).toHaveFocus()
    await address.fill('https://onedrive.live.com/?id=1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(texts.faults.personal)).toBeVisible()
    await address.fill('https://t.sharepoint.com/sites/team/Forms')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('https://t.sharepoint.com/sites/team/Shared Documents')).toBeVisible()
  })

  test('[T5] [T9] [T11] Google albums are listed from every page, also if there are none, and refused tokens are explained', async () => {
    const { calls } = playProviders()
    await openTool('google-album', language)
    await field(texts, 'client_id').fill('app')
    await field(texts, 'client_secret').fill('hidden-secret')
    await field(texts, 'refresh_token').fill('my-refresh')
    await button(texts.actions.listAlbums).click()
    await expect.element(page.getByRole('row')).toHaveLength(121)
    await expect.element(page.getByRole('status').filter({ hasText: '120' })).toBeVisible()
    await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('<b>Two</b>')
    expect(calls.map(({ to, query }) => [to, query.pageToken])).toEqual([
      ['oauth2.googleapis.com', undefined],
      ['photoslibrary.googleapis.com', undefined],
      ['photoslibrary.googleapis.com', 'page-1'],
      ['photoslibrary.googleapis.com', 'page-2'],
    ])
    await option(texts, 'token').click()
    // In Chinese, the choice above has the same label.
    const token = field(texts, 'access_token').last()
    await token.fill('empty')
    await button(texts.actions.listAlbums).click()
    await expect.element(page.getByText(texts.status.noAlbums)).toBeVisible()
    await expect.element(page.getByRole('row')).toHaveLength(0)
    for (const [value, kind] of [
      ['old', 'expired'],
      ['narrow', 'scope'],
    ] as const) {
      await token.fill(value)
      await button(texts.actions.listAlbums).click()
      await expect.element(alert()).toHaveTextContent(texts.failures[kind])
    }
  })

  test('[T11] nothing is sent to 123Pan until the visitor says that the login was theirs', async () => {
    const { calls } = playProviders()
    window.arrival = { route: '/tool/123pan/callback.html', parameters: { code: 'abc' } }
    await openTool('123pan-callback', language)
    await expect.element(button(texts.actions.wasMe)).toBeVisible()
    expect(calls).toEqual([])
    await button(texts.actions.wasMe).click()
    expect(await reveal(texts, 'access_token')).not.toBe('')
    expect(calls[0]?.body).toBe('{"code":"abc"}')
  })
})

test.each([
  ['[T4]', 'dropbox', 'api.dropboxapi.com', ''],
  ['[T5]', 'google', 'oauth2.googleapis.com', 'hidden-secret'],
  ['[T8]', 'yandex', 'oauth.yandex.com', ''],
])('%s [T11] at %s, the code of a login becomes tokens', async (_row, service, host, secret) => {
  const { calls, redirect } = playProviders()
  redirect(service, 'allow', { client_id: 'app', client_secret: secret })
  await openTool(`${service}-callback`)
  expect(await reveal(en, 'refresh_token')).not.toBe('')
  expect(calls.map(({ to }) => to)).toEqual([host])
  expect(calls[0]?.body.includes('hidden-secret')).toBe(secret !== '')
  expect(calls[0]?.headers.referer).toBeUndefined()
})

test.each([
  ['deny', 'denied', 0, 'en'],
  ['redirect', 'redirect', 0, 'zh'],
  ['noState', 'noState', 0, 'en'],
  ['wrongState', 'wrongState', 0, 'zh'],
  ['garbledState', 'wrongState', 0, 'en'],
  ['expired', 'expired', 1, 'zh'],
  ['fault', 'server', 1, 'en'],
  ['html', 'html', 1, 'zh'],
  ['rate', 'rate', 1, 'en'],
] as const)('[T9] a login that ends with “%s” says what to do', async (choice, failure, sent, language) => {
  const { calls, redirect } = playProviders()
  redirect('dropbox', choice)
  await openTool('dropbox-callback', language)
  const texts = language === 'en' ? en : zh
  const sentence = texts.failures[failure].replace('{host}', 'api.dropboxapi.com').replace('{status}', '500')
  await expect.element(alert()).toHaveTextContent(sentence)
  expect(calls).toHaveLength(sent)
  expect(sessionStorage.getItem('alist-docs.login')).toBeNull()
})

describe('what others send', () => {
  test('[T10] a hostile description is text: nothing runs or links', async () => {
    const struck = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { calls, redirect } = playProviders()
    redirect('dropbox', 'hostile')
    await openTool('dropbox-callback')
    await expect.element(alert()).toHaveTextContent('<img src=x onerror="alert(1)">')
    await alert().getByText(en.rawAnswer).click()
    await expect.poll(() => alert().element().querySelector('pre')?.checkVisibility()).toBe(true)
    expect(alert().element().querySelector('img, a[href*="evil"]')).toBeNull()
    const text = alert().element().textContent
    expect(text).not.toContain('\u202e')
    expect(text.length).toBeLessThan(5500)
    expect(struck).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  test('[T10] the answer of another provider sends nothing', async () => {
    const { calls, redirect } = playProviders()
    const parameters = redirect('dropbox')
    window.arrival = { route: '/tool/google/callback.html', parameters }
    await openTool('google-callback')
    await expect.element(alert()).toHaveTextContent(en.failures.wrongState)
    expect(calls).toEqual([])
  })

  test('[T10] an answer older than 10 minutes sends nothing', async () => {
    const { calls, redirect } = playProviders()
    redirect('dropbox')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await openTool('dropbox-callback')
    await expect.element(alert()).toHaveTextContent(en.failures.unknownLogin)
    expect(calls).toEqual([])
    expect(sessionStorage.getItem('alist-docs.login')).toBeNull()
  })

  test('[T10] a message of another window changes nothing', async () => {
    const { calls } = playProviders()
    await openTool('google-album')
    await expect.element(button(en.actions.listAlbums)).toBeVisible()
    const before = document.querySelector('main')?.textContent
    const data = { access_token: 'theirs', code: 'theirs', state: 'theirs', type: 'authorization_response' }
    for (const origin of ['https://evil.example', location.origin])
      window.dispatchEvent(new MessageEvent('message', { data, origin }))
    await expect.element(button(en.actions.listAlbums)).toBeVisible()
    expect(document.querySelector('main')?.textContent).toBe(before)
    expect(calls).toEqual([])
  })

  test.each([
    ['a list', '[]'],
    ['other types', '{"refresh_token":{"toString":"x"},"access_token":["x"]}'],
    ['no JSON', 'refresh_token=1'],
  ])('[T9] [T10] a provider that answers with %s gets no result', async (_name, body) => {
    const { redirect } = playProviders()
    redirect('dropbox')
    network.use(http.post('https://api.dropboxapi.com/*', () => new HttpResponse(body)))
    await openTool('dropbox-callback')
    await expect.element(alert()).toHaveTextContent('api.dropboxapi.com')
    await expect.element(page.getByText(en.result.title)).not.toBeInTheDocument()
  })

  test('[T10] a provider cannot redirect a code to another address', async () => {
    const { calls, redirect } = playProviders()
    redirect('dropbox')
    network.use(
      http.post('https://api.dropboxapi.com/*', () => HttpResponse.redirect('https://evil.example/', 307)),
    )
    await openTool('dropbox-callback')
    await expect.element(alert()).toHaveTextContent(/could not be reached/)
    expect(calls).toEqual([])
  })
})

describe('failures', () => {
  test('[T9] without the network, the page says so, offers another try, and shows a command', async () => {
    const { redirect } = playProviders()
    redirect('dropbox')
    disconnect('https://api.dropboxapi.com/*')
    await openTool('dropbox-callback')
    const host = 'api.dropboxapi.com'
    await expect.element(alert()).toHaveTextContent(en.failures.network.replace('{host}', host))
    await expect.element(page.getByText(en.status.ownCommand.replace('{host}', host))).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await button(en.actions.retry).click()
    await expect.element(alert()).toHaveTextContent(en.failures.offline)
    network.use(http.all('https://api.dropboxapi.com/*', () => HttpResponse.json({ refresh_token: 'r' })))
    await button(en.actions.retry).click()
    await expect.element(page.getByText(en.result.title)).toBeVisible()
  })

  test.each([
    ['fault', en.failures.server.replace('{host}', 'api.alistgo.com').replace('{status}', '500')],
    ['html', en.failures.server.replace('{host}', 'api.alistgo.com').replace('{status}', '502')],
    ['rate', en.failures.rate],
  ])('[T9] an API server that answers “%s” brings no QR code', async (client, sentence) => {
    playProviders()
    await openTool('aliyundrive-qr')
    await option(en, 'own').click()
    await field(en, 'client_secret').fill('s')
    await field(en, 'client_id').fill(client)
    await userEvent.keyboard('{Enter}')
    await expect.element(alert()).toHaveTextContent(sentence)
  })

  test('[T9] the QR code expires, is canceled, and is given up after 3 minutes', async () => {
    const { calls } = playProviders()
    await openTool('aliyundrive-qr')
    await option(en, 'own').click()
    await field(en, 'client_secret').fill('s')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const show = async (client: string) => {
      await field(en, 'client_id').fill(client)
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('img')).toBeVisible()
    }
    await show('expired')
    vi.advanceTimersByTime(3000)
    await expect.element(alert()).toHaveTextContent(en.failures.qrExpired)
    await show('slow')
    await button(en.actions.cancel).click()
    await expect.element(page.getByText(en.status.cancelled)).toBeVisible()
    const asked = calls.length
    await vi.advanceTimersByTimeAsync(30_000)
    // Requests arrive in order, so one of the page would come before this one.
    await fetch('https://api.alistgo.com/alist/ali_open/limit')
    expect(calls.slice(asked).map(({ path }) => path)).toEqual(['/alist/ali_open/limit'])
    await show('slow')
    for (let step = 0; step < 62 && !alert().query(); step++) {
      const before = calls.length
      // After the last answer there is no timer any more, and the failure is shown a moment later.
      await expect.poll(() => vi.getTimerCount() > 0 || alert().query() !== null, { interval: 5 }).toBe(true)
      vi.advanceTimersByTime(3000)
      await expect.poll(() => calls.length > before || alert().query() !== null, { interval: 5 }).toBe(true)
    }
    await expect.element(alert()).toHaveTextContent(en.failures.gaveUp)
  })

  test('[T10] no login starts if the browser refuses session storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await openTool('dropbox-login')
    await field(en, 'client_id').fill('app')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert()).toHaveTextContent(en.failures.storage)
  })
})
