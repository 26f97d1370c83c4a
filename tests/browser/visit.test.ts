import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { journey } from '../support/journey.ts'
import { expect, type Site, test, titleOf } from '../support/site.ts'

const key = 'alist-docs.reading'
const remembered = (page: Page) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

/**
 * Moves the stored data into the past, as if the reader had been away, on a file of the site without code
 * that stores anything.
 */
async function waitDays(page: Page, days: number): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([name, back]) => {
      const reading = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...reading, seen: reading.seen - back }))
    },
    [key, days * 24 * 60 * 60_000] as const,
  )
}

const docker = 'en/guide/install/docker.md'

/** Serves a history in which only one page has changed. */
async function changeOnly(site: Site, file: string, updatedTime: string): Promise<void> {
  const text = await readFile(join(builtSite, 'content', file))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const answers: Record<string, unknown> = {
    '/history/folders.json': [folder],
    [`/history/${folder}/history.json`]: {
      [file.slice(folder.length + 1)]: {
        hash,
        textMark: textMark(String(text)),
        updatedTime,
        contributors: [],
      },
    },
  }
  site.setFault((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer === undefined) return false
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    return true
  })
}

test(
  '[X17] a ticked step stays ticked, by mouse and keyboard, each page by itself',
  journey(),
  async ({ page }) => {
    await page.goto('/guide/install/')
    const step = page.getByRole('checkbox', { name: 'You changed the initial password' })
    const other = page.getByRole('checkbox', { name: /^HTTPS/ })
    await step.check()
    await other.focus()
    await page.keyboard.press('Space')
    await expect(other).toBeChecked()
    await other.uncheck()
    await page.reload()
    await expect(step).toBeChecked()
    await expect(other).toBeEnabled()
    await expect(other).not.toBeChecked()
    await page.goto('/zh/guide/install/')
    const chinese = page.getByRole('article').getByRole('checkbox')
    await expect(chinese.first()).toBeEnabled()
    for (const box of await chinese.all()) await expect(box).not.toBeChecked()
  },
)

test('[X17] readers who return after a pause can continue at their last heading; the offer ends with the next page', async ({
  page,
}) => {
  await page.goto('/guide/install/docker.html#first-login')
  await expect.poll(() => remembered(page)).toContain('"id":"first-login"')
  const bar = page.getByText('Welcome back.')
  await page.goto('/')
  await expect(titleOf(page)).toBeVisible()
  // Nothing is shown within a visit. The part that would show it has loaded, because it stores positions.
  await page.goto('/faq/')
  await expect.poll(() => remembered(page)).toContain('"path":"/faq/"')
  await expect(bar).toHaveCount(0)

  await page.goto('/guide/install/docker.html#first-login')
  await expect.poll(() => remembered(page)).toMatch(/"places":\[\{"path":"\/guide\/install\/docker.html"/)
  await waitDays(page, 3)
  await page.goto('/')
  await expect(bar).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Docker – First login' }).click()
  await expect(page).toHaveURL('/guide/install/docker.html#first-login')
  await expect(page.getByRole('heading', { name: 'First login' })).toBeInViewport()
  await expect(bar).toHaveCount(0)
})

test('[X17] changes since the last visit come from this site only, and “forget” removes everything', async ({
  page,
  site,
}) => {
  const day = 24 * 60 * 60_000
  await changeOnly(site, docker, new Date(Date.now() - 2 * day).toISOString())
  await page.goto('/guide/install/')
  await page.getByRole('checkbox', { name: 'You changed the initial password' }).check()
  await page.goto('/faq/')
  await expect.poll(() => remembered(page)).toContain('"path":"/faq/"')
  await waitDays(page, 3)
  await page.goto('/zh/')
  await expect(page.getByText('欢迎回来')).toBeVisible()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('button', { name: 'Since your last visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Since your last visit' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'FAQ' })).toBeVisible()
  const changes = dialog.getByRole('heading', { name: /^Changed since/ }).locator('xpath=..')
  await expect(changes.getByRole('listitem')).toHaveText([/^Docker/])
  await dialog.getByRole('button', { name: /^Clear/ }).click()
  await expect(dialog.getByText('Cleared.')).toBeVisible()
  expect(await remembered(page)).toBe('{"seen":0,"before":0,"places":[]}')
  expect(await page.evaluate(() => localStorage.getItem('alist-docs.ticks'))).toBe('{}')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Appearance' })).toBeFocused()
})

test('[X17] a sentence says that the history cannot be had, and token helpers are never remembered', async ({
  page,
  site,
}) => {
  await page.goto('/tool/dropbox/request.html')
  await page.goto('/faq/')
  await expect.poll(() => remembered(page)).toContain('"path":"/faq/"')
  expect(await remembered(page)).not.toContain('/tool/')
  await waitDays(page, 3)
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/history/')) return false
    response.writeHead(503).end()
    return true
  })
  await page.goto('/zh/')
  await page.getByRole('status').getByRole('button', { name: '查看变化' }).click()
  await expect(page.getByRole('dialog', { name: '上次访问以来' }).getByRole('alert')).toContainText(
    '无法获取变化',
  )
})
