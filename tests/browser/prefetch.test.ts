import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

// The worker's saved copy would be returned instead of the server's response.
test.use({ serviceWorkers: 'block' })

const target = '/content/en/faq/why.md'
const asked = (requests: readonly string[], path: string) =>
  requests.filter((request) => request === path).length

test(
  '[L4] resting on a link, focusing it, or reading to the end fetches the next page once',
  journey(),
  async ({ page, site }) => {
    await page.goto('/faq/')
    await expect(titleOf(page)).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: /Why/ }).first()
    await link.hover()
    await expect.poll(() => asked(site.requests, target)).toBe(1)
    await link.focus()
    await link.click()
    await expect(page).toHaveURL(/\/faq\/why\.html$/)
    await expect(titleOf(page)).toContainText('Why')
    expect(asked(site.requests, target)).toBe(1)
  },
)

test('[L4] the next page is prefetched when the reader reaches the links to the neighbors', async ({
  page,
  site,
}) => {
  await page.goto('/faq/why.html')
  await expect(titleOf(page)).toBeVisible()
  const next = page.locator('a[rel="next"]')
  const file = ((await next.getAttribute('href')) ?? '').replace(/\.html$/, '.md')
  expect(asked(site.requests, `/content/en${file}`)).toBe(0)
  await next.scrollIntoViewIfNeeded()
  await expect.poll(() => asked(site.requests, `/content/en${file}`)).toBe(1)
})

test('[L4] nothing is fetched ahead for readers who save data', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/faq/')
  await expect(titleOf(page)).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: /Why/ }).first()
  await link.hover()
  await link.focus()
  expect(asked(site.requests, target)).toBe(0)
  await link.click()
  await expect(titleOf(page)).toContainText('Why')
  expect(asked(site.requests, target)).toBe(1)
})

test('[L4] the titles of neighboring pages are requested in parallel with the text', async ({
  page,
  site,
}) => {
  await page.goto('/faq/')
  await expect(titleOf(page)).toBeVisible()
  let letGo: () => void = () => undefined
  site.setFault((request, response) => {
    if (!request.url?.endsWith('/config/README.md')) return false
    letGo = () => site.serve(request, response)
    return true
  })
  const before = site.requests.length
  await page.getByRole('banner').getByRole('link', { name: 'Config' }).click()
  const shards = () => site.requests.slice(before).filter((path) => path.startsWith('/manifest/'))
  await expect.poll(shards).not.toHaveLength(0)
  await expect(titleOf(page)).toContainText('FAQ')
  letGo()
  await expect(titleOf(page)).toContainText('Configuration')
})
