import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { answering } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { gone, openOffline, untilSaved } from '../support/offline.ts'
import { expect, test, titleOf } from '../support/site.ts'

test.use({ waitsForApplication: false })

const path = '/guide/drivers/s3.html'
const prepared = '/prepared/en/guide/drivers/s3.json'
const source = '/content/en/guide/drivers/s3.md'
const lie = 'What no page says'

/** Returns the lines of a prepared file as values. */
async function preparedFile(): Promise<readonly [object, object, object]> {
  return JSON.parse(await readFile(join(builtSite, prepared), 'utf8'))
}

/** Records whether a text was ever in the document. */
async function watchFor(page: Page, text: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(wanted)) Reflect.set(window, 'wasShown', true)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, text)
  return () => page.evaluate(() => Reflect.get(window, 'wasShown'))
}

const hasStarted = (page: Page) =>
  expect(page.locator('#app')).toHaveAttribute('data-painted', 'application', { timeout: 20_000 })

test('[X26] the first screen of an indexed page needs no other script', journey(), async ({ page, site }) => {
  site.setFault((request) => /\/assets\/.*\.js/.test(request.url ?? ''))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(titleOf(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeAttached()
  await expect(page.locator('.prose table').first()).toBeVisible()
})

test(
  '[X26] the home page is shown with hero and text in one step, without another script',
  journey(),
  async ({ page, site }) => {
    site.setFault((request) => /\/assets\/.*\.js/.test(request.url ?? ''))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('main').locator('header').getByRole('img')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Find a cloud drive' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Google Drive', exact: true })).toBeAttached()
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeAttached()
    await expect(page.locator('.prose').getByRole('heading').first()).toBeVisible()
  },
)

test(
  'a page that was changed after the last index run shows its own text, never the prepared one',
  journey(),
  async ({ page, site }) => {
    const [key, frame, article] = await preparedFile()
    const first = [['p', 0, lie]]
    site.setFault(
      answering({
        [source]: '# A new title\n\nThe new text.\n',
        [prepared]: [key, { ...frame, title: lie }, { ...article, first, groups: [], parts: 1 }],
      }),
    )
    const wasShown = await watchFor(page, lie)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(titleOf(page)).toHaveText('A new title')
    await expect(page.getByText('The new text.')).toBeVisible()
    await hasStarted(page)
    await expect(page.getByText('The new text.')).toBeVisible()
    expect(await wasShown()).toBeUndefined()
  },
)

test.describe('the next page', () => {
  const next = { text: '/content/en/faq/why.md', prepared: '/prepared/en/faq/why.json' }

  test('is shown without the parser', journey(), async ({ page, site }) => {
    site.setFault((request) => /\/assets\/dialect-/.test(request.url ?? ''))
    await page.goto('/faq/', { waitUntil: 'commit' })
    await hasStarted(page)
    const link = page.getByRole('main').getByRole('link', { name: /Why/ }).first()
    await link.hover()
    await expect.poll(() => site.requests).toContain(next.prepared)
    await link.click()
    await expect(titleOf(page)).toContainText('Why')
    await expect(page.locator('.prose > p').first()).toBeVisible()
    await expect(page.locator('.prose').getByRole('heading').first()).toBeVisible()
    expect(site.requests.filter((path) => path === next.prepared)).toHaveLength(1)
  })

  test('shows its own text if its prepared file was made from another', journey(), async ({ page, site }) => {
    const wasShown = await watchFor(page, lie)
    const [key, frame, article] = JSON.parse(await readFile(join(builtSite, next.prepared), 'utf8'))
    const first = [['p', 0, lie]]
    site.setFault(
      answering({
        [next.text]: '# Why\n\nThe new text.\n',
        [next.prepared]: [key, frame, { ...article, first, groups: [], parts: 1 }],
      }),
    )
    await page.goto('/faq/', { waitUntil: 'commit' })
    await hasStarted(page)
    await page.getByRole('main').getByRole('link', { name: /Why/ }).first().click()
    await expect(page.getByText('The new text.')).toBeVisible()
    expect(await wasShown()).toBeUndefined()
  })
})

