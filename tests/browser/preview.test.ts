import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { fieldText, fillField, markdownField, paste, selectedText } from '../support/markdown-field.ts'
import { gone, untilSaved } from '../support/offline.ts'
import { expect, test, titleOf } from '../support/site.ts'

const isFull = process.env.FULL_MATRIX === '1'
const look = (page: Page) => page.getByRole('region', { name: 'Preview' })
const address = '/guide/contribute/preview.html'

const draft = [
  '---',
  'title: A draft',
  'description: What it is for.',
  '---',
  '',
  '## First',
  '',
  '::: tip Box',
  'A [dead link](./nowhere.md), [a live one](./install/docker.md).',
  ':::',
  '',
  '#### Too deep',
  '',
  '```',
  'no language',
  '```',
].join('\n')

test.describe('[X5] the preview of drafts', () => {
  test(
    'shows the draft as the site would, marks lines with issues, stores the draft on this device, and works offline',
    journey(),
    async ({ page, context, site, consoleMessages }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(address)
      await fillField(page, draft)
      await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('A draft')
      await expect(look(page).locator('aside.callout')).toContainText('Box')
      const issues = page.getByRole('list', { name: 'Check' })
      const summary = page.getByText('3 errors', { exact: true })
      await expect(summary).toBeVisible()
      await expect(markdownField(page)).toHaveAccessibleDescription(/3 errors$/)
      await expect(issues.getByRole('listitem')).toHaveCount(3)
      await expect(issues).toContainText(
        'The link ./nowhere.md points to a page that does not exist (/guide/nowhere.html).',
      )
      const marked = markdownField(page).locator('.cm-lintRange-error')
      await expect(marked).toHaveText([/dead link/, '#### Too deep', '```'])

      await issues.getByRole('button', { name: 'Line 12' }).click()
      await expect(markdownField(page)).toBeFocused()
      expect(await selectedText(page)).toBe('#### Too deep')

      await fillField(page, draft)
      await expect(summary).toBeVisible()
      expect(
        site.requests.filter(
          (path) => path.includes('draft') && !path.includes('draft.md') && !path.startsWith('/assets/'),
        ),
      ).toEqual([])
      await context.setOffline(true)
      await fillField(page, `${draft}\n\n## Written offline\n`)
      await expect(look(page).getByRole('heading', { name: 'Written offline' })).toBeVisible()
      await context.setOffline(false)

      await page.reload()
      await expect.poll(() => fieldText(page)).toMatch(/Written offline/)
      await page.getByRole('button', { name: 'Remove the draft' }).click()
      await expect.poll(() => fieldText(page)).toBe('')
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect.poll(() => fieldText(page)).toMatch(/Written offline/)
      await page.getByRole('button', { name: 'Remove the draft' }).click()
      await expect(page.getByText('Nothing is sent anywhere').last()).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('alist-docs.draft'))).toBe('')
      await page.reload()
      await expect.poll(() => fieldText(page)).toBe('')
      expect(consoleMessages.filter((message) => !message.includes('net::ERR'))).toEqual([])
    },
  )

  test('keeps the last words of an editor who immediately follows a link', async ({ page }) => {
    await page.goto('/guide/contribute/preview.html')
    await fillField(page, 'Kept words')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('alist-docs.draft'))).toContain('Kept')
    await markdownField(page).press('ControlOrMeta+End')
    await markdownField(page).evaluate(paste, ', and the last ones')
    const last = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href]')
      link?.click()
      return link?.href
    })
    await expect(page).toHaveURL(last ?? '')
    await expect(markdownField(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('alist-docs.draft'))).toContain('the last ones')
  })

  test('takes files by choice and by drop, loads a page of the site, and gives the draft back', async ({
    page,
  }) => {
    await page.goto(address)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open a file' }).click()
    await (await chooser).setFiles({
      name: 'chosen.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Chosen'),
    })
    await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('Chosen')
    const file = page.getByRole('textbox', { name: 'Content file' })
    await expect(file).toHaveValue('en/guide/chosen.md')

    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['# Dropped'], 'dropped.md', { type: 'text/markdown' }))
      return transfer
    })
    await markdownField(page).dispatchEvent('dragover', { dataTransfer: data })
    await expect(page.getByText('Drop the file here')).toBeVisible()
    await markdownField(page).dispatchEvent('drop', { dataTransfer: data })
    await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('Dropped')

    await file.fill('en/nowhere')
    await expect(page.getByText('Enter a Markdown file in a language folder')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load from this site' })).toBeDisabled()
    await file.fill('en/guide/install/docker.md')
    await file.press('Enter')
    await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('Docker')
    const source = await readFile('public/content/en/guide/install/docker.md', 'utf8')
    await expect.poll(() => fieldText(page)).toBe(source)
    await expect(page.getByText(/^No issues on this page\./)).toBeVisible()

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('docker.md')
    expect(await readFile(await saved.path(), 'utf8')).toBe(source)
    await file.fill('en/guide/no-such-page.md')
    await file.press('Enter')
    await expect(page.getByText('The site has no file en/guide/no-such-page.md.')).toBeVisible()
  })

  test('on a phone in Chinese, the reader switches between draft and preview, and the check is in Chinese', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/zh${address}`)
    await fillField(page, '---\ntitle: 草稿\ndescription: 一句话。\n---\n\n#### 太深\n\n<Preview />\n')
    await expect(page.getByText('“太深”是第 4 级标题，而上一个标题是第 1 级。请改用 ##。')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.getByRole('heading', { name: '草稿' })).toBeHidden()
    await page.getByRole('button', { name: '预览', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: '草稿' })).toBeVisible()
    await expect(markdownField(page)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: '编写', exact: true }).click()
    await expect(markdownField(page)).toBeVisible()
  })
})

test.describe('[X5] the preview while the site cannot be reached', () => {
  test.use({ serviceWorkers: 'allow' })

  test('loads a visited page from its saved copy with a note, and explains that others are missing', async ({
    page,
    site,
  }) => {
    await page.goto('/guide/install/docker.html')
    await untilSaved(page, 'content/en/guide/install/docker.md')
    await page.goto(address)
    const file = page.getByRole('textbox', { name: 'Content file' })
    await file.fill('en/guide/install/docker.md')
    await file.press('Enter')
    await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('Docker')
    await expect(page.getByText('This copy was saved')).toHaveCount(0)
    await fillField(page, 'An earlier draft')
    await expect(look(page)).toContainText('An earlier draft')

    site.setFault(gone)
    await page.getByRole('button', { name: 'Load from this site' }).click()
    await expect(look(page).getByRole('heading', { level: 1 })).toHaveText('Docker')
    const source = await readFile('public/content/en/guide/install/docker.md', 'utf8')
    await expect.poll(() => fieldText(page)).toBe(source)
    await expect(page.getByText('This copy was saved on this device on')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => fieldText(page)).toBe('An earlier draft')

    await file.fill('en/guide/webdav.md')
    await file.press('Enter')
    await expect(page.getByText('The file could not be loaded.')).toBeVisible()
    await expect.poll(() => fieldText(page)).toBe('An earlier draft')
  })
})

test.describe('[X5] a draft and its page are drawn alike', () => {
  const pages = [
    'en/guide/webdav.md',
    'en/guide/community.md',
    'en/guide/drivers/local.md',
    'en/guide/drivers/onedrive.md',
    'en/guide/advanced/alias.md',
    'en/faq/why.md',
    'zh/guide/drivers/aliyundrive_open.md',
    'zh/guide/contribute/translate.md',
    'zh/guide/advanced/balance.md',
    'zh/config/style.md',
  ]

  // The short run takes every second page; every-page.test.ts compares the trees of more pages.
  for (const file of pages.filter((_file, at) => isFull || at % 2 === 1)) {
    test(file, async ({ page, context }) => {
      const [locale, ...rest] = file.replace(/\.md$/, '.html').split('/')
      const prefix = locale === 'zh' ? '/zh' : ''
      const preview = await context.newPage()
      await preview.addInitScript(() => sessionStorage.setItem('alist-docs.language-asked', 'true'))
      // High enough that code at the end of the compared part is near the screen in both.
      for (const one of [page, preview]) await one.setViewportSize({ width: 600, height: 1300 })
      await page.goto(`${prefix}/${rest.join('/')}`)
      await page.getByRole('main').getByRole('article').waitFor()
      await page.evaluate((draft) => localStorage.setItem('alist-docs.draft', draft), await draftOf(file))
      await preview.goto(prefix + address)
      await preview.getByRole('group').getByRole('button').nth(1).click()
      await preview.locator('[data-wide] article').waitFor()
      // Both continue to load late content, and are equal in the end.
      await expect(async () => {
        const drawing = await drawn(page)
        expect(drawing.length).toBeGreaterThan(15)
        expect(await drawn(preview)).toEqual(drawing)
      }).toPass({ timeout: 15_000 })
    })
  }

  const draftOf = async (file: string) =>
    JSON.stringify({ file, text: await readFile(`public/content/${file}`, 'utf8') })

  /** Returns the first screen of the text: each element with its position, size, colors, and letters. */
  const drawn = (page: Page): Promise<readonly string[]> =>
    page
      .getByRole('article')
      .last()
      .evaluate((article) => {
        const origin = article.getBoundingClientRect()
        return [...article.querySelectorAll('*')].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          // Content at the edge is highlighted when it is near, which happens at different times in both.
          if (height === 0 || top - origin.top > 850) return []
          const { color, backgroundColor, font } = getComputedStyle(element)
          // The height of a box depends on what has started below.
          const shown = Math.min(height, 900 - (top - origin.top))
          const box = [left - origin.left, top - origin.top, width, shown].map(Math.round)
          return `${element.localName} ${box.join(' ')} ${color} ${backgroundColor} ${font}`
        })
      })
})

test('[X5] the page of the preview has its text without the application’s help, and one title', async ({
  page,
}) => {
  await page.goto(address)
  await expect(titleOf(page).first()).toHaveText('Preview')
})
