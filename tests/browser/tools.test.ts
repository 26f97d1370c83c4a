import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, TestDetails } from '@playwright/test'
import { consentChoices } from '../../product/providers/consent.ts'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { type ToolTexts, tools as toolsEn } from '../../src/config/locales/en/tools.ts'
import { tools as toolsZh } from '../../src/config/locales/zh/tools.ts'
import { follow } from '../support/follow.ts'
import { journey } from '../support/journey.ts'
import { choose, type Providers, playProviders, press, typeInto } from '../support/providers.ts'
import { test as base, expect, titleOf } from '../support/site.ts'

/** The tests' page with every provider emulated; console and storage are checked at the end of each test. */
const test = base.extend<{ readonly providers: Providers; readonly noTraces: undefined }>({
  providers: async ({ page }, use) => {
    await use(await playProviders(page))
  },
  noTraces: [
    async ({ page, site }, use) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await use(undefined)
      const stored = page.isClosed()
        ? ''
        : await page
            .evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
            .catch(() => '')
      // Spec T10: whatever a test did, no token is in the console or in storage.
      expect(said.join('\n')).not.toMatch(/-of-stand-in-|hidden-secret/)
      expect(stored).not.toMatch(/-of-stand-in-/)
      // This site's own server must not receive a token or secret either.
      expect(site.requests.join('\n')).not.toMatch(/-of-stand-in-|hidden-secret/)
    },
    { auto: true },
  ],
})

const isFull = process.env.FULL_MATRIX === '1'

const languages: readonly { readonly prefix: string; readonly texts: ToolTexts }[] = [
  { prefix: '', texts: toolsEn },
  { prefix: '/zh', texts: toolsZh },
]

