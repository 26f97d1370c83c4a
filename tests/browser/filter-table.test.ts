import { expect, test, titleOf } from '../support/site.ts'

test('[W2] the overview of drivers is still filtered after a visit to another page', async ({ page }) => {
  await page.goto('/guide/drivers/?drivers=Share+link#all-drivers')
  const filter = page.getByRole('search', { name: 'Table filter' })
  await filter.getByRole('button', { name: /^cookie/ }).click()
  const rows = page.getByRole('table').filter({ hasText: 'DoubaoShare' }).locator('tbody > tr')
  await expect(rows).toHaveCount(3)
  await rows.getByRole('link', { name: 'DoubaoShare' }).click()
  await expect(titleOf(page)).toHaveText('Doubao New')
  await page.goBack()
  await expect(titleOf(page)).toHaveText('Storage')
  await expect(rows).toHaveCount(3)
})
