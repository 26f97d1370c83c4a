import type { Page } from '@playwright/test'
import { answering, markdown } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const comment = {
  provider: 'giscus',
  repo: 'owner/name',
  repoId: 'R_1',
  category: 'General',
  categoryId: 'DIC_1',
  lightTheme: 'noborder_light',
  darkTheme: 'noborder_dark',
}
const withComments = (more: object = {}) =>
  answering({
    '/content/site.json': { comment: { ...comment, ...more } },
    '/content/en/guide/README.md': markdown([]),
  })

const section = (page: Page) => page.getByRole('region', { name: 'Comments' })
const show = (page: Page) => section(page).getByRole('button', { name: 'Show comments' })
const frame = (page: Page) => page.locator('giscus-widget iframe')
const link = (page: Page) => section(page).getByRole('link', { name: /Open the discussion on GitHub/ })

/** Replaces giscus.app: shows its parameters and sends the first message like the real one. */
async function standIn(page: Page, message: object | undefined = { resizeHeight: 300 }) {
  const asked: URL[] = []
  await page.route('https://giscus.app/**', async (route) => {
    asked.push(new URL(route.request().url()))
    const say = message === undefined ? '' : `parent.postMessage({ giscus: ${JSON.stringify(message)} }, '*')`
    const heard = `addEventListener('message', (e) => { document.querySelector('output').textContent = JSON.stringify(e.data) })`
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><p>A thread</p><output></output><script>${heard};${say}</script>`,
    })
  })
  return asked
}

test(
  '[P7] the service is not used until the reader wants comments, and then gets every option',
  journey(),
  async ({ page, site }) => {
    site.setFault(withComments({ strict: true, reactionsEnabled: false }))
    const asked = await standIn(page)
    await page.goto('/guide/')
    await expect(section(page)).toContainText('Nothing is loaded from there until you ask for it.')
    expect(asked).toEqual([])
    await show(page).press('Enter')
    await expect(section(page).getByRole('heading')).toBeFocused()
    await expect(page.frameLocator('giscus-widget iframe').getByText('A thread')).toBeVisible()
    expect(asked[0]?.pathname).toBe('/en/widget')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      repo: 'owner/name',
      repoId: 'R_1',
      category: 'General',
      categoryId: 'DIC_1',
      term: 'guide/',
      strict: '1',
      reactionsEnabled: '0',
      inputPosition: 'top',
      theme: 'noborder_light',
    })
    await expect(frame(page)).toHaveAttribute('loading', 'lazy')
    await expect(link(page)).toHaveAttribute(
      'href',
      'https://github.com/owner/name/discussions?discussions_q=guide%2F',
    )
  },
)

test('[P7] the reader’s choice to load comments is remembered', async ({ page, site }) => {
  site.setFault(withComments())
  await standIn(page)
  await page.goto('/guide/')
  await show(page).click()
  await expect(link(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('alist-docs.comments'))).toBe('true')
  await page.reload()
  await expect(page.frameLocator('giscus-widget iframe').getByText('A thread')).toBeVisible()
})

test('[P7] comments load only near the viewport; the configuration may let them load by themselves', async ({
  page,
  site,
}) => {
  const long = Array.from({ length: 200 }, () => 'A paragraph.').join('\n\n')
  site.setFault(
    answering({
      '/content/site.json': { comment: { ...comment, load: 'near' } },
      '/content/en/guide/README.md': markdown([], long),
    }),
  )
  const asked = await standIn(page)
  await page.goto('/guide/')
  await expect(titleOf(page)).toBeVisible()
  await expect(section(page)).toBeAttached()
  expect(asked).toEqual([])
  await section(page).scrollIntoViewIfNeeded()
  await expect(frame(page)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
})

test('[P7] colors and language follow the site', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  site.setFault(
    answering({
      '/content/site.json': { comment },
      '/content/en/guide/README.md': markdown([]),
      '/content/zh/guide/README.md': markdown([]),
    }),
  )
  const asked = await standIn(page)
  await page.goto('/guide/')
  await show(page).click()
  await expect(link(page)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  const told = page.frameLocator('giscus-widget iframe').locator('output')
  await expect(told).toContainText('"theme":"noborder_dark"')
  await page.goto('/zh/guide/')
  await expect(page.getByRole('region', { name: '评论' })).toBeVisible()
  await expect.poll(() => asked.at(-1)?.pathname).toBe('/zh-CN/widget')
  expect(asked.at(-1)?.searchParams.get('term')).toBe('zh/guide/')
  expect(asked.at(-1)?.searchParams.get('theme')).toBe('noborder_dark')
})

test('[P7] without an answer for 10 seconds, a link to the discussion appears; a late answer still counts', async ({
  page,
  site,
}) => {
  site.setFault(withComments())
  let answer: (() => void) | undefined
  await page.route('https://giscus.app/**', (route) => {
    answer = () =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>parent.postMessage({giscus:{}},"*")</script>',
      })
  })
  await page.clock.install()
  await page.goto('/guide/')
  await show(page).click()
  await expect.poll(() => answer !== undefined).toBe(true)
  await page.clock.fastForward(9000)
  await expect(link(page)).toHaveCount(0)
  await page.clock.fastForward(1500)
  await expect(section(page).getByRole('status')).toContainText('The comments could not be loaded.')
  await expect(link(page)).toBeVisible()
  await expect(titleOf(page)).toHaveText('Sample')
  answer?.()
  await expect(section(page).getByText('The comments could not be loaded.')).toHaveCount(0)
})

test('[P7] if the service reports an error, a link appears; a missing discussion is not an error', async ({
  page,
  site,
}) => {
  site.setFault(withComments())
  await standIn(page, { error: 'giscus is not installed on this repository' })
  await page.goto('/guide/')
  await show(page).click()
  await expect(section(page).getByText('The comments could not be loaded.')).toBeVisible()
  await expect(link(page)).toBeVisible()
  await standIn(page, { error: 'Discussion not found' })
  await page.reload()
  await expect(frame(page)).toBeVisible()
  await expect(link(page)).toBeVisible()
  await expect(section(page).getByText('The comments could not be loaded.')).toHaveCount(0)
})

test('[P7] [E5] if the part that shows comments cannot be loaded, a link appears', async ({ page, site }) => {
  const base = withComments()
  site.setFault((request, response) => {
    if (!/\/assets\/comments\/discussion-thread/.test(request.url ?? '')) return base(request, response)
    response.writeHead(404).end()
    return true
  })
  await page.goto('/guide/')
  await show(page).click()
  await expect(section(page).getByText('The comments could not be loaded.')).toBeVisible()
  await expect(link(page)).toBeVisible()
})
