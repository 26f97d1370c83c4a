import { expect, test, titleOf } from '../support/site.ts'

const menus = ['Community', 'Language', 'Appearance']

for (const way of ['click', 'Enter', 'tap'] as const) {
  test.describe(`[N6] a menu of the navbar, by ${way}`, () => {
    test.use({ viewport: { width: 1180, height: 820 }, hasTouch: way === 'tap' })

    test('opens, and closes with the second press of its button', async ({ page }) => {
      await page.goto('/guide/')
      await expect(titleOf(page)).toBeVisible()
      for (const name of menus) {
        const button = page.getByRole('banner').getByRole('button', { name, exact: true })
        const press = () => {
          if (way === 'tap') return button.tap()
          return way === 'click' ? button.click() : button.press('Enter')
        }
        await press()
        await expect(button, name).toHaveAttribute('aria-expanded', 'true')
        await press()
        await expect(button, name).toHaveAttribute('aria-expanded', 'false')
        if (way === 'click') await page.mouse.move(5, 700)
      }
    })
  })
}
