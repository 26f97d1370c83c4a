import type { Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const table = (page: Page) =>
  page.getByRole('table').filter({ has: page.getByRole('link', { name: '115 Open' }) })
const rows = (page: Page) => page.locator('[role="table"] > tbody > tr')
const filter = (page: Page) => page.getByRole('search', { name: 'Table filter' })
const find = (page: Page) => filter(page).getByRole('searchbox')

/** Opens the overview with an active filter: blocks start near the viewport. */
async function openOverview(page: Page, search = ''): Promise<void> {
  await page.goto(`/guide/drivers/${search}#all-drivers`)
  await expect(titleOf(page)).toHaveText('Storage')
  await expect(filter(page)).toBeVisible()
}

test(
  '[W2] the overview is filtered by text and choices, tells the count, and stays filtered after a look at a page',
  journey(),
  async ({ page }) => {
    await openOverview(page)
    const status = filter(page).getByRole('status')
    await expect(status).toHaveText('98 rows')
    await find(page).fill('天翼')
    await expect(status).toHaveText('2 rows of 98')
    await expect(rows(page).first()).toContainText('189Cloud')

    await find(page).fill('')
    await filter(page)
      .getByRole('button', { name: /^Share link/ })
      .click()
    await filter(page)
      .getByRole('button', { name: /^cookie/ })
      .press('Enter')
    await expect(rows(page)).toHaveCount(3)
    await expect(filter(page).getByRole('button', { name: /^cookie/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'DoubaoShare' }) })
    await expect(row.getByRole('cell', { name: 'no', exact: true })).not.toHaveCount(0)
    expect(new URL(page.url()).searchParams.getAll('drivers')).toEqual(['Share link', 'cookie'])

    await row.getByRole('link', { name: 'DoubaoShare' }).click()
    await expect(titleOf(page)).toHaveText('Doubao New')
    await page.goBack()
    await expect(titleOf(page)).toHaveText('Storage')
    await expect(rows(page)).toHaveCount(3)

    await find(page).fill('no such driver')
    await expect(page.getByText('No row matches all filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).last().click()
    await expect(status).toHaveText('98 rows')
    expect(new URL(page.url()).search).toBe('')
  },
)

test('[W2] choices are one stop of the Tab key each group; arrows, Home and End move inside', async ({
  page,
}) => {
  await openOverview(page, '?drivers=Upload&drivers=gone')
  await expect(filter(page).getByRole('status')).toHaveText('80 rows of 98')
  await find(page).focus()
  await page.keyboard.press('Tab')
  const kinds = filter(page).getByRole('toolbar', { name: 'Kind' }).getByRole('button')
  await expect(kinds.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(kinds.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(kinds.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(kinds.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    filter(page).getByRole('toolbar', { name: 'Region' }).getByRole('button').first(),
  ).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[W2] [X11] each row is a card, nothing is wider than the screen, and it is still a table', async ({
    page,
  }) => {
    await openOverview(page)
    await expect(table(page)).toHaveCount(1)
    const card = page.getByRole('row').filter({ has: page.getByRole('link', { name: '139Yun' }) })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('cell')).toHaveCount(14)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThan(60)
    expect(box?.width).toBeLessThanOrEqual(390)
  })
})
