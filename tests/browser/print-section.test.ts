import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, type Site, test, titleOf } from '../support/site.ts'

/** Replaces the browser's print window, which tests cannot see: records what would be printed, and keeps it. */
const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const titles = [...document.querySelectorAll('body > div[inert] h1')].map((title) => title.textContent)
      Object.assign(globalThis, { printed: { name: document.title, titles } })
    }
  })
const printed = (page: Page) =>
  page.evaluate(() => (globalThis as { printed?: { name: string; titles: string[] } }).printed)

const answerFile = (site: Site, path: string, status: number, text: string) =>
  site.setFault((request, response) => {
    if (request.url !== path) return false
    response.writeHead(status, { 'content-type': 'text/markdown' }).end(text)
    return true
  })

/** Some pages of the section, in the order of the sidebar. */
const install = [
  'Install',
  'Install in five minutes',
  'Download',
  'One-click script',
  'Manual installation',
  'Docker',
  'Desktop',
  'PaaS',
  'Build from source',
  'HTTPS with a certificate',
  'Reverse proxy',
]

test(
  '[X13] a section is printed as one document, in the order of the sidebar, formulas drawn',
  journey(),
  async ({ page, site }) => {
    await catchPrint(page)
    answerFile(
      site,
      '/content/en/guide/install/paas.md',
      200,
      '# PaaS\n\n$$\na^2 + b^2\n$$\n\n[Docker](docker.md)\n',
    )
    await page.goto('/guide/install/docker.html')
    const opener = page.getByRole('button', { name: 'Print this section' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Print or save a section' })
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await expect(dialog.getByRole('radio', { name: 'Install' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
    await expect.poll(() => printed(page), { timeout: 20_000 }).toBeDefined()
    const { name, titles = [] } = (await printed(page)) ?? {}
    expect(name).toBe('Install')
    expect(titles.filter((title) => install.includes(title))).toEqual(install)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(dialog).toBeHidden()
    const paas = page.locator('body > div[inert] article:has(> h1:text-is("PaaS"))')
    await expect(paas.locator('math')).toBeVisible()
    await expect(paas.locator('a[href$="/guide/install/docker.html"]')).toBeVisible()
    await page.emulateMedia({ media: null })

    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('body > div[inert]')).toHaveCount(0)
    await expect(page).toHaveTitle(/^Docker/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  },
)

test('[X13] all pages of the guide are printed as one document, which is outside the page until it is complete', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await catchPrint(page)
  await page.goto('/guide/install/docker.html')
  await page.getByRole('button', { name: 'Print this section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print or save a section' })
  await dialog.getByRole('radio', { name: 'Everything in the sidebar' }).check()
  const label = await dialog.locator('label', { hasText: 'Everything in the sidebar' }).textContent()
  const count = Number(/(\d+) pages/.exec(label ?? '')?.[1])
  expect(count).toBeGreaterThan(100)
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  // Far enough to tell a document that grows inside the page, where each added page costs more than the one before.
  await expect(dialog.getByRole('status')).toHaveText(/Preparing: [1-9]\d of/, { timeout: 120_000 })
  await expect(page.locator('body > div[inert]')).toHaveCount(0)
  await expect.poll(async () => (await printed(page))?.titles.length, { timeout: 240_000 }).toBe(count)
  await page.emulateMedia({ media: 'print' })
  const empty = await page
    .locator('body > div[inert] article .prose')
    .evaluateAll(
      (texts) => texts.filter(({ clientHeight, children }) => clientHeight < 10 || !children[0]).length,
    )
  expect(empty).toBe(0)
})

test('[X13] the reader can stop the preparation of a document', async ({ page }) => {
  await catchPrint(page)
  await page.goto('/guide/install/docker.html')
  await page.getByRole('button', { name: 'Print this section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print or save a section' })
  await dialog.getByRole('radio', { name: 'Everything in the sidebar' }).check()
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/Preparing: [1-9]/, { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByRole('status')).toHaveText('')
  await expect(page.locator('body > div[inert]')).toHaveCount(0)
  expect(await printed(page)).toBeUndefined()
})

test('[X13] a section is saved as one Markdown file, with a message about pages that could not be loaded', async ({
  page,
  site,
}) => {
  answerFile(site, '/content/zh/guide/install/paas.md', 503, '')
  await page.goto('/zh/guide/install/docker.html')
  await page.getByRole('button', { name: '打印本章节' }).click()
  const dialog = page.getByRole('dialog', { name: '打印或保存一个章节' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '存为 Markdown' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('install.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^# /)
  expect(text).toContain('\n\n# 反向代理\n\n')
  expect(text).toContain('docker run')
  expect(text).not.toContain('---\ntitle')
  await expect(dialog.getByRole('status')).toContainText('有 1 页没能加载')
})

test('[X13] missing pages are reported without a network; closing the dialog ends the work; a page without a section offers nothing', async ({
  page,
  context,
}) => {
  await catchPrint(page)
  await page.goto('/faq/')
  await page.getByRole('button', { name: 'Print this section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print or save a section' })
  await expect(dialog.getByRole('radio', { name: 'Everything in the sidebar' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body > div[inert]')).toHaveCount(0)
  expect(await printed(page)).toBeUndefined()

  await page.goto('/guide/install/docker.html')
  await page.getByRole('button', { name: 'Print this section' }).click()
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('radio', { name: 'Install' }).check()
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(dialog.getByRole('status')).toContainText('pages could not be loaded')
  expect(await printed(page)).toBeUndefined()
  await dialog.getByRole('button', { name: 'Print without them' }).click()
  await expect.poll(async () => (await printed(page))?.titles, { timeout: 20_000 }).toContain('Docker')
  expect((await printed(page))?.titles.length).toBeLessThan(8)
  await context.setOffline(false)

  await page.goto('/pricing.html')
  await expect(titleOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this section' })).toHaveCount(0)
})

test('if the parser is lost, printing ends and says so', async ({ page, site }) => {
  site.setFault((request, response) => {
    if (!/\/assets\/(?:dialect|late\/article-worker)-/.test(request.url ?? '')) return false
    response.writeHead(404).end()
    return true
  })
  await page.goto('/guide/install/docker.html')
  await page.getByRole('button', { name: 'Print this section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print or save a section' })
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(dialog.getByRole('status')).toContainText('No page could be loaded.')
})
