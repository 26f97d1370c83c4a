import type { Page } from '@playwright/test'
import { expect, test, titleOf } from '../support/site.ts'

/** Boxes of what the navbar shows, and whether the name of the site is cut. */
const navbarOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const brand = header.querySelector('a:has(span)')
    const name = brand?.querySelector('span')
    const icons = [...header.querySelectorAll('button svg')].map((icon) => icon.getBoundingClientRect())
    return {
      // By itself, or by the link it is in.
      isCut: [brand, name].some((part) => !part || part.scrollWidth > part.clientWidth),
      narrowest: Math.min(...icons.filter(({ height }) => height > 0).map(({ width }) => width)),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }
  })

for (const width of [720, 768]) {
  for (const path of ['/faq/', '/zh/faq/']) {
    test(`[N1] at ${width} px the navbar shows the whole name and whole icons: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      const { isCut, narrowest, overflow } = await navbarOf(page)
      expect(isCut).toBe(false)
      expect(narrowest).toBeGreaterThanOrEqual(14)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

for (const width of [768, 1280, 1440]) {
  test(`[P9] the button to the top is beside the text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/guide/drivers/s3.html')
    await expect(titleOf(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1500))
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox()
    const ends = await page
      .locator('.prose')
      .evaluate((prose) =>
        [prose, ...prose.querySelectorAll('.table-scroll')].map((part) => part.getBoundingClientRect().right),
      )
    expect(Math.max(...ends)).toBeLessThanOrEqual(button?.x ?? 0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const path of ['/guide/drivers/', '/zh/guide/drivers/s3.html', '/config/configuration.html']) {
    test(`[P9] back to top covers no text, cell, or tool of a diagram: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      const button = page.getByRole('button', { name: /Back to top|回到顶部/ })
      for (let place = 150; place < 3000; place += 190) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
        await expect(button).toBeInViewport({ ratio: 1 })
        const covered = await button.evaluate((button) => {
          const { right, top, bottom } = button.getBoundingClientRect()
          // Its visible part, without the transparent border.
          const left = right - button.clientWidth
          const points = [left + 0.5, (left + right) / 2, right - 1].flatMap((x) =>
            [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
          )
          return points.flatMap(([x, y]) =>
            document
              .elementsFromPoint(x, y)
              .filter((element) => element.closest('.prose, main nav') && !element.matches('.prose'))
              .map((element) => `${element.localName} ${element.textContent?.slice(0, 30)}`),
          )
        })
        expect(covered, `at ${place} px`).toEqual([])
      }
    })
  }
})

test('[P4] the table of contents follows the reader beyond its own end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/config/configuration.html#cors-keys')
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]')
  await expect(current).toHaveText('CORS keys')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('[B4] the name of the API server is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/guide/drivers/s3.html')
  const select = page.getByRole('navigation', { name: 'Pages of this section' }).getByLabel('API server')
  await expect(select).toBeVisible()
  const room = await select.evaluate((box) => {
    const select = box as HTMLSelectElement
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = getComputedStyle(select).font
    // The arrow takes some of it.
    return select.clientWidth - 40 - pen.measureText(select.selectedOptions[0]?.text ?? '').width
  })
  expect(room).toBeGreaterThan(0)
})
