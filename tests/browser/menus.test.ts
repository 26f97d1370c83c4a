import { expect, test, titleOf } from '../support/site.ts'

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

test('[N6] a menu of the navbar opens, and closes with the second tap on its button', async ({ page }) => {
  await page.goto('/guide/')
  await expect(titleOf(page)).toBeVisible()
  for (const name of ['Community', 'Language', 'Appearance']) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true })
    for (const expanded of ['true', 'false']) {
      await button.tap()
      await expect(button, name).toHaveAttribute('aria-expanded', expanded)
    }
  }
})
