import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const file = '**/content/en/guide/install/desktop.md'
const editor = (page: Page) => page.getByRole('textbox', { name: 'Markdown' })
const result = (page: Page) => page.getByRole('region', { name: 'Preview' })
const correct = (page: Page) => page.getByRole('button', { name: 'Correct it here' })

async function write(page: Page, change: (text: string) => string) {
  const text = await editor(page).inputValue()
  await editor(page).fill(change(text))
}

const withSentence = (text: string) => text.replace('\n\n', '\n\nA corrected sentence.\n\n')

test.describe('a page is corrected where it is read', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test(
      '[X5] the draft is shown, stays after a reload, and the page is as before without it',
      journey(),
      async ({ page }) => {
        await page.goto(address)
        await correct(page).tap()
        await write(page, withSentence)
        await page.getByText('Result', { exact: true }).tap()
        await expect(result(page)).toContainText('A corrected sentence.')
        await page.getByRole('button', { name: 'Back to the page' }).tap()
        await expect(correct(page)).toBeFocused()
        await expect(page.locator('main')).not.toContainText('A corrected sentence.')

        await page.reload()
        await correct(page).tap()
        await expect(page.getByText('You continue the draft on this device.')).toBeVisible()
        await expect(editor(page)).toHaveValue(/A corrected sentence\./)
        await page.getByText('Hand in your changes').tap()
        await expect(page.getByText('en/guide/install/desktop.md').first()).toBeVisible()

        await page.getByRole('button', { name: 'Discard the draft' }).tap()
        await expect(editor(page)).not.toHaveValue(/A corrected sentence\./)
        await page.getByRole('button', { name: 'Undo' }).tap()
        await expect(editor(page)).toHaveValue(/A corrected sentence\./)
      },
    )
  })

  test('the editor loads when it is opened, and not before', async ({ page, site }) => {
    await page.goto(address)
    await expect(correct(page)).toBeVisible()
    const isEditor = (path: string) => /\/(?:page-editor|workbench)-/.test(path)
    expect(site.requests.filter(isEditor)).toEqual([])
    await correct(page).click()
    await expect(editor(page)).toBeVisible()
    expect(site.requests.filter(isEditor)).not.toEqual([])
  })

  test('the site can turn it off', async ({ page }) => {
    await page.route('**/content/site.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), edit: false } })
    })
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
    await expect(correct(page)).toHaveCount(0)
  })

  test('a page that has changed meanwhile is merged, or both versions are shown', async ({ page }) => {
    await page.goto(address)
    await correct(page).click()
    await write(page, (text) => withSentence(text).replace('title: Desktop', 'title: My desktop'))
    await expect(result(page).getByRole('heading', { level: 1 })).toHaveText('My desktop')
    const publish = (change: (text: string) => string) =>
      page.route(file, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      })

    await publish((text) => `${text}\nA new last line.\n`)
    await page.reload()
    await correct(page).click()
    await expect(page.getByText('Its changes were added to your draft.')).toBeVisible()
    await expect(editor(page)).toHaveValue(/My desktop[\s\S]*A corrected sentence\.[\s\S]*A new last line\./)

    await page.unroute(file)
    await publish((text) => text.replace('title: Desktop', 'title: Their desktop'))
    await page.reload()
    await correct(page).click()
    await expect(page.getByText('also in lines that you changed')).toBeVisible()
    await expect(editor(page)).toHaveValue(
      /<<<<<<< your draft\ntitle: My desktop\n=======\ntitle: Their desktop\n>>>>>>> the page now/,
    )
  })

  test('a second tab says that the page is being edited, and takes over when the first one ends', async ({
    page,
    context,
  }) => {
    await page.goto(address)
    await correct(page).click()
    await write(page, withSentence)
    await expect(result(page)).toContainText('A corrected sentence.')
    const other = await context.newPage()
    await other.goto(address)
    await correct(other).click()
    await expect(other.getByText('You are editing this page in another tab.')).toBeVisible()
    await expect(editor(other)).toHaveCount(0)
    await page.close()
    await expect(editor(other)).toHaveValue(/A corrected sentence\./)
  })

  test('drafts of several pages are handed in together', async ({ page }) => {
    await page.goto(address)
    await correct(page).click()
    await write(page, withSentence)
    await expect(result(page)).toContainText('A corrected sentence.')
    await page.goto('/guide/install/docker.html')
    await correct(page).click()
    await write(page, withSentence)
    await expect(page.getByText('Other drafts on this device')).toBeVisible()
    await expect(page.getByRole('link', { name: 'en/guide/install/desktop.md' })).toBeVisible()
    await page.getByText('Hand in your changes').click()
    await expect(page.getByText('2 files')).toBeVisible()
  })

  test('without a network, a page whose text is not there can’t be edited, and a draft can', async ({
    page,
  }) => {
    await page.goto(address)
    await page.route(file, (route) => route.abort())
    await correct(page).click()
    await expect(page.getByText('The text of the page could not be loaded.')).toBeVisible()
    await page.unroute(file)
    await page.getByRole('button', { name: 'Try again' }).click()
    await write(page, withSentence)
    await expect(result(page)).toContainText('A corrected sentence.')
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await page.route(file, (route) => route.abort())
    await correct(page).click()
    await expect(editor(page)).toHaveValue(/A corrected sentence\./)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the editor, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(address)
      await expect(titleOf(page)).toBeVisible()
      await correct(page).click()
      await write(page, (text) => `${text}\n[dead](./nowhere.md)\n`)
      await expect(page.getByRole('list', { name: 'Check' })).toBeVisible()
      expect(await findings(page, 'main')).toEqual([])
    })
  }
})
