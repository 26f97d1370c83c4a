import { builtSite } from '../../scripts/static-server.ts'
import { copyBuiltSite, replaceContent, runIndex, writeContent } from '../support/built-copy.ts'
import { builtPages } from '../support/built-pages.ts'
import { savedText, untilSaved } from '../support/offline.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

const isFull = process.env.FULL_MATRIX === '1'

test('[O2] [X3] a kept language opens with the server stopped: its pages, pictures and drawings', async ({
  page,
  context,
}) => {
  test.setTimeout(isFull ? 900_000 : 150_000)
  const site = await startSite(builtSite)
  try {
    await page.goto(`${site.address}/guide/offline.html`)
    const english = page.getByRole('main').getByRole('region', { name: 'English' })
    await expect(english).toContainText(/About \d/)
    await english.getByRole('button', { name: 'Keep English' }).click()
    await expect(english.getByRole('progressbar')).toBeVisible()
    await expect(english).toContainText('Kept on this device', { timeout: 90_000 })
    const marked = page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name: 'Read offline (saved on this device)' })
    await expect(marked).toBeVisible()
    await untilSaved(page, 'content/en/guide/install/docker.md')
  } finally {
    await site.stop()
  }
  await context.setOffline(true)

  const all = await builtPages('en')
  const sample = all.filter((_path, at) => isFull || at % 30 === 0)
  expect(sample.length).toBeGreaterThan(5)
  for (const path of sample) {
    await page.goto(site.address + path)
    await expect(titleOf(page), path).not.toHaveText(/could not be loaded|Page not found/)
    await expect(page.getByRole('main').getByRole('article'), path).toContainText(/\p{L}{2}/u)
  }

  const drawn = { timeout: 20_000 }
  await page.goto(`${site.address}/guide/contribute/markdown.html#mermaid`)
  await expect(page.locator('main figure img').first()).toBeVisible(drawn)
  await page.goto(`${site.address}/guide/contribute/markdown.html#charts`)
  await expect(page.locator('main figure dialog svg').first()).toBeVisible(drawn)
  await page.goto(`${site.address}/guide/contribute/portfolio-demo.html`)
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .not.toContain(false)
})

test('[O2] keeping can be stopped and goes on, ends with words when there is no room, follows changes and can be removed', async ({
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
  })
  const site = await startSite(copy.root)
  const chinese = page.getByRole('main').getByRole('region', { name: '简体中文' })
  const button = (name: string) => chinese.getByRole('button', { name })
  try {
    // The server gives half of the pages and is silent about the rest.
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

test('[X15] on plain http, where nothing can be kept, the page says why and what helps', async ({
  browser,
  site,
}) => {
  // A name that stands for this machine without being `localhost`: to the browser it is any host of a home network.
  const address = site.address.replace('127.0.0.1', 'nas.test')
  const page = await (await browser.newContext({ serviceWorkers: 'allow', locale: 'en-US' })).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${address}/guide/offline.html`)
  await expect(page.getByRole('main')).toContainText(`You are reading over ${address}`)
  expect(
    await page.evaluate(() => [isSecureContext, 'caches' in window, 'serviceWorker' in navigator]),
  ).toEqual([false, false, false])
  await page.goto(`${address}/guide/install/docker.html`)
  await expect(titleOf(page)).toHaveText('Docker')
  expect(errors).toEqual([])
  await page.context().close()
})
