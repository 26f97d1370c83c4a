import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { copyBuiltSite, replaceContent, runIndex, writeContent } from '../support/built-copy.ts'
import { builtPages } from '../support/built-pages.ts'
import { journey } from '../support/journey.ts'
import { savedText, untilSaved } from '../support/offline.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

const isFull = process.env.FULL_MATRIX === '1'

/** Loads 200 pages one after the other, on a busy machine. */
const patient = { timeout: 30_000 }

const languages = [
  {
    id: 'en',
    base: '',
    name: 'English',
    keep: 'Keep English',
    kept: 'Kept on this device',
    section: 'Pages of this section',
    marked: 'Read offline (saved on this device)',
    failed: /could not be loaded|Page not found/,
    query: 'GLIBC_2.28',
  },
  {
    id: 'zh',
    base: '/zh',
    name: '简体中文',
    keep: '保存简体中文',
    kept: '已保存在本设备上',
    section: '本节页面',
    marked: '离线阅读 (已保存在本设备上)',
    failed: /加载失败|页面不存在/,
    query: '百度网盘',
  },
] as const

for (const { id, base, name, keep, kept, section, marked, failed, query } of languages) {
  test(`[O2] [X3] a kept site opens without its server, ${name}: pages, images, drawings, search`, async ({
    page,
  }) => {
    test.setTimeout(isFull ? 900_000 : 150_000)
    const site = await startSite(builtSite)
    try {
      await page.goto(`${site.address}${base}/guide/offline.html`)
      const language = page.getByRole('main').getByRole('region', { name })
      await language.getByRole('button', { name: keep }).click()
      await expect(language.getByRole('progressbar')).toBeVisible()
      await expect(language).toContainText(kept, { timeout: 90_000 })
      const sidebar = page.getByRole('navigation', { name: section })
      await expect(sidebar.getByRole('link', { name: marked })).toBeVisible()
      await untilSaved(page, `content/${id}/guide/install/docker.md`)
    } finally {
      await site.stop()
    }
    // Date and authors of a page's last change are part of it.
    expect(await keptPaths(page)).toContain('/history/folders.json')

    const all = await builtPages(id)
    const sample = all.filter((_path, at) => isFull || at % 30 === 0)
    expect(sample.length).toBeGreaterThan(5)
    for (const path of sample) {
      await page.goto(site.address + path)
      await expect(titleOf(page), path).toBeVisible(patient)
      await expect(titleOf(page), path).not.toHaveText(failed)
      await expect(page.getByRole('main').getByRole('article'), path).toContainText(/\p{L}{2}/u)
      await expect.poll(() => brokenPictures(page), path).toEqual([])
    }

    const drawn = { timeout: 20_000 }
    await page.goto(`${site.address}${base}/guide/contribute/markdown.html#mermaid`)
    await expect(page.locator('main figure img').first()).toBeVisible(drawn)
    await page.goto(`${site.address}${base}/guide/contribute/markdown.html#charts`)
    await expect(page.locator('main figure dialog svg').first()).toBeVisible(drawn)
    await expect(page.locator('main math').first()).toBeAttached()

    const box = searchBox(page)
    await box.search(query)
    await expect(box.rows.first().locator('mark').first()).toBeVisible()
    await box.openFirst()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(titleOf(page)).not.toHaveText(failed)
    await expect(page.getByRole('main')).toContainText(query)
  })
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('kept')) ?? ''
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })

/** Returns this site's images in the page that failed to load; those still waiting for scrolling do not count. */
const brokenPictures = (page: Page) =>
  page.locator('main img').evaluateAll((images) => {
    const own = images.filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
    return own
      .filter(({ currentSrc, complete, naturalWidth }) => {
        return currentSrc.startsWith(location.origin) && complete && naturalWidth === 0
      })
      .map(({ currentSrc }) => currentSrc)
  })

