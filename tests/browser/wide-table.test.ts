import { expect, test, titleOf } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[X11] [W2] on a phone a wide table scrolls by itself, and the names of its rows stay in sight', async ({
  page,
}) => {
  await page.goto('/guide/drivers/s3.html')
  await expect(titleOf(page)).toHaveText('S3 object storage')
  const scroll = page.getByRole('group', { name: 'Table' }).filter({ hasText: 'sign_url_expire' }).first()
  const row = scroll.getByRole('row').filter({ hasText: 'sign_url_expire' })
  const meaning = row.getByRole('cell').nth(5)
  await row.scrollIntoViewIfNeeded()
  // The columns in front of the meaning are scrolled away, as a finger would do it.
  await scroll.evaluate((box) => {
    box.scrollLeft = box.scrollWidth
  })
  await expect(meaning).toBeInViewport({ ratio: 0.9 })
  await expect(row.getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  // Their lines stay with them: borders of a collapsed table would scroll away.
  await expect(row.getByRole('cell').first()).toHaveCSS('border-right-width', '1px')
  await expect(scroll.getByRole('table')).toHaveCSS('border-collapse', 'separate')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
