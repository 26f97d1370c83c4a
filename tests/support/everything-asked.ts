import type { Page } from '@playwright/test'

/** Resolves when the page was painted, and observers of sizes have seen the result. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/**
 * Resolves when everything that the page requests for its current content has been requested: it was painted,
 * and a request sent after that was answered. For tests that check what is not requested.
 *
 * @param frames `no frames` while the page's clock is stopped, because it then paints none
 */
export async function everythingAsked(
  page: Page,
  frames: 'two frames' | 'no frames' = 'two frames',
): Promise<void> {
  if (frames === 'two frames') await twoFrames(page)
  await page.evaluate(() => fetch(document.baseURI, { cache: 'no-store' }).then(() => undefined))
}
