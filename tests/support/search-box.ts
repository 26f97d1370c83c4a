import { expect, type Page } from '@playwright/test'

/** Operates the search box in either language, as a reader does. */
export function searchBox(page: Page) {
  const dialog = page.getByRole('dialog', { name: /Search the documentation|搜索文档/ })
  const input = dialog.getByRole('searchbox')
  const rows = dialog.getByRole('option')
  return {
    dialog,
    rows,
    /** Opens the box with its key and waits for the answer of the complete local index. */
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
