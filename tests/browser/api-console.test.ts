import type { FrameLocator, Page } from '@playwright/test'
import AxeBuilder from 'axe-core'
import { type ApiStandIn, apiStandIn } from '../../product/tests/api-stand-in.ts'
import { journey } from '../support/journey.ts'
import { gone, savedText, untilSaved } from '../support/offline.ts'
import { expect, test, titleOf } from '../support/site.ts'

const words = {
  en: {
    prefix: '',
    tryIt: 'Try it',
    server: 'Server',
    loginTitle: 'Get a token with a password',
    username: 'Username',
    password: 'Password',
    login: 'Log in',
    loggedIn: 'You are logged in.',
    send: 'Send request',
    close: 'Close',
    confirm: 'Send to ',
    uploading: 'Uploading 50 MB…',
  },
  zh: {
    prefix: '/zh',
    tryIt: '试一试',
    server: '服务器',
    loginTitle: '用密码获取令牌',
    username: '用户名',
    password: '密码',
    login: '登录',
    loggedIn: '已登录',
    send: '发送请求',
    close: '关闭',
    confirm: '发送到 ',
    uploading: '正在上传 50 MB…',
  },
} as const

type Words = (typeof words)['en' | 'zh']

let server: ApiStandIn
test.beforeEach(async () => {
  server = await apiStandIn()
})
test.afterEach(() => server.close())

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="console-frame"]')

/** Opens an endpoint in the console, with the stand-in as the server. */
async function open(page: Page, own: Words, file: string, id: string, address = server.url) {
  const path = `${own.prefix}/guide/api/${file}.html`
  if (new URL(page.url(), 'http://x').pathname !== path) {
    await page.goto(`${path}#${id}`)
    await expect(titleOf(page)).toBeVisible()
  }
  const route = page.locator(`h3[id="${id}"] + div`)
  const heading = await page.locator(`h3[id="${id}"]`).getAttribute('aria-label')
  await route.getByRole('button', { name: own.tryIt }).click()
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading ?? '', { timeout: 20_000 })
  await frame.getByLabel(own.server, { exact: true }).fill(address)
  return frame
}

async function logIn(frame: FrameLocator, own: Words) {
  await frame.getByText(own.loginTitle).click()
  await frame.getByLabel(own.username, { exact: true }).fill('admin')
  await frame.getByLabel(own.password, { exact: true }).first().fill('secret')
  await frame.getByRole('button', { name: own.login, exact: true }).click()
  await expect(frame.getByText(own.loggedIn)).toBeVisible()
}

/** Sends the request, confirms it if the console asks, and waits for the end. */
async function sendIt(frame: FrameLocator, own: Words, code = 200) {
  await frame.getByRole('button', { name: own.send }).click()
  const yes = frame.getByRole('button', { name: own.confirm + server.url })
  const status = frame.locator('.status')
  await expect(yes.or(status)).toBeVisible()
  if (await yes.isVisible()) await yes.click()
  await expect(status).toContainText(String(code))
}

