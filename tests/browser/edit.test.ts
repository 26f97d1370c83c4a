import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { edit } from '../../src/config/locales/en/edit.ts'
import { handIn } from '../../src/config/locales/en/hand-in.ts'
import { preview } from '../../src/config/locales/en/preview.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { findings } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { fieldText, fillField, markdownField } from '../support/markdown-field.ts'
import { expect, test, titleOf } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const file = '**/content/en/guide/install/desktop.md'
const result = (page: Page) => page.getByRole('region', { name: 'Preview' })
const correct = (page: Page) => page.getByRole('button', { name: 'Correct it here' })

/** What only the scripts of the editor contain: its texts, and the classes of its field. */
const editorTexts = ['cm-content', ...textsIn([edit, handIn, preview])]

/** Returns texts that are long enough to be in one script only. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 11 ? [value] : []
  return Object.values(value as object).flatMap(textsIn)
}

async function write(page: Page, change: (text: string) => string) {
  await fillField(page, change(await fieldText(page)))
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
        await page.getByRole('button', { name: 'Result' }).tap()
        await expect(result(page)).toContainText('A corrected sentence.')
        await page.getByRole('button', { name: 'Back to the page' }).tap()
        await expect(correct(page)).toBeFocused()
        await expect(page.locator('main')).not.toContainText('A corrected sentence.')

        await page.reload()
        await correct(page).tap()
        await expect(page.getByText('You continue the draft on this device.')).toBeVisible()
        await expect.poll(() => fieldText(page)).toMatch(/A corrected sentence\./)
        await page.getByRole('button', { name: 'Hand in', exact: true }).tap()
        await expect(page.getByText('en/guide/install/desktop.md').first()).toBeVisible()
        await expect(page.getByRole('button', { name: /^Copy the text and open/ })).toBeFocused()
        await expect(markdownField(page)).toBeHidden()
        await page.getByRole('button', { name: 'Write', exact: true }).tap()

        await page.getByRole('button', { name: 'Discard the draft' }).tap()
        await expect.poll(() => fieldText(page)).not.toMatch(/A corrected sentence\./)
        await page.getByRole('button', { name: 'Undo', exact: true }).tap()
        await expect.poll(() => fieldText(page)).toMatch(/A corrected sentence\./)
      },
    )
  })

  test('the editor loads when it is opened, and not before', async ({ page, site }) => {
    await page.goto(address)
    await expect(correct(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const isLate = (path: string) => path.includes('/assets/late/')
    const isEditor = (path: string) => /\/(?:page-editor|workbench)-/.test(path)
    const preloaded = await page
      .locator('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect([...site.requests, ...preloaded].filter(isLate)).toEqual([])
    const scripts = site.requests.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const path of scripts) {
      const script = readFileSync(join(builtSite, path), 'utf8')
      expect([path, ...editorTexts.filter((text) => script.includes(text))]).toEqual([path])
    }
    await correct(page).click()
    await expect(markdownField(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Correct “Desktop”' })).toBeFocused()
    expect(site.requests.filter(isEditor)).not.toEqual([])
  })

  test('no address opens the editor, and none prepares a draft', async ({ page }) => {
    const words = 'Prepared by a link.'
    const draft = encodeURIComponent(JSON.stringify({ file: 'en/guide/install/desktop.md', text: words }))
    const query = new URLSearchParams(
      ['edit', 'editor', 'correct', 'draft', 'text', 'body', 'content', 'value', 'markdown', 'file'].map(
        (name) => [name, words],
      ),
    )
    const ends = [
      `?${query}`,
      `#${query}`,
      `?edit#${words}`,
      `?draft=${draft}`,
      `#draft=${draft}`,
      `?edit=1&draft=${draft}`,
    ]
    for (const path of [address, '/guide/contribute/preview.html']) {
      for (const end of ends) {
        await page.goto('about:blank')
        await page.goto(path + end)
        await expect(path === address ? correct(page) : markdownField(page)).toBeVisible()
        await expect(markdownField(page)).toHaveCount(path === address ? 0 : 1)
        await expect(page.getByRole('main')).not.toContainText(words)
      }
    }
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(words)
    await page.goto(`${address}?${query}`)
    await correct(page).click()
    await expect(markdownField(page)).toContainText('title: Desktop')
    expect(await fieldText(page)).not.toContain(words)
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
    await expect
      .poll(() => fieldText(page))
      .toMatch(/My desktop[\s\S]*A corrected sentence\.[\s\S]*A new last line\./)

    await page.unroute(file)
    await publish((text) => text.replace('title: Desktop', 'title: Their desktop'))
    await page.reload()
    await correct(page).click()
    await expect(page.getByText('also in lines that you changed')).toBeVisible()
    await expect
      .poll(() => fieldText(page))
      .toMatch(/<<<<<<< your draft\ntitle: My desktop\n=======\ntitle: Their desktop\n>>>>>>> the page now/)
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
    await expect(markdownField(other)).toHaveCount(0)
    await page.close()
    await expect.poll(() => fieldText(other)).toMatch(/A corrected sentence\./)
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

  test('a menu and a notice are edited like a page, with their links and problems, and handed in together', async ({
    page,
  }) => {
    await page.goto(address)
    await correct(page).click()
    await page.getByRole('button', { name: 'Menus and notices' }).click()
    const list = page.getByRole('group', { name: 'Menus and notices' })
    await list.getByRole('button', { name: 'en/sidebar.json' }).click()
    await expect(page.getByRole('heading', { name: 'Correct “en/sidebar.json”' })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'JSON', exact: true })
    await expect(result(page).getByRole('link', { name: 'Docker', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tip' })).toHaveCount(0)
    await field.press('ControlOrMeta+f')
    await page.getByRole('textbox', { name: 'Find' }).fill('docker.html')
    await page.getByRole('textbox', { name: 'Replace with' }).fill('nowhere.html')
    await page.getByRole('button', { name: 'Replace all' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Check' })).toContainText('nowhere.html')
    expect(await findings(page, 'main')).toEqual([])
    await page.getByRole('textbox', { name: 'Find' }).press('Escape')
    await field.press('ControlOrMeta+z')
    await expect(page.getByRole('list', { name: 'Check' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Menus and notices' }).click()
    await list.getByRole('button', { name: 'en/notices.json' }).click()
    await expect(page.getByRole('heading', { name: 'Correct “en/notices.json”' })).toBeVisible()
    await field.press('ControlOrMeta+a')
    await page.keyboard.insertText('[{ "path": "/guide/", "title": "Soon", "content": "A **new** notice." }]')
    await expect(result(page).getByRole('heading', { name: 'Soon' })).toBeVisible()
    await expect(result(page).getByText('A new notice.')).toBeVisible()
    await field.press('End')
    await page.keyboard.insertText('x')
    await expect(page.getByRole('list', { name: 'Check' })).toContainText('The file is not valid JSON')
    await field.press('Backspace')
    await expect(page.getByRole('list', { name: 'Check' })).toHaveCount(0)

    await page.reload()
    await correct(page).click()
    await page
      .getByRole('list', { name: 'Other drafts on this device' })
      .getByRole('button', { name: 'en/notices.json', exact: true })
      .click()
    await expect(result(page).getByRole('heading', { name: 'Soon' })).toBeVisible()
    await page.getByText('Hand in your changes').click()
    await page.getByText('Patch by email or issue').click()
    await page.getByRole('button', { name: 'Create the patch' }).click()
    await expect(page.locator('pre', { hasText: 'diff --git' })).toContainText('+[{ "path": "/guide/"')
  })

  test('the page in the other language is shown beside the draft, at the same line and with its changes marked', async ({
    page,
  }) => {
    await page.goto(`/zh${address}`)
    await page.getByRole('button', { name: '在此修改' }).click()
    await write(page, (text) => text.replace('\n\n', '\n\n改过的一句。\n\n'))
    await expect(page.getByRole('region', { name: '预览' })).toContainText('改过的一句。')
    await page.goto(address)
    await correct(page).click()
    const other = page.getByRole('textbox', { name: 'Markdown in 简体中文' })
    await page.getByRole('button', { name: '简体中文 beside it' }).click()
    await expect(other).toHaveAttribute('aria-readonly', 'true')
    await expect(page.getByText('Your changes to it are marked.')).toBeVisible()
    await expect(other.locator('.cm-markedLine', { hasText: '改过的一句。' })).toBeVisible()
    await markdownField(page).press('ControlOrMeta+End')
    await expect(other.locator('.cm-markedLine', { hasText: '改过的一句。' })).not.toBeInViewport()
    await page.getByRole('button', { name: '简体中文 beside it' }).click()
    await expect(result(page)).toBeVisible()
    await expect(other).toHaveCount(0)
  })

  test('what changed in the original since a translation was made is marked beside the translation', async ({
    page,
  }) => {
    const original = readFileSync(join(builtSite, 'content/en/guide/install/desktop.md'), 'utf8')
    const lines = original.split('\n')
    const line = lines.findIndex((one, index) => index > lines.indexOf('---', 1) && /^\w/.test(one)) + 1
    const entry = { original: 'en/guide/install/desktop.md', textMark: textMark(original), lines: [line] }
    await page.route('**/history/zh/guide/install/behind.json', (route) =>
      route.fulfill({ json: { 'desktop.md': entry } }),
    )
    await page.route('**/manifest/*.json', async (route) => {
      const response = await route.fetch()
      const shard = await response.json()
      const pages = shard.pages?.map((one: { readonly route: string }) => ({ ...one, behind: true }))
      await route.fulfill({ response, json: { ...shard, ...(pages && { pages }) } })
    })
    await page.goto(`/zh${address}`)
    await page.getByRole('button', { name: '在此修改' }).click()
    await page.getByRole('button', { name: '并排显示 English' }).click()
    await expect(page.getByText('变化的行有标记。')).toBeVisible()
    const other = page.getByRole('textbox', { name: 'English 的 Markdown' })
    await expect(other.locator('.cm-markedLine')).toHaveText(lines[line - 1] ?? '')
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
    await expect.poll(() => fieldText(page)).toMatch(/A corrected sentence\./)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the editor, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(address)
      await expect(titleOf(page)).toBeVisible()
      await correct(page).click()
      await write(page, (text) => `${text}\n[dead](./nowhere.md)\n`)
      await expect(page.getByRole('list', { name: 'Check' })).toBeVisible()
      await expect(result(page)).toContainText('dead')
      expect(await findings(page, 'main')).toEqual([])
    })
  }
})
