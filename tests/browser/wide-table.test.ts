import type { Locator, Page } from '@playwright/test'
import { expect, test, titleOf } from '../support/site.ts'

test('[X11] [W2] on a phone a wide table scrolls by itself, and the names of its rows stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/guide/drivers/s3.html')
  await expect(titleOf(page)).toHaveText('S3 object storage')
  const scroll = page.getByRole('group', { name: 'Table' }).filter({ hasText: 'sign_url_expire' }).first()
  const row = scroll.getByRole('row').filter({ hasText: 'sign_url_expire' })
  const meaning = row.getByRole('cell').nth(5)
  await row.scrollIntoViewIfNeeded()
  // The columns in front of the meaning are scrolled away, as a finger would do it.
  await scroll.evaluate((box) => {
    box.scrollLeft = box.scrollWidth
  })
  await expect(meaning).toBeInViewport({ ratio: 0.9 })
  await expect(row.getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  // Their lines stay with them: borders of a collapsed table would scroll away.
  await expect(row.getByRole('cell').first()).toHaveCSS('border-right-width', '1px')
  await expect(scroll.getByRole('table')).toHaveCSS('border-collapse', 'separate')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

const optionsOf = (page: Page) =>
  page.getByRole('group', { name: 'Table' }).filter({ hasText: 'sign_url_expire' }).first()

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
    // The title of the table of contents stands beside it from 1440 px on.
    const { right } = await table.evaluate((box) => box.getBoundingClientRect().toJSON())
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
    if (width >= 1440) expect(right).toBeLessThan(contents?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('[X11] where the window has no room beside the text, it scrolls by itself behind its first column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/guide/drivers/s3.html')
  const table = optionsOf(page)
  const row = table.getByRole('row').filter({ hasText: 'sign_url_expire' })
  await row.scrollIntoViewIfNeeded()
  await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth
  })
  await expect(row.getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
})