test('[O2] keeping can be stopped and continued, reports full storage, follows changes, and can be undone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const copy = await copyBuiltSite()
  const pages = Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [`zh/part/p${at}.md`, `# 第 ${at} 页\n\n${'正文。'.repeat(2000)}`]),
  )
  await replaceContent(copy.root, {
    ...pages,
    'zh/README.md': '# 首页\n\n<KeepSite />',
    'en/README.md': '# Home',
    // No next page, which would be fetched ahead.
    'zh/sidebar.json': '{}',
  })
  const site = await startSite(copy.root)
  const chinese = page.getByRole('main').getByRole('region', { name: '简体中文' })
  const button = (name: string) => chinese.getByRole('button', { name })
  try {
    // The server delivers half of the pages and does not answer requests for the rest.
    let given = 0
    site.setFault((request) => /\/part\/p\d+\.md$/.test(request.url ?? '') && ++given > 12)
    await page.goto(`${site.address}/zh/`)
    await untilSaved(page, 'content/zh/README.md')
    await button('保存简体中文').click()
    await expect(chinese.getByRole('progressbar')).toBeVisible()
    await expect.poll(() => given).toBeGreaterThan(12)
    await button('停止').click()
    await expect(chinese.getByRole('alert')).toContainText('已停止')
    await expect(chinese).toContainText('其中一部分已经保存在本设备上')

    const devTools = await page.context().newCDPSession(page)
    const { usage } = await page.evaluate(() => navigator.storage.estimate())
    const quotaSize = (usage ?? 0) + 20_000
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize })
    site.setFault(undefined)
    await button('继续保存简体中文').click()
    await expect(chinese.getByRole('alert')).toContainText('不再给本站更多空间')
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.address })
    await button('继续保存简体中文').click()
    await expect(chinese).toContainText('已保存在本设备上')
    expect(await savedText(page, 'content/zh/part/p23.md')).toContain('第 23 页')

    await writeContent(copy.root, { 'zh/part/p23.md': '# 第 23 页\n\n新的正文。' })
    await runIndex(copy.root)
    site.requests.length = 0
    await page.reload()
    await expect
      .poll(() => savedText(page, 'content/zh/part/p23.md'), { timeout: 20_000 })
      .toContain('新的正文')
    expect(site.requests.filter((path) => path.includes('/part/'))).toEqual(['/content/zh/part/p23.md'])

    await button('移除简体中文').click()
    await expect(button('保存简体中文')).toBeVisible()
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('kept'))).toEqual([])
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test('[O2] with two tabs, one waits for the other and can be stopped, and removing stops both and deletes everything', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const copy = await copyBuiltSite()
  const pages = Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [`en/part/p${at}.md`, `# Page ${at}`]),
  )
  await replaceContent(copy.root, {
    ...pages,
    'en/README.md': '# Home\n\n<KeepSite />',
    'zh/README.md': '# 首页',
  })
  const site = await startSite(copy.root)
  const other = await context.newPage()
  const english = (tab: Page) => tab.getByRole('main').getByRole('region', { name: 'English' })
  const button = (tab: Page, name: string) => english(tab).getByRole('button', { name })
  const keptFiles = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('kept'))
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return files.flat().map(({ url }) => url)
    })
  try {
    let given = 0
    site.setFault((request) => /\/part\/p\d+\.md$/.test(request.url ?? '') && ++given > 12)
    for (const tab of [page, other]) {
      await tab.goto(`${site.address}/`)
      await untilSaved(tab, 'content/en/README.md')
    }
    await button(page, 'Keep English').click()
    // Twelve requests are answered, and six run in parallel.
    await expect.poll(() => given).toBe(18)
    const asked = site.requests.filter((path) => path.includes('/part/')).length
    await button(other, 'Keep English').click()
    await button(other, 'Stop').click()
    await expect(english(other).getByRole('alert')).toContainText('stopped', { ignoreCase: true })
    expect(site.requests.filter((path) => path.includes('/part/')).length).toBe(asked)

    await button(other, 'Remove').click()
    await expect(english(page).getByRole('progressbar')).toHaveCount(0)
    await expect(button(page, 'Keep English')).toBeVisible()
    await expect.poll(keptFiles).toEqual([])

    site.setFault(undefined)
    await button(page, 'Keep English').click()
    await expect(english(page)).toContainText('Kept on this device')
    await expect(english(other)).toContainText('Kept on this device')
    await button(other, 'Remove').click()
    await expect(button(page, 'Keep English')).toBeVisible()
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test(
  '[X15] on plain HTTP, the page explains why nothing can be kept, and what to do',
  journey(),
  async ({ browser, site }) => {
    // A name for this machine other than `localhost`: the browser treats it as any host on a home network.
    const address = site.address.replace('127.0.0.1', 'nas.test')
    const page = await (await browser.newContext({ serviceWorkers: 'allow', locale: 'en-US' })).newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${address}/guide/offline.html`)
    await expect(page.getByRole('main')).toContainText(`You are using ${address}`)
    expect(
      await page.evaluate(() => [isSecureContext, 'caches' in window, 'serviceWorker' in navigator]),
    ).toEqual([false, false, false])
    await page.goto(`${address}/guide/install/docker.html`)
    await expect(titleOf(page)).toHaveText('Docker')
    expect(errors).toEqual([])
    await page.context().close()
  },
)