const toolIn = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`)
const button = (page: Page, tool: string, name: string) =>
  toolIn(page, tool).getByRole('button', { name, exact: true })
const field = (page: Page, tool: string, texts: ToolTexts, name: keyof ToolTexts['fields']) =>
  toolIn(page, tool)
    .getByLabel(texts.fields[name].label)
    .and(page.locator(`input[name="${name}"]`))
const option = (page: Page, tool: string, texts: ToolTexts, name: keyof ToolTexts['options']) =>
  toolIn(page, tool).getByRole('radio', { name: texts.options[name] })
const loginButton = (page: Page, tool: string, texts: ToolTexts, service: keyof ToolTexts['services']) =>
  button(page, tool, texts.actions.login.replace('{service}', texts.services[service]))
const consent = (page: Page, choice: keyof typeof consentChoices) =>
  page.getByRole('link', { name: consentChoices[choice], exact: true })

/** Reveals a masked token with the keyboard and returns its text. */
async function revealed(page: Page, tool: string, texts: ToolTexts, name: string): Promise<string> {
  const row = toolIn(page, tool)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
  const code = row.locator('code')
  await expect(code).toHaveText(/^•+$/)
  await press(page, row.getByRole('button', { name: `${texts.actions.reveal} ${name}` }))
  await expect(code).not.toHaveText(/•/)
  return (await code.textContent()) ?? ''
}

/** Returns what is left of a login in the tab's storage; '' for nothing. */
async function keptLogin(page: Page): Promise<string> {
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  return /alist-docs\.login|hidden-secret|good-|my-client/.test(stored) ? stored : ''
}

interface RedirectCase {
  /** The row of the checklist, for the title. */
  readonly row: string
  readonly service: 'dropbox' | 'google' | 'yandex'
  readonly start: string
  readonly exchangedAt: string
  readonly secret: string
}

const straight: readonly RedirectCase[] = [
  {
    row: '[T4]',
    service: 'dropbox',
    start: '/tool/dropbox/request.html',
    exchangedAt: 'api.dropboxapi.com',
    secret: '',
  },
  {
    row: '[T5]',
    service: 'google',
    start: '/tool/google/request.html',
    exchangedAt: 'oauth2.googleapis.com',
    secret: 'hidden-secret',
  },
  {
    row: '[T8]',
    service: 'yandex',
    start: '/tool/yandex/',
    exchangedAt: 'oauth.yandex.com',
    secret: '',
  },
]

for (const [turn, { prefix, texts }] of languages.entries()) {
  test.describe(`by keyboard, in ${prefix || '/en'}`, () => {
    let flows = 0
    /** Defines a test of one flow; the short run covers each in one language, alternating. */
    const it = (title: string, details: TestDetails, body: Parameters<typeof test>[2]) => {
      if (isFull || flows++ % languages.length === turn) test(title, details, body)
    }

    for (const { row, service, start, exchangedAt, secret } of straight) {
      it(
        `${row} [T9] [T11] ${service} leads from the request to the token`,
        journey(service === 'google'),
        async ({ page, providers, site }) => {
          await page.goto(prefix + start)
          const login = `${service}-login`
          await typeInto(page, field(page, login, texts, 'client_id'), ' my-client ')
          if (secret) await typeInto(page, field(page, login, texts, 'client_secret'), secret)
          await expect(toolIn(page, login)).toContainText(exchangedAt)
          expect(providers.calls).toEqual([])
          await press(page, loginButton(page, login, texts, service))
          await press(page, consent(page, 'allow'))

          await expect(page).toHaveURL(`${prefix}/tool/${service}/callback.html`)
          const callback = `${service}-callback`
          await expect(toolIn(page, callback)).toContainText(texts.result.title)
          expect(await revealed(page, callback, texts, 'refresh_token')).toMatch(/^refresh-of-stand-in-/)

          const [authorize] = providers.calls
          expect(authorize?.url).not.toContain('hidden-secret')
          expect(authorize?.query).toMatchObject({
            client_id: 'my-client',
            redirect_uri: `${site.address}/tool/${service}/callback.html`,
            response_type: 'code',
            code_challenge_method: 'S256',
          })
          expect(authorize?.query.state).toMatch(/^(?:zh\.)?[\w-]{43}$/)
          expect(authorize?.headers.referer).toBeUndefined()
          const exchanges = providers.exchanges()
          expect(exchanges.map(({ to }) => to)).toEqual([exchangedAt])
          expect(exchanges[0]?.headers.referer).toBeUndefined()
          expect(exchanges[0]?.body.includes('hidden-secret')).toBe(secret !== '')
          // No later request to the site's own server contains the address of this page.
          expect(await keptLogin(page)).toBe('')
          expect(await page.evaluate(() => history.state && JSON.stringify(history.state))).not.toMatch(
            /good-/,
          )
        },
      )
    }

    it(
      '[T6] [T9] [T11] OneDrive gets a command with the verifier, then the site id with its token',
      journey(),
      async ({ page, providers }) => {
        await page.goto(`${prefix}/tool/onedrive/request.html`)
        await choose(page, option(page, 'onedrive-login', texts, 'cn'))
        await expect(
          toolIn(page, 'onedrive-login').getByRole('link', { name: /portal\.azure\.cn/ }),
        ).toBeVisible()
        await typeInto(page, field(page, 'onedrive-login', texts, 'client_id'), 'app')
        await press(page, loginButton(page, 'onedrive-login', texts, 'onedrive'))
        await expect(page.getByRole('heading', { name: 'login.chinacloudapi.cn' })).toBeVisible()
        await press(page, consent(page, 'allow'))
        const tool = toolIn(page, 'onedrive-callback')
        const command = (await tool.locator('pre code').textContent()) ?? ''
        expect(command).toContain('https://login.chinacloudapi.cn/common/oauth2/v2.0/token')
        expect(providers.exchanges()).toEqual([])
        expect(providers.run(command, 'wrong')).toMatchObject({ error: 'invalid_client' })

        await page.goto(`${prefix}/tool/onedrive/request.html`)
        await typeInto(page, field(page, 'onedrive-login', texts, 'client_id'), 'app')
        await press(page, loginButton(page, 'onedrive-login', texts, 'onedrive'))
        await press(page, consent(page, 'allow'))
        const tokens = providers.run((await tool.locator('pre code').textContent()) ?? '', 's3cret~.x')
        expect(tokens).toMatchObject({ refresh_token: expect.stringMatching(/^refresh-of/) })

        await typeInto(
          page,
          field(page, 'onedrive-callback', texts, 'site_url'),
          'https://example.sharepoint.com/sites/team/x',
        )
        await typeInto(
          page,
          field(page, 'onedrive-callback', texts, 'access_token'),
          String(tokens.access_token),
        )
        await press(page, button(page, 'onedrive-callback', texts.actions.siteId))
        await expect(tool).toContainText('example.sharepoint.com,11111111-2222-3333,44444444-5555-6666')
        expect(providers.exchanges().map(({ to, path }) => to + path)).toEqual([
          'graph.microsoft.com/v1.0/sites/example.sharepoint.com:/sites/team',
        ])
      },
    )

    it('[T6] [T11] OneDrive goes through the API server, as the page explains before', {}, async ({
      page,
      providers,
    }) => {
      await page.goto(`${prefix}/tool/onedrive/request.html`)
      await choose(page, option(page, 'onedrive-login', texts, 'us'))
      await typeInto(page, field(page, 'onedrive-login', texts, 'client_id'), 'app')
      await choose(page, option(page, 'onedrive-login', texts, 'api'))
      await typeInto(page, field(page, 'onedrive-login', texts, 'client_secret'), 'hidden-secret')
      await expect(toolIn(page, 'onedrive-login')).toContainText(
        texts.where.pageLater.replace('{host}', 'api.alistgo.com'),
      )
      await press(page, loginButton(page, 'onedrive-login', texts, 'onedrive'))
      await press(page, consent(page, 'allow'))
      expect(await revealed(page, 'onedrive-callback', texts, 'refresh_token')).toMatch(/^refresh-of/)
      const [exchange, ...others] = providers.exchanges()
      expect(others).toEqual([])
      expect(exchange?.to).toBe('api.alistgo.com')
      const { client } = JSON.parse(exchange?.body ?? '{}') as { client: string }
      expect(Buffer.from(client, 'base64').toString()).toBe('app::hidden-secret::us')
    })

    it('[T2] [T11] a login at Aliyundrive with a client of one’s own works by command and by API server', {}, async ({
      page,
      providers,
    }) => {
      await page.goto(`${prefix}/tool/aliyundrive/request.html`)
      await typeInto(page, field(page, 'aliyundrive-login', texts, 'client_id'), 'app')
      await press(page, loginButton(page, 'aliyundrive-login', texts, 'aliyundrive'))
      await press(page, consent(page, 'allow'))
      const command = (await toolIn(page, 'aliyundrive-callback').locator('pre code').textContent()) ?? ''
      expect(providers.exchanges()).toEqual([])
      expect(providers.run(command, 'mine')).toHaveProperty('refresh_token')

      await page.goto(`${prefix}/tool/aliyundrive/request.html`)
      await typeInto(page, field(page, 'aliyundrive-login', texts, 'client_id'), 'app')
      await choose(page, option(page, 'aliyundrive-login', texts, 'api'))
      await typeInto(page, field(page, 'aliyundrive-login', texts, 'client_secret'), 'hidden-secret')
      await press(page, loginButton(page, 'aliyundrive-login', texts, 'aliyundrive'))
      await press(page, consent(page, 'allow'))
      expect(await revealed(page, 'aliyundrive-callback', texts, 'refresh_token')).toMatch(/^refresh-of/)
      expect(providers.exchanges().map(({ to }) => to)).toEqual(['api.alistgo.com'])
    })
  })
}

test.describe('what others send', () => {
  const begin = async (page: Page) => {
    await page.goto('/tool/dropbox/request.html')
    await typeInto(page, field(page, 'dropbox-login', toolsEn, 'client_id'), 'app')
    await press(page, loginButton(page, 'dropbox-login', toolsEn, 'dropbox'))
    await consent(page, 'allow').waitFor()
  }

  test('[T10] an answer works once: a replay sends nothing', async ({ page, providers }) => {
    await begin(page)
    const address = (await consent(page, 'allow').getAttribute('href')) ?? ''
    await press(page, consent(page, 'allow'))
    await expect(toolIn(page, 'dropbox-callback')).toContainText(toolsEn.result.title)
    await page.goto(address)
    await expect(toolIn(page, 'dropbox-callback').getByRole('alert')).toContainText(
      toolsEn.failures.unknownLogin,
    )
    await expect(page).toHaveURL('/tool/dropbox/callback.html')
    expect(providers.exchanges().length).toBe(1)
    await page.goBack()
    await page.goForward()
    await expect(toolIn(page, 'dropbox-callback')).not.toContainText('-of-stand-in-')
    expect(providers.exchanges().length).toBe(1)
  })
})

test.describe('secrets and tokens', () => {
  test(
    '[T10] they can be copied and downloaded, and are gone when the page is left',
    journey(),
    async ({ page, providers, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/tool/wopan/token.html')
      await typeInto(page, field(page, 'wopan-token', toolsEn, 'phone'), '138')
      await typeInto(page, field(page, 'wopan-token', toolsEn, 'password'), 'hidden-secret')
      await page.keyboard.press('Enter')
      await typeInto(page, field(page, 'wopan-token', toolsEn, 'verify_code'), '123456')
      await page.keyboard.press('Enter')
      await expect(toolIn(page, 'wopan-token')).toContainText(toolsEn.result.title)
      await expect(toolIn(page, 'wopan-token')).not.toContainText('-of-stand-in-')
      await press(page, button(page, 'wopan-token', `${toolsEn.actions.copy} refresh_token`))
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^refresh-of-stand-in-/)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page, button(page, 'wopan-token', toolsEn.actions.download)),
      ])
      expect(download.suggestedFilename()).toBe('wopan-token.json')
      const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, string>
      expect(saved).toMatchObject({ service: 'wopan', refresh_token: copied })
      await page.evaluate(() => navigator.clipboard.writeText(''))

      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Tools', exact: true })
        .click()
      // The address changes before the screen does, and only a page that was really left has dropped its
      // tokens.
      await expect(page).toHaveURL('/tool/')
      await expect(toolIn(page, 'wopan-token')).toHaveCount(0)
      await page.goBack()
      await expect(field(page, 'wopan-token', toolsEn, 'phone')).toHaveValue('')
      await expect(toolIn(page, 'wopan-token')).not.toContainText(toolsEn.result.title)
      expect(providers.calls.every(({ to }) => to === 'api.alistgo.com')).toBe(true)
    },
  )

  test('[T10] pages below /tool/ send no referrer', async ({ page }) => {
    await page.goto('/guide/')
    await expect(titleOf(page)).toBeVisible()
    for (const path of [
      '/tool/',
      '/tool/dropbox/request.html',
      '/zh/tool/yandex/callback.html?code=x&state=y',
    ]) {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      await expect(page.locator('meta[name="referrer"]').last()).toHaveAttribute('content', 'no-referrer')
    }
  })

  test(
    '[T10] the code is gone before the first paint and is in no request of the page',
    journey(),
    async ({ page, site }) => {
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          if (document.querySelector('main')) seen.push(location.href)
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto('/tool/dropbox/callback?code=the-code&state=the-state#access_token=the-token')
      await expect(toolIn(page, 'dropbox-callback').getByRole('alert')).toBeVisible()
      await expect(page).toHaveURL('/tool/dropbox/callback.html')
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter((address) => /the-(?:code|state|token)/.test(address))).toEqual([])
      expect(site.requests.filter((path) => path.includes('the-code')).length).toBe(1)
      expect(await page.evaluate(() => 'arrival' in window)).toBe(false)
    },
  )

  test('[T10] a token in the address of the album tool is removed from it', async ({ page, site }) => {
    await page.goto('/tool/google/album.html?access_token=the-token')
    await expect(page).toHaveURL('/tool/google/album.html')
    await expect(toolIn(page, 'google-album')).toBeVisible()
    expect(site.requests.filter((path) => path.includes('the-token'))).toHaveLength(1)
  })

  test('[T10] the bundle contains no secret', journey(), async () => {
    const folder = join(builtSite, 'assets')
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name))
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    texts.push(await readFile(join(builtSite, 'index.html'), 'utf8'))
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) {
      // A literal of 20 characters or more directly next to the word.
      const beside = text.match(/secret["'`]?\s*[:=,]\s*["'`][\w~.+/=-]{20,}["'`]/gi) ?? []
      expect(beside).toEqual([])
      // Secrets and tokens in the formats of Google, Microsoft, and Dropbox; the client of the published
      // site's Google tool.
      expect(text).not.toMatch(/GOCSPX-[\w-]+|\b\w{3}8Q~[\w~.-]{30,}|\bsl\.[\w-]{60,}|202264815644/)
    }
  })

  test('[T10] the tools name no third-party server: no QR service, no token service', async () => {
    const folder = join(builtSite, 'assets/tools')
    const name = (await readdir(folder)).find((file) => /^page-tool-.*\.js$/.test(file)) ?? ''
    const text = await readFile(join(folder, name), 'utf8')
    const hosts = new Set([...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/g)].map(([, host]) => host))
    const known =
      /^(?:(?:api|www)\.dropbox(?:api)?\.com|(?:accounts|console\.cloud)\.google\.com|(?:oauth2|www|photoslibrary)\.googleapis\.com|oauth\.yandex\.com|(?:openapi|pan)\.baidu\.com|(?:open|www)\.aliyundrive\.com|openapi\.alipan\.com|login\..*|graph\..*|microsoftgraph\..*|portal\..*|example\.sharepoint\.com|react\.dev|www\.w3\.org)$/
    expect([...hosts].filter((host) => !known.test(host ?? ''))).toEqual([])
  })
})