for (const lang of ['en', 'zh'] as const) {
  const own = words[lang]

  test(
    `[X19] [W3] the console logs in, lists, creates, copies with polling, and removes (${lang})`,
    journey(lang === 'en'),
    async ({ page }) => {
      let frame = await open(page, own, 'fs', 'list-a-folder')
      await logIn(frame, own)
      await frame.getByLabel(/^path/).fill('/photos')
      await sendIt(frame, own)
      await expect(frame.locator('[data-output]')).toContainText('readme.txt')
      expect(server.requests.at(-1)).toMatchObject({
        method: 'POST',
        token: 'a-token',
        body: '{"path":"/photos"}',
      })

      frame = await open(page, own, 'fs', 'get-a-file-or-a-folder')
      await frame.getByLabel(/^path/).fill('/photos/readme.txt')
      await sendIt(frame, own)

      frame = await open(page, own, 'fs', 'make-a-folder')
      await frame.getByLabel(/^path/).fill('/photos/new')
      await sendIt(frame, own)

      frame = await open(page, own, 'fs', 'rename')
      await frame.getByLabel(/^path/).fill('/photos/new')
      await frame.getByLabel(/^name/).fill('newer')
      await sendIt(frame, own)

      frame = await open(page, own, 'fs', 'copy')
      await frame.getByLabel(/^src_dir/).fill('/photos')
      await frame.getByLabel(/^dst_dir/).fill('/backup')
      await frame.getByLabel(/^names/).fill('readme.txt\nnewer')
      await sendIt(frame, own)
      expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ names: ['readme.txt', 'newer'] })

      frame = await open(page, own, 'fs', 'remove')
      await frame.getByLabel(/^dir/).fill('/photos')
      await frame.getByLabel(/^names/).fill('newer')
      await frame.getByRole('button', { name: own.send }).click()
      await expect(frame.getByRole('alertdialog')).toContainText(`${server.url}`)
      await expect(frame.getByRole('alertdialog')).toContainText('/api/fs/remove')
      expect(server.requests.at(-1)?.path).toBe('/api/fs/copy')
      await frame.getByRole('button', { name: own.confirm + server.url }).click()
      await expect(frame.locator('.status')).toContainText('200')

      frame = await open(page, own, 'fs', 'add-an-offline-download')
      await frame.getByLabel(/^path/).fill('/downloads')
      await frame.getByLabel(/^urls/).fill('https://example.com/a.iso')
      await frame.getByLabel(/^tool/).fill('SimpleHttp')
      await frame.getByLabel(/^delete_policy/).fill('delete_on_upload_succeed')
      await sendIt(frame, own)

      await page.getByRole('button', { name: own.close, exact: true }).click()
      await expect(page.locator('iframe[src*="console-frame"]')).toHaveCount(0)
    },
  )

  test(`[X19] [W3] the console polls a task, and manages storages and settings (${lang})`, async ({
    page,
  }) => {
    let frame = await open(page, own, 'task', 'get-a-task')
    await logIn(frame, own)
    await frame.getByLabel(/^kind/).selectOption('copy')
    await frame.getByLabel(/^tid/).fill('task-1')
    await sendIt(frame, own)
    await expect(frame.locator('[data-output]')).toContainText('"progress": 50')
    await sendIt(frame, own)
    await expect(frame.locator('[data-output]')).toContainText('"progress": 100')

    frame = await open(page, own, 'admin/storage', 'create-a-storage')
    await logIn(frame, own)
    await frame.getByLabel(/^mount_path/).fill('/new')
    await frame.getByLabel(/^driver/).fill('Local')
    await frame.getByLabel(/^addition/).fill('{}')
    await sendIt(frame, own)
    for (const id of ['disable-a-storage', 'delete-a-storage']) {
      frame = await open(page, own, 'admin/storage', id)
      await frame.getByLabel(/^id/).fill('7')
      await sendIt(frame, own)
    }
    frame = await open(page, own, 'admin/setting', 'list-settings')
    await logIn(frame, own)
    await sendIt(frame, own)
    frame = await open(page, own, 'admin/setting', 'save-settings')
    await sendIt(frame, own)
    expect(server.requests.at(-1)).toMatchObject({ path: '/api/admin/setting/save', token: 'a-token' })
  })

  test(`[X19] [W3] a file of 50 MB is uploaded (${lang})`, async ({ page }) => {
    const frame = await open(page, own, 'fs', 'upload-as-a-stream')
    await logIn(frame, own)
    await frame.getByLabel(/^File-Path/).fill('/photos/海.bin')
    await frame.locator('input[type=file]').setInputFiles({
      name: 'large.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(50_000_000, 1),
    })
    const release = server.holdUploads()
    await frame.getByRole('button', { name: own.send }).click()
    await expect(frame.getByRole('progressbar')).toBeVisible()
    await expect(frame.getByText(own.uploading)).toBeVisible()
    release()
    await expect(frame.locator('.status')).toContainText('200')
    expect(server.uploaded()).toBe(50_000_000)
  })

  test(`[X19] [W3] [X14] axe finds nothing in the console (${lang})`, async ({ page }) => {
    const frame = await open(page, own, 'fs', 'remove')
    await frame.getByLabel(/^dir/).fill('/photos')
    await frame.getByLabel(/^names/).fill('newer')
    await frame.getByRole('button', { name: own.send }).click()
    await expect(frame.getByRole('alertdialog')).toBeVisible()
    const handle = await page.locator('iframe[src*="console-frame"]').elementHandle()
    const inside = await handle?.contentFrame()
    await inside?.evaluate(AxeBuilder.source)
    const result = await inside?.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      const { violations } = await axe.run()
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
    })
    expect(result).toEqual([])
  })
}

