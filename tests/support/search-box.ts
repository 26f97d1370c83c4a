import { expect, type Page } from '@playwright/test'

/** The search box in either language, as a reader works it. */
export function searchBox(page: Page) {
  const dialog = page.getByRole('dialog', { name: /Search the documentation|搜索文档/ })
  const input = dialog.getByRole('searchbox')
  const rows = dialog.getByRole('option')
  return {
    rows,
    /** Opens the box by its key and waits for the answer of this device, made of all texts. */
    search: async (query: string) => {
      await page.keyboard.press('Control+k')
      await input.fill(query)
      await expect(dialog.getByRole('status')).toHaveText(/found on this device|在本设备上找到/, {
        timeout: 20_000,
      })
      await expect(rows.first()).toBeVisible()
    },
    openFirst: () => rows.first().getByRole('link').click(),
  }
}