test.describe('a return visit', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const { name, changed, shown } of [
    { name: 'shows the saved text from its saved prepared file, without a network', changed: {}, shown: 1 },
    {
      name: 'parses a saved text whose prepared file was made from another',
      changed: { mark: 'other' },
      shown: 0,
    },
  ]) {
    test(name, journey(), async ({ page, site }) => {
      const [key, frame, article] = await preparedFile()
      await page.goto(path)
      await untilSaved(page, source.slice(1))
      await untilSaved(page, prepared.slice(1))
      const first = [['p', 0, lie]]
      await page.evaluate(
        async ({ url, body }) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            if (await cache.match(url)) await cache.put(url, new Response(body))
          }
        },
        {
          url: prepared,
          body: JSON.stringify([{ ...key, ...changed }, frame, { ...article, first, groups: [], parts: 1 }]),
        },
      )
      site.setFault(gone)
      // Another page, because a reload shows all of the text.
      await page.goto('about:blank')
      await openOffline(page, path)
      await hasStarted(page)
      await expect(titleOf(page)).toBeVisible()
      await expect(page.getByText(lie)).toHaveCount(shown)
      if (shown === 0) await expect(page.locator('.prose table').first()).toBeVisible()
    })
  }
})

for (const { name, change } of [
  { name: 'of another version of the program', change: { reader: 'another' } },
  { name: 'with another word for footnotes', change: { footnotes: 'Notes' } },
  { name: 'with an element that pages do not have', change: {}, first: [['script', 0, lie]] },
] as const) {
  test(`a prepared file ${name} is ignored`, journey(), async ({ page, site }) => {
    const [key, frame, article] = await preparedFile()
    const first = name.includes('element')
      ? [
          ['script', 0, lie],
          ['p', 0, lie],
        ]
      : [['p', 0, lie]]
    site.setFault(answering({ [prepared]: [{ ...key, ...change }, frame, { ...article, first }] }))
    const wasShown = await watchFor(page, lie)
    await page.goto(path, { waitUntil: 'commit' })
    await hasStarted(page)
    await expect(page.locator('.prose table').first()).toBeVisible()
    expect(await wasShown()).toBeUndefined()
  })
}

test('a page without its prepared file is parsed', journey(), async ({ page, site }) => {
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/prepared/')) return false
    response.writeHead(404).end()
    return true
  })
  await page.goto(path, { waitUntil: 'commit' })
  await hasStarted(page)
  await expect(page.locator('.prose table').first()).toBeVisible()
})

test(
  'a page whose prepared file never arrives is parsed, also if the address has a section',
  journey(),
  async ({ page, site }) => {
    site.setFault((request) => request.url?.startsWith('/prepared/') === true)
    await page.goto(`${path}#troubleshooting`, { waitUntil: 'commit' })
    await expect(page.locator('#troubleshooting')).toBeInViewport()
  },
)

test('a long page whose parser is lost keeps its beginning, says that the rest is missing, and tries again', async ({
  page,
  site,
}) => {
  site.setFault((request, response) => {
    if (!/\/assets\/(?:dialect|late\/article-worker)-/.test(request.url ?? '')) return false
    response.writeHead(404).end()
    return true
  })
  await page.goto('/guide/api/fs.html', { waitUntil: 'commit' })
  await hasStarted(page)
  const note = page.getByRole('alert')
  await expect(note).toContainText('This part of the page could not be loaded.')
  await expect(page.locator('#list-a-folder')).toBeAttached()
  site.setFault(undefined)
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#upload-as-a-form')).toBeAttached({ timeout: 20_000 })
  await expect(note).toHaveCount(0)
})

test('nothing moves when the application takes over a prepared page', journey(), async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await hasStarted(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005)
})
