import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { untilSaved } from '../support/offline.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, test, titleOf } from '../support/site.ts'
import { startTwoDocumentations, type TwoDocumentations } from '../support/two-documentations.ts'

const page = (title: string, words: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n${words}\n\n${'More text about it.\n\n'.repeat(20)}`

const shared = {
  'en/README.md': page('Home', 'Welcome.', 'home: true\n'),
  'en/guide/README.md': page('Guide', 'All guides.'),
  'zh/README.md': page('首页', '欢迎。', 'home: true\n'),
}

let docs: TwoDocumentations

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  docs = await startTwoDocumentations({
    v2: {
      ...shared,
      'en/guide/same.md': page('Same', 'The zebra of the second version.'),
      'en/guide/renamed.md': page('Renamed', 'A new name.', 'redirectFrom: [/guide/former.html]\n'),
      'en/guide/fresh.md': page('Fresh', 'Only here.'),
      'zh/guide/same.md': page('相同', '第二版的文字。'),
    },
    v1: {
      ...shared,
      'en/guide/same.md': page('Same', 'The giraffe of the first version.'),
      'en/guide/former.md': page('Former', 'A former name.'),
      'en/guide/gone.md': page('Gone', 'Only there.'),
      'zh/guide/same.md': page('相同', '第一版的文字。'),
    },
  })
})
test.afterAll(() => docs.stop())
test.beforeEach(() => {
  docs.requests.length = 0
  docs.setFault(undefined)
})

const inOld = () => docs.requests.filter((path) => path.startsWith('/v1/'))
const menuOf = (tab: Page, name: string) => tab.getByRole('banner').getByRole('button', { name })
const versionLink = (tab: Page, label: string) => tab.getByRole('link', { name: new RegExp(`^${label}\\b`) })
const note = (tab: Page, name = 'Old version') => tab.getByRole('complementary', { name })
const canonical = (tab: Page) => tab.locator('link[rel=canonical]')

test.describe('with a mouse and a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test(
    'the menu leads to the same page of another version, which is asked only then',
    journey(),
    async ({ page: tab }) => {
      await tab.goto(`${docs.address}/guide/same.html`)
      const menu = menuOf(tab, 'Version: v2')
      await expect(menu).toBeVisible()
      await expect(canonical(tab)).toHaveAttribute('href', `${docs.address}/guide/same.html`)
      await expect(note(tab)).toHaveCount(0)
      await tab.waitForLoadState('networkidle')
      expect(inOld(), 'nothing on the first load').toEqual([])

      await menu.focus()
      await tab.keyboard.press('Enter')
      const link = versionLink(tab, 'v1')
      await expect(link).toHaveText('v1 no longer maintained')
      await expect(link).toHaveAttribute('href', '/v1/guide/same.html')
      await expect(versionLink(tab, 'v2')).toHaveAttribute('aria-current', 'true')
      // Its list of pages, and the folder in both languages.
      await expect.poll(() => inOld().length).toBe(3)
      expect(await findings(tab)).toEqual([])
      await tab.keyboard.press('ArrowDown')
      await expect(versionLink(tab, 'v2')).toBeFocused()
      await tab.keyboard.press('ArrowDown')
      await expect(link).toBeFocused()
      await tab.keyboard.press('Enter')
      await tab.waitForURL('**/v1/guide/same.html')
      await expect(tab.getByText('The giraffe of the first version.')).toBeVisible()
      await expect(menuOf(tab, 'Version: v1')).toBeVisible()
    },
  )

  test('a page that the other version does not have leads to its home page, and says so', async ({
    page: tab,
  }) => {
    await tab.goto(`${docs.address}/guide/fresh.html`)
    await menuOf(tab, 'Version: v2').click()
    const link = versionLink(tab, 'v1')
    await expect(link).toContainText('Doesn’t have this page. Opens its home page.')
    await expect(link).toHaveAttribute('href', '/v1/')
    await link.click()
    await expect(tab).toHaveURL(`${docs.address}/v1/`)
  })

  test('a renamed page leads to its new address', async ({ page: tab }) => {
    await tab.goto(`${docs.address}/v1/guide/former.html`)
    await menuOf(tab, 'Version: v1').click()
    await expect(versionLink(tab, 'v2')).toHaveAttribute('href', '/guide/renamed.html')
    await expect(canonical(tab)).toHaveAttribute('href', `${docs.address}/guide/renamed.html`)
  })

  test('if the other version cannot be asked, the links lead to the same address', async ({ page: tab }) => {
    docs.setFault((request, response) => {
      const isAsked = request.url === '/v1/manifest.json'
      if (isAsked) response.writeHead(503).end()
      return isAsked
    })
    await tab.goto(`${docs.address}/guide/fresh.html`)
    await menuOf(tab, 'Version: v2').click()
    await expect.poll(() => inOld().length).toBe(1)
    await expect(versionLink(tab, 'v1')).toHaveAttribute('href', '/v1/guide/fresh.html')
    await expect(versionLink(tab, 'v1')).toHaveText('v1 no longer maintained')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu of the page has the versions', journey(), async ({ page: tab }) => {
    await tab.goto(`${docs.address}/zh/guide/same.html`)
    await expect(menuOf(tab, '版本：v2')).toBeHidden()
    await tab.waitForLoadState('networkidle')
    expect(inOld()).toEqual([])
    await tab.getByRole('button', { name: '打开菜单' }).click()
    const drawer = tab.getByRole('dialog', { name: '菜单' })
    await expect(drawer.getByRole('heading', { name: '版本' })).toBeVisible()
    const link = drawer.getByRole('link', { name: /^v1/ })
    await expect(link).toHaveText('v1 不再维护')
    await expect.poll(() => inOld().length).toBeGreaterThan(1)
    expect(await findings(tab)).toEqual([])
    await link.click()
    await tab.waitForURL('**/v1/zh/guide/same.html')
    await expect(tab.getByText('第一版的文字。')).toBeVisible()
    await expect(note(tab, '旧版本')).toHaveText('v1 已不再维护。 查看 v2 的这一页')
    expect(await findings(tab)).toEqual([])
  })
})

test(
  'pages of a version that is not maintained say so without moving, and lead to the current one',
  journey(),
  async ({ page: tab }) => {
    await tab.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await tab.goto(`${docs.address}/v1/guide/same.html`)
    await expect(note(tab)).toHaveText('v1 is no longer maintained. Read this page for v2')
    await expect(note(tab).getByRole('link')).toHaveAttribute('href', '/guide/same.html')
    await expect(canonical(tab)).toHaveAttribute('href', `${docs.address}/guide/same.html`)
    expect(await findings(tab)).toEqual([])
    expect(await tab.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)

    await tab.goto(`${docs.address}/v1/guide/gone.html`)
    await expect(note(tab).getByRole('link')).toHaveText('v2 doesn’t have this page. Go to its home page')
    await expect(note(tab).getByRole('link')).toHaveAttribute('href', '/')
    await expect(canonical(tab)).toHaveAttribute('href', `${docs.address}/v1/guide/gone.html`)
    await note(tab).getByRole('link').click()
    await expect(tab).toHaveURL(`${docs.address}/`)
    await expect(note(tab)).toHaveCount(0)
  },
)

test('search stays inside one version, and so does what is stored for it', async ({ page: tab }) => {
  const box = searchBox(tab)
  for (const [path, own, other] of [
    ['/guide/same.html', 'zebra', 'giraffe'],
    ['/v1/guide/same.html', 'giraffe', 'zebra'],
    ['/guide/same.html', 'zebra', 'giraffe'],
  ] as const) {
    for (const word of [own, `${other} text`]) {
      await tab.goto(docs.address + path)
      await box.search(word)
      await expect(box.rows.filter({ hasText: own })).toHaveCount(word === own ? 1 : 0)
      await expect(box.rows.filter({ hasText: other })).toHaveCount(0)
    }
  }
  const databases = await tab.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name))
  expect(databases.filter((name) => name.endsWith('/v1/'))).toHaveLength(1)
  expect(databases).toHaveLength(2)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('that of the current version answers no address of another one', journey(), async ({ page: tab }) => {
    await tab.goto(`${docs.address}/guide/same.html`)
    await untilSaved(tab, 'content/en/guide/same.md')
    await tab.goto(`${docs.address}/v1/guide/same.html`)
    await expect(tab.getByText('The giraffe of the first version.')).toBeVisible()
    await expect(titleOf(tab)).toHaveText('Same')
    await untilSaved(tab, 'content/en/guide/same.md')
    await expect(tab.getByRole('status').getByRole('button', { name: 'Reload' })).toHaveCount(0)
    await tab.goto(`${docs.address}/guide/same.html`)
    await expect(tab.getByText('The zebra of the second version.')).toBeVisible()
    await tab.reload()
    await expect(tab.getByText('The zebra of the second version.')).toBeVisible()
  })
})