const { en } = words

test('[X19] [W3] the console explains wrong tokens, missing permissions, and web pages', async ({ page }) => {
  let frame = await open(page, en, 'fs', 'list-a-folder')
  await sendIt(frame, en, 401)
  await expect(frame.getByText('The token is missing, wrong, or expired.')).toBeVisible()
  frame = await open(page, en, 'fs', 'get-the-real-link')
  await frame.getByLabel(/^path/).fill('/photos/a.jpg')
  await sendIt(frame, en, 403)
  await expect(frame.getByText('This endpoint requires:')).toBeVisible()
  frame = await open(page, en, 'fs', 'list-a-folder', `${server.url}/hostile/html`)
  await sendIt(frame, en)
  await expect(frame.getByText('The server answered with a web page instead of JSON.')).toBeVisible()
  await expect(frame.locator('[data-output]')).toContainText('<script>')
  await expect(frame.locator('[data-output] img')).toHaveCount(0)
})

test('[X19] [W3] a response can be searched and copied, and the history shows it again', async ({ page }) => {
  const frame = await open(page, en, 'fs', 'list-a-folder')
  await logIn(frame, en)
  await sendIt(frame, en)
  const output = frame.locator('[data-output]')
  await frame.getByLabel('Search the response').fill('README')
  await expect(frame.getByText('Matches: 1')).toBeVisible()
  await expect(output.locator('mark[data-current]')).toHaveText('readme')
  await frame.getByLabel('Search the response').fill('"')
  await frame.getByRole('button', { name: 'Next match' }).click()
  const marks = await output.locator('mark').evaluateAll((all) => all.map((one) => 'current' in one.dataset))
  expect(marks.indexOf(true)).toBe(1)

  await frame.getByRole('button', { name: 'Raw', exact: true }).click()
  await frame.getByRole('button', { name: 'Copy response' }).click()
  await expect(frame.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await pasted(page, frame)).toMatch(/^\{"code":200,"message":"success","data":\{/)
  await frame.getByRole('button', { name: 'Copy as curl' }).click()
  expect(await pasted(page, frame)).toContain(`curl -X POST '${server.url}/api/fs/list' \\\n`)

  await open(page, en, 'fs', 'make-a-folder')
  await frame.getByLabel(/^path/).fill('/photos/new')
  await sendIt(frame, en)
  await expect(output).not.toContainText('readme.txt')
  await frame.getByText('History of this visit').click()
  await frame.getByRole('button', { name: '/api/fs/list · 200' }).click()
  await expect(output).toContainText('readme.txt')
})

/** Returns what was copied: pasted into a field, because the console may not read the clipboard. */
async function pasted(page: Page, frame: FrameLocator): Promise<string> {
  await frame.getByText('More headers').first().click()
  const field = frame.getByLabel('More headers')
  await field.fill('')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  const text = await field.inputValue()
  await field.fill('')
  await frame.getByText('More headers').first().click()
  return text
}

test('[X19] [W3] a request that does not finish ends after the time limit, or when the reader stops it', async ({
  page,
}) => {
  const frame = await open(page, en, 'fs', 'list-a-folder', `${server.url}/hostile/silent`)
  await frame.getByText('More headers').first().click()
  await frame.getByLabel('Time limit in seconds').fill('1')
  await frame.getByRole('button', { name: en.send }).click()
  await expect(frame.getByText('The server did not finish within 1 seconds')).toBeVisible()
  await frame.getByText('History of this visit').click()
  await expect(frame.getByRole('button', { name: '/hostile/silent/api/fs/list · no response' })).toBeVisible()
  await frame.getByLabel('Time limit in seconds').fill('60')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(frame.locator('.note')).toHaveText('You canceled the request.')
})

test('[X19] [W3] on a page with HTTPS, the console explains that a server with HTTP is out of reach', async ({
  page,
  site,
}) => {
  await page.route('https://docs.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: site.address + pathname + search }) })
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('https://docs.test/guide/api/fs.html#list-a-folder')
  await expect(titleOf(page)).toBeVisible()
  const frame = await open(page, en, 'fs', 'list-a-folder', 'http://192.0.2.1:5244')
  await frame.getByRole('button', { name: en.send }).click()
  await expect(frame.getByText('This page uses HTTPS, so the browser does not allow')).toBeVisible()
  expect(requests.filter((address) => address.includes('192.0.2.1'))).toEqual([])
})

test('[X19] [W3] without CORS, the console shows the lines of config.json', async ({ page }) => {
  const closed = await apiStandIn({ hasCors: false })
  const frame = await open(page, en, 'fs', 'list-a-folder', closed.url)
  await frame.getByRole('button', { name: en.send }).click()
  await expect(frame.getByText('"allow_origins": ["*"]')).toBeVisible()
  closed.close()
  await frame.getByRole('button', { name: en.send }).click()
  await expect(frame.getByText('The server did not answer.')).toBeVisible()
})

test('[X19] [W3] huge and endless responses are cut, and redirects are not followed', async ({ page }) => {
  for (const kind of ['large', 'endless']) {
    const frame = await open(page, en, 'fs', 'list-a-folder', `${server.url}/hostile/${kind}`)
    await frame.getByRole('button', { name: en.send }).click()
    await expect(frame.getByText('Only the first 2 MB are shown.')).toBeVisible()
  }
  const frame = await open(page, en, 'fs', 'list-a-folder', `${server.url}/hostile/redirect`)
  await frame.getByRole('button', { name: en.send }).click()
  await expect(frame.getByText('The console does not follow redirects')).toBeVisible()
})

test('[X19] [W3] [D10] an upload does not follow a redirect to another server', async ({ page }) => {
  const elsewhere = await apiStandIn()
  const port = new URL(elsewhere.url).port
  for (const id of ['upload-as-a-stream', 'upload-as-a-form']) {
    const frame = await open(page, en, 'fs', id, `${server.url}/hostile/redirect-to-${port}`)
    await frame.getByLabel(/^File-Path/).fill('/secret/plan.txt')
    const secret = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('a secret') }
    await frame.locator('input[type=file]').setInputFiles(secret)
    await frame.getByRole('button', { name: en.send }).click()
    await expect(frame.getByText('The console does not follow redirects')).toBeVisible()
  }
  expect(elsewhere.requests).toEqual([])
  elsewhere.close()
})

for (const kind of ['deep', 'accents', 'message', 'arabic'])
  test(`[X19] [D10] a response that would freeze the console is shown: ${kind}`, async ({ page }) => {
    const frame = await open(page, en, 'fs', 'list-a-folder', `${server.url}/hostile/${kind}`)
    await frame.getByRole('button', { name: en.send }).click()
    await expect(frame.locator('.status')).toContainText('200')
    const inside = await (await page.locator('iframe[src*="console-frame"]').elementHandle())?.contentFrame()
    expect(await inside?.evaluate(() => document.body.innerText.length)).toBeLessThan(500_000)
  })

test(
  '[X19] [W3] the console is isolated: no origin, no storage, and credentials only until it is closed',
  journey(),
  async ({ page, context }) => {
    const frame = await open(page, en, 'fs', 'list-a-folder')
    await logIn(frame, en)
    const inside = await (await page.locator('iframe[src*="console-frame"]').elementHandle())?.contentFrame()
    expect(await inside?.evaluate(() => self.origin)).toBe('null')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    )
    expect(stored).not.toContain('a-token')
    expect(stored).not.toContain('secret')
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const again = await open(page, en, 'fs', 'list-a-folder')
    await expect(again.getByLabel('Token', { exact: true })).toHaveValue('')
  },
)

test('[X19] [W3] [O1] a page loads no part of the console before it is opened', async ({ page, site }) => {
  await page.goto('/guide/api/fs.html')
  await expect(titleOf(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(site.requests.filter((path) => /open-endpoint|console-panel|openapi\.json/.test(path))).toEqual([])
})

test.describe('without the site', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[X19] [W3] [O1] a console that was used before opens from its saved copy, still isolated', async ({
    page,
    site,
  }) => {
    await page.goto('/guide/api/fs.html')
    await untilSaved(page, 'content/en/guide/api/fs.md')
    await open(page, en, 'fs', 'list-a-folder')
    await expect.poll(() => savedText(page, 'openapi.json')).not.toBe('')
    site.setFault(gone)
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    const frame = await open(page, en, 'fs', 'list-a-folder')
    const inside = await (await page.locator('iframe[src*="console-frame"]').elementHandle())?.contentFrame()
    expect(await inside?.evaluate(() => self.origin)).toBe('null')
    await sendIt(frame, en, 401)
  })
})
