import type { Locator, Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

for (const { width, path, lang } of [
  { width: 360, path: '/guide/drivers/s3.html', lang: 'en' },
  { width: 800, path: '/zh/guide/drivers/s3.html', lang: 'zh' },
]) {
  test(
    `[X11] [W2] at ${width} px the rows of a wide table are cards: nothing is scrolled away (${lang})`,
    journey(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      const table = optionsOf(page)
      const row = table.getByRole('row').filter({ hasText: 'sign_url_expire' })
      await row.scrollIntoViewIfNeeded()
      const [name, type, ...others] = await row.getByRole('cell').all()
      for (const cell of [name, type, others.at(-2)])
        await expect(cell as Locator).toBeInViewport({ ratio: 1 })
      // The meaning stands below the name, the shorter facts below it.
      const top = async (cell: Locator | undefined) => (await cell?.boundingBox())?.y ?? 0
      expect(await top(others.at(-2))).toBeGreaterThan(await top(name))
      expect(await top(type)).toBeGreaterThan(await top(others.at(-2)))
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )
}

const optionsOf = (page: Page) => page.locator('.table-scroll').filter({ hasText: 'sign_url_expire' }).first()

/** How wide the column of the meanings is, and how far the table reaches beyond its frame. Pixels. */
const measures = (table: Locator) =>
  table.evaluate((box) => ({
    meaning: box.querySelector('td:nth-child(6)')?.getBoundingClientRect().width ?? 0,
    hidden: box.scrollWidth - box.clientWidth,
  }))

for (const width of [1280, 1440, 1920]) {
  test(`[X11] on a window of ${width} px a table of seven columns takes the room beside the text: nothing scrolls, sentences have lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/guide/drivers/s3.html')
    const table = optionsOf(page)
    await table.scrollIntoViewIfNeeded()
    const { meaning, hidden } = await measures(table)
    expect(hidden).toBe(0)
    expect(meaning).toBeGreaterThan(160)
    // It begins where the text does.
    const text = await page.locator('.prose > p').first().boundingBox()
    expect((await table.boundingBox())?.x).toBe(text?.x)
    // The title of the table of contents stands beside it from 1440 px on.
    const { right } = await table.evaluate((box) => box.getBoundingClientRect().toJSON())
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
    if (width >= 1440) expect(right).toBeLessThan(contents?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
