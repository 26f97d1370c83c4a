import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { fieldText, fillField, markdownField } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const form = (page: Page) => page.getByRole('form', { name: 'New page' })
const others = (page: Page) => page.getByRole('list', { name: 'Other drafts on this device' })

async function openForm(page: Page): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await page.getByRole('button', { name: 'New page' }).click()
}

async function create(page: Page, path: string): Promise<void> {
  await form(page).getByLabel('Path').fill(path)
  await form(page).getByLabel('Title in English').fill('My NAS')
  await form(page).getByLabel('Title in 简体中文').fill('我的 NAS')
  await form(page).getByRole('button', { name: 'Create the drafts' }).press('Enter')
}

test('a new page gets a draft in each language and its rows in the menus, which stay after a reload and are handed in', async ({
  page,
}) => {
  await openForm(page)
  await expect(form(page).getByLabel('Title in English')).toBeFocused()
  await expect(form(page).getByLabel('Path')).toHaveValue('guide/install/')
  await form(page).getByLabel('Title in English').fill('My new NAS')
  await expect(form(page).getByLabel('Path')).toHaveValue('guide/install/my-new-nas')
  await create(page, 'guide/install/my-nas')
  await expect(page.getByRole('heading', { name: 'New page “My NAS”' })).toBeVisible()
  await expect(page.getByText(/^These drafts were created: en\/guide\/install\/my-nas\.md, /)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Check' })).toContainText('description')
  await expect(markdownField(page)).toBeFocused()
  await page.keyboard.insertText('How to')
  await expect.poll(() => fieldText(page)).toContain('description: How to\n')
  await fillField(page, '---\ntitle: My NAS\ndescription: How to use a NAS.\n---\n\nA first sentence.\n')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('A first sentence.')

  await page.reload()
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await others(page).getByRole('button', { name: 'zh/guide/install/my-nas.md' }).click()
  await expect.poll(() => fieldText(page)).toBe('---\ntitle: 我的 NAS\ndescription: \n---\n\n')
  await fillField(page, '---\ntitle: 我的 NAS\ndescription: 如何使用 NAS。\n---\n\n第一句。\n')
  await others(page).getByRole('button', { name: 'en/guide/install/my-nas.md' }).click()
  await expect.poll(() => fieldText(page)).toContain('A first sentence.')
  await page.getByRole('button', { name: '简体中文 beside it' }).click()
  await expect(page.getByRole('textbox', { name: 'Markdown in 简体中文' })).toContainText('第一句。')

  await page.getByText('Hand in your changes').click()
  await expect(page.getByText('4 files')).toBeVisible()
  await page.getByText('Patch by email or issue').click()
  await page.getByRole('button', { name: 'Create the patch' }).click()
  const patch = page.locator('pre', { hasText: 'diff --git' })
  await expect(patch).toContainText('+basedOn: "')
  await expect(patch).toContainText('+          "link": "my-nas.html"')
  await expect(patch).toContainText('+A first sentence.')
})

test('what is missing or taken is said at its field, and without a network nothing is created', async ({
  page,
}) => {
  await openForm(page)
  const submit = form(page).getByRole('button', { name: 'Create the drafts' })
  await submit.click()
  await expect(form(page).getByLabel('Path')).toHaveAccessibleDescription(/Enter a path with folders/)
  await expect(form(page).getByLabel('Path')).toBeFocused()
  await form(page).getByLabel('Path').fill('guide/install/docker.md')
  await form(page).getByLabel('Title in English').fill('Docker')
  await submit.click()
  await expect(form(page).getByLabel('Title in 简体中文')).toBeFocused()
  await form(page).getByLabel('Title in 简体中文').fill('Docker')
  await submit.click()
  await expect(form(page).getByLabel('Path')).toHaveAccessibleDescription(/There is a page with this path/)

  await page.route('**/content/**/my-nas.md', (route) => route.abort())
  await create(page, 'guide/install/my-nas')
  await expect(form(page).getByRole('alert')).toContainText('The site can’t be reached')
  await expect(others(page)).toHaveCount(0)
  await page.unroute('**/content/**/my-nas.md')
  await submit.click()
  await expect(page.getByRole('heading', { name: 'New page “My NAS”' })).toBeVisible()
})

test('a device that is full creates no draft, and says so', async ({ page }) => {
  await openForm(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await create(page, 'guide/install/my-nas')
  await expect(form(page).getByRole('alert')).toContainText('This browser can’t store the drafts')
  await expect(form(page).getByLabel('Title in English')).toHaveValue('My NAS')
  await expect(others(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a new page is created by touch, its menu change can be discarded, and axe finds nothing', async ({
    page,
  }) => {
    await openForm(page)
    expect(await findings(page, 'main')).toEqual([])
    await create(page, 'guide/install/my-nas')
    await expect(markdownField(page)).toBeVisible()
    await expect(others(page).getByRole('listitem')).toHaveCount(3)
    expect(await findings(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await others(page).getByRole('button', { name: 'Discard the change of zh/sidebar.json' }).tap()
    await expect(others(page).getByRole('listitem')).toHaveCount(2)

    await page.getByRole('button', { name: 'Discard the page' }).tap()
    const question = page.getByRole('form', { name: 'Discard the page' })
    await expect(question).toContainText(
      'en/guide/install/my-nas.md, zh/guide/install/my-nas.md, en/sidebar.json',
    )
    await expect(question.getByRole('button', { name: 'Discard all of it' })).toBeFocused()
    await question.getByRole('button', { name: 'Discard all of it' }).tap()
    await page.getByRole('button', { name: 'Correct it here' }).tap()
    await expect(markdownField(page)).toBeVisible()
    await expect(others(page)).toHaveCount(0)
  })
})
