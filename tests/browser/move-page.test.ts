import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { fieldText } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const file = 'en/guide/install/desktop.md'
const moveForm = (page: Page) => page.getByRole('form', { name: 'Move' })
const deleteForm = (page: Page) => page.getByRole('form', { name: 'Delete' })
const others = (page: Page) => page.getByRole('list', { name: 'Other drafts on this device' })

async function open(page: Page, form: 'Move' | 'Delete'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await page.getByRole('button', { name: form, exact: true }).click()
}

async function move(page: Page, path: string): Promise<void> {
  await moveForm(page).getByLabel('New path').fill(path)
  await moveForm(page).getByRole('button', { name: 'Prepare the move' }).press('Enter')
}

/** Waits until all pages of the site have been read. */
const isPrepared = (form: Locator) => expect(form).toHaveCount(0, { timeout: 60_000 })

/** Opens the list of files to hand in, and returns its rows. */
async function handInRows(page: Page): Promise<readonly string[]> {
  await page.getByText('Hand in your changes').click()
  await page.getByText(/^\d+ files$/).click()
  return page
    .getByRole('listitem')
    .filter({ hasText: /(?:new|changed|deleted)$/ })
    .allInnerTexts()
}

async function patchOf(page: Page): Promise<string> {
  await page.getByText('Patch by email or issue').click()
  await page.getByRole('button', { name: 'Create the patch' }).click()
  return page.locator('pre', { hasText: 'diff --git' }).innerText()
}

test('a page moves in all languages with its links, menus, and a redirect, which stay after a reload and are handed in', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await open(page, 'Move')
  await expect(moveForm(page).getByLabel('New path')).toBeFocused()
  await expect(moveForm(page).getByLabel('New path')).toHaveValue('guide/install/desktop.md')
  await move(page, 'guide/start/desktop-app')
  await isPrepared(moveForm(page))
  await expect(page.getByText(/^The move is prepared in \d+ drafts/)).toBeVisible()
  await expect.poll(() => fieldText(page)).toContain('redirectFrom: /guide/install/desktop.html')
  await expect(others(page)).toContainText('zh/guide/start/desktop-app.md')

  await page.reload()
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await expect.poll(() => fieldText(page)).toContain('redirectFrom: /guide/install/desktop.html')
  const rows = await handInRows(page)
  expect(rows).toContain('en/guide/start/desktop-app.md new')
  expect(rows).toContain('zh/guide/start/desktop-app.md new')
  expect(rows).toContain(`${file} deleted`)
  expect(rows).toContain('en/sidebar.json changed')
  const patch = await patchOf(page)
  expect(patch).toContain(`--- a/public/content/${file}\n+++ /dev/null`)
  expect(patch).toContain('+redirectFrom: /guide/install/desktop.html')
  expect(patch).toMatch(/^\+.*\/guide\/start\/desktop-app\.html/m)

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await move(page, 'guide/install/desktop.md')
  await isPrepared(moveForm(page))
  await expect(page.getByRole('heading', { name: /^Correct / })).toBeVisible()
  await expect(others(page)).toHaveCount(0)
  expect(await fieldText(page)).not.toContain('redirectFrom: /guide/install/desktop.html')
})

test('a page is deleted in all languages, and its readers come to another one; this can be undone and handed in', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await open(page, 'Delete')
  await expect(deleteForm(page).getByLabel('Page for its readers')).toHaveValue('guide/install/README.md')
  await deleteForm(page).getByLabel('Page for its readers').fill('guide/install/script.md')
  await deleteForm(page).getByRole('button', { name: 'Prepare the deletion' }).click()
  await isPrepared(deleteForm(page))
  await expect(page.getByText(/^The deletion of guide\/install\/desktop\.md is prepared/)).toBeVisible()
  await expect.poll(() => fieldText(page)).toContain('/guide/install/desktop.html')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { name: /^Correct “.*[Dd]esktop/ })).toBeVisible()
  await expect(others(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await deleteForm(page).getByLabel('Page for its readers').fill('guide/install/script.md')
  await deleteForm(page).getByRole('button', { name: 'Prepare the deletion' }).click()
  await isPrepared(deleteForm(page))
  await expect(others(page)).toContainText(file)
  const rows = await handInRows(page)
  expect(rows).toContain(`${file} deleted`)
  expect(rows).toContain('zh/guide/install/desktop.md deleted')
  expect(rows).toContain('en/guide/install/script.md changed')
  const patch = await patchOf(page)
  expect(patch).toContain(`--- a/public/content/${file}\n+++ /dev/null`)
  expect(patch).toMatch(/^\+.*redirectFrom/m)

  await page.goto(address)
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await expect(page.getByText(/^This page will be deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the page' }).click()
  await expect.poll(() => fieldText(page)).toContain('title:')
  await expect(others(page)).toHaveCount(0)
})

test('what can’t be moved is said at the field, and without a network or storage nothing changes', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await open(page, 'Move')
  const field = moveForm(page).getByLabel('New path')
  await move(page, 'a b')
  await expect(field).toHaveAccessibleDescription(/Enter a path with folders/)
  await move(page, 'guide/install/docker.md')
  await expect(field).toHaveAccessibleDescription(/There is a page with this path/, { timeout: 60_000 })
  await expect(field).toBeFocused()

  await page.route('**/content/zh/**', (route) => route.abort())
  await move(page, 'guide/new.md')
  await expect(moveForm(page).getByRole('alert')).toContainText('Not all pages could be loaded', {
    timeout: 60_000,
  })
  await page.unroute('**/content/zh/**')

  const other = await context.newPage()
  await other.goto('/zh/guide/install/desktop.html')
  await other.getByRole('button', { name: '在此修改' }).click()
  await expect(other.getByRole('textbox', { name: 'Markdown' })).toBeVisible()
  await move(page, 'guide/new.md')
  await expect(moveForm(page).getByRole('alert')).toContainText(
    'You are editing zh/guide/install/desktop.md in another tab',
    { timeout: 60_000 },
  )
  await other.close()
  // The browser gives up the lock of a closed tab a moment later.
  const isEdited = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.some(({ name }) => name?.startsWith('edit zh/'))
    })
  await expect.poll(isEdited).toBe(false)

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await move(page, 'guide/new.md')
  await expect(moveForm(page).getByRole('alert')).toContainText('This browser can’t store the drafts', {
    timeout: 60_000,
  })
  await expect(field).toHaveValue('guide/new.md')
  await expect(others(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const form of ['Move', 'Delete'] as const)
    test(`the form “${form}” fits, and axe finds nothing`, async ({ page }) => {
      await open(page, form)
      expect(await findings(page, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
})
