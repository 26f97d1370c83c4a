import { gone, openOffline, untilSaved } from '../support/offline.ts'
import { expect, test, titleOf } from '../support/site.ts'

test('choices are in the address, open again from it, and reach no server', async ({ page, site }) => {
  await page.goto('/guide/install/proxy-builder.html')
  const domain = page.getByLabel('Domain', { exact: true })
  await expect(domain).toBeVisible()
  await domain.fill('files.example.com')
  await page.getByLabel('Server', { exact: true }).selectOption('caddy')
  await expect(page.getByText('https://files.example.com {')).toBeVisible()
  await expect(page).toHaveURL(/#\?.*domain=files\.example\.com/)

  await page.mouse.wheel(0, 2000)
  await expect(page).toHaveURL(/#\?.*domain=files\.example\.com/)
  await page.reload()
  await expect(page.getByLabel('Domain', { exact: true })).toHaveValue('files.example.com')
  expect(site.requests.filter((path) => path.includes('files.example.com'))).toEqual([])
})

test('a tool that is open works without network, and its password is nowhere', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/guide/mount/builder.html')
  await expect(page.getByLabel('Program')).toBeVisible()
  await context.setOffline(true)
  const before = site.requests.length
  await page.getByLabel('Password (optional)').fill('x7-Kpq-secret')
  await page.getByLabel('Program').selectOption('kodi')
  await expect(page.getByText('davs://YOUR_USER:x7-Kpq-secret@')).toBeVisible()
  await expect(page).toHaveURL(/#\?client=kodi$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(kept).not.toContain('x7-Kpq-secret')
  expect(site.requests.slice(before)).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const file of ['config/editor', 'guide/mount/builder'])
    test(`a visited page with a tool opens and works without network: ${file}`, async ({ page, site }) => {
      test.setTimeout(60_000)
      const tool = page.locator('[data-local-tool]')
      await page.goto(`/${file}.html`)
      await expect(tool.getByRole('textbox').first()).toBeVisible()
      await untilSaved(page, `content/en/${file}.md`)
      // With the worker, so that it saves the parts that the first visit loaded without it.
      await page.reload()
      await expect(tool.getByRole('textbox').first()).toBeVisible()
      site.setFault(gone)
      await openOffline(page)
      const field = tool.getByRole('textbox').first()
      await field.fill(
        file.endsWith('editor') ? '{"scheme": {"http_prot": 5244}}' : 'https://files.example.com',
      )
      await expect(tool).toContainText(
        file.endsWith('editor') ? 'http_port' : 'https://files.example.com/dav/',
      )
    })
})

test('a page without local tools loads none', async ({ page, site }) => {
  await page.goto('/guide/install/docker.html')
  await expect(titleOf(page)).toBeVisible()
  // Parts of the page that load late have come.
  await page.waitForLoadState('networkidle')
  expect(site.requests.filter((path) => /page-local-tool|page-tool-/.test(path))).toEqual([])
})

test('a page with a token tool loads none of these tools, and the other way round', async ({
  page,
  site,
}) => {
  await page.goto('/tool/wopan/token.html')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(site.requests.filter((path) => /page-local-tool/.test(path))).toEqual([])
  site.requests.length = 0
  await page.goto('/guide/advanced/permissions.html')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(site.requests.filter((path) => /page-tool-/.test(path))).toEqual([])
})
