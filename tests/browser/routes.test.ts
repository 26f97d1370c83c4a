import type { Page } from '@playwright/test'
import { locales } from '../../src/locales/locale.ts'
import { builtPages } from '../support/built-pages.ts'
import { expect, test, titleOf } from '../support/site.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const isFull = process.env.FULL_MATRIX === '1'

/**
 * Every page is opened once, from the page before it: English on a desktop, Chinese on a phone. The full matrix opens each on both, and loads
 * the document each time.
 */
const runs = [
  { locale: 'en', size: 'desktop', viewport: desktop },
  { locale: 'zh', size: 'phone', viewport: phone },
  ...(isFull
    ? [
        { locale: 'en', size: 'phone', viewport: phone },
        { locale: 'zh', size: 'desktop', viewport: desktop },
      ]
    : []),
]

/** Leads the application to another page, as a link of it would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const { origin } = new URL(page.url())
  await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', origin + path)
}

for (const { locale: id, size, viewport } of runs) {
  const locale = locales.find((one) => one.id === id)
  if (!locale) throw new Error(`no locale ${id}`)
  test(`[R2] every page opens without a fault: ${locale.lang}, ${size}`, async ({
    page,
    consoleMessages,
    site,
  }) => {
    test.setTimeout(isFull ? 900_000 : 420_000)
    await page.setViewportSize(viewport)
    const paths = await builtPages(locale.id)
    expect(paths.length).toBeGreaterThan(20)
    for (const [index, path] of paths.entries()) {
      if (isFull || index === 0) await page.goto(path)
      else await follow(page, path)
      await expect(titleOf(page), path).not.toBeEmpty()
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale.lang)
      await expect(page.getByRole('main').getByRole('article'), path).toContainText(/\p{L}{2}/u)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${path} is too wide`,
      ).toBe(true)
      expect(consoleMessages, path).toEqual([])
      expect(new URL(page.url()).pathname, 'pages live at their canonical path').toBe(path)
    }
    expect(site.requests.length).toBeGreaterThan(paths.length)
  })
}
