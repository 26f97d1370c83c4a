import { expect, type Page } from '@playwright/test'

/** Leads the application to another page, as a link of it would: where the load of a document is not what a test is about. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const { origin } = new URL(page.url())
  await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', origin + path)
}
