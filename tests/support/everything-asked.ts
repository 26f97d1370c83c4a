import type { Page } from '@playwright/test'

/**
 * Resolves once whatever the page asks for because of what it shows now has been asked: it was painted, and a question that was put behind it
 * has been answered. For tests that say what is not asked.
 *
 * @param frames `no frames` while the page's clock stands: then it paints none
 */
export async function everythingAsked(
  page: Page,
  frames: 'two frames' | 'no frames' = 'two frames',
): Promise<void> {
  if (frames === 'two frames')
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    )
  await page.evaluate(() => fetch(document.baseURI, { cache: 'no-store' }).then(() => undefined))
}