test.describe('API servers', () => {
  test(
    '[B4] [S12] the server is chosen and checked on top of the sidebar of driver pages',
    journey(),
    async ({ page, providers }) => {
      await page.goto('/guide/drivers/dropbox.html')
      const select = page.getByRole('navigation', { name: 'Pages of this section' }).getByLabel('API server')
      await expect(select).toHaveValue('cf')
      await expect(select).toBeInViewport()
      await expect(select.locator('option')).toHaveText([
        'cf · api.alistgo.com',
        'cn (no address configured)',
        'de (no address configured)',
        'local · 127.0.0.1:3002',
      ])
      await expect(select.locator('option[value="cn"]')).toBeDisabled()
      expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBeNull()
      expect(providers.calls).toEqual([])
      await press(page, page.getByRole('button', { name: 'Check', exact: true }))
      await expect(
        page.getByText(/api\.alistgo\.com responded after \d+ ms\. It allows 10 requests/),
      ).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(select).toBeFocused()
      await select.selectOption('local')
      expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBe('local')
      providers.interfere(() => 'abort')
      await press(page, page.getByRole('button', { name: 'Check', exact: true }))
      await expect(page.getByText(/127\.0\.0\.1:3002 does not respond/)).toBeVisible()
      providers.interfere(undefined)

      await page.goto('/zh/tool/115/token.html')
      await expect(toolIn(page, '115-token').getByLabel('API 服务器')).toHaveValue('local')
      await press(page, button(page, '115-token', toolsZh.actions.showQr))
      await expect(toolIn(page, '115-token').getByRole('img')).toBeVisible()
      expect(providers.exchanges().at(-1)?.to).toBe('127.0.0.1:3002')
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toBeVisible()
      await expect(page.getByLabel('API server')).toHaveCount(0)
    },
  )

  test('[S12] on a machine of the home network the server beside the site is reached under the delivered policy', async ({
    page,
    site,
    providers,
  }) => {
    await page.route('http://192.0.2.10:*/**', (route) =>
      new URL(route.request().url()).port === '3002' ? route.fallback() : route.continue(),
    )
    await page.goto(`${site.address.replace('127.0.0.1', '192.0.2.10')}/guide/drivers/dropbox.html`)
    const select = page.getByRole('navigation', { name: 'Pages of this section' }).getByLabel('API server')
    await select.selectOption('local')
    await press(page, page.getByRole('button', { name: 'Check', exact: true }))
    await expect.poll(() => providers.calls.map(({ to }) => to)).toContain('192.0.2.10:3002')
  })

  test('[B4] it is also chosen in the drawer of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/guide/drivers/')
    await page.getByRole('button', { name: 'Show the pages of this section' }).click()
    await expect(page.getByRole('dialog').getByLabel('API server')).toBeInViewport()
  })

  test('[S12] a poisoned choice chooses no host', async ({ page, providers }) => {
    await page.addInitScript(() => localStorage.setItem('api_name', 'https://evil.example'))
    await page.goto('/tool/115/token.html')
    await expect(toolIn(page, '115-token').getByLabel('API server')).toHaveValue('cf')
    await press(page, button(page, '115-token', toolsEn.actions.showQr))
    await expect(toolIn(page, '115-token').getByRole('img')).toBeVisible()
    expect(providers.exchanges().map(({ to }) => to)).toEqual(['api.alistgo.com'])
  })

  test('[S12] [T3] [T4] the tools use a client of the site, and another server of the configuration', async ({
    page,
    providers,
  }) => {
    const config = (values: object) =>
      page.route('**/content/site.json', (route) => route.fulfill({ json: values }))
    await config({ toolClients: { baidu: 'site-client' }, apiServers: { de: 'https://api.alistgo.com/' } })
    await page.goto('/tool/baidu/')
    await expect(option(page, 'baidu-login', toolsEn, 'provided')).toBeChecked()
    await press(page, loginButton(page, 'baidu-login', toolsEn, 'baidu'))
    await press(page, consent(page, 'allow'))
    expect(await revealed(page, 'baidu-callback', toolsEn, 'refresh_token')).toMatch(/^refresh-of/)
    expect(providers.calls[0]?.query.client_id).toBe('site-client')
    expect(providers.exchanges().map(({ to, path }) => to + path)).toEqual([
      'api.alistgo.com/alist/baidu/get_refresh_token',
    ])
  })
})

