import { expect, test } from '../support/site.ts'

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
