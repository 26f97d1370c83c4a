import { expect, type Page } from '@playwright/test'

/** Navigates the application to another page, as a link would, if the test is not about loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const { origin } = new URL(page.url())
  await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', origin + path)
}