test.describe('pages', () => {
  const sections = ['115', 'aliyundrive', 'baidu', 'dropbox', 'google', 'onedrive', 'wopan', 'yandex']
  const pages = [
    '115/token',
    '123pan/callback',
    'aliyundrive/request',
    'aliyundrive/callback',
    'baidu/callback',
    'dropbox/request',
    'dropbox/callback',
    'google/album',
    'google/request',
    'google/callback',
    'onedrive/request',
    'onedrive/callback',
    'onedrive/webdav',
    'wopan/token',
    'yandex/callback',
  ]

  test(
    '[T12] [B3] /tool/ and every section have an index, without a sidebar',
    journey(),
    async ({ page }) => {
      test.setTimeout(120_000)
      for (const prefix of ['', '/zh']) {
        for (const path of ['/tool/', ...sections.map((section) => `/tool/${section}/`)]) {
          if (isFull || path === '/tool/') await page.goto(prefix + path)
          else {
            const before = (await titleOf(page).textContent()) ?? ''
            await follow(page, prefix + path)
            await expect(titleOf(page)).not.toHaveText(before)
          }
          await expect(titleOf(page)).not.toHaveText('404')
          await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
          await expect(page.getByRole('navigation', { name: /Pages of this section|本节页面/ })).toHaveCount(
            0,
          )
        }
      }
    },
  )

  test('[T9] every tool page shows its tool in both languages, fits a small screen, and sends no request on its own', async ({
    page,
    providers,
    consoleMessages,
  }) => {
    test.setTimeout(120_000)
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const prefix of ['', '/zh']) {
      for (const path of pages) {
        if (isFull || path === pages[0]) await page.goto(`${prefix}/tool/${path}.html`)
        else await follow(page, `${prefix}/tool/${path}.html`)
        const tool = path.replace('/', '-').replace('request', 'login')
        await expect(toolIn(page, tool)).toBeVisible()
        await page.setViewportSize({ width: 320, height: 700 })
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(needed, prefix + path).toBeLessThanOrEqual(320)
        await page.setViewportSize({ width, height })
      }
    }
    expect(providers.calls).toEqual([])
    expect(consoleMessages.filter((text) => !text.includes('404'))).toEqual([])
  })
})
