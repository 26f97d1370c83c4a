/**
 * `npm run guide:images [-- --root DIR]`: takes the images of the contributor guide from the built site, in both languages and color
 * schemes, in `public/img/contribute/`. Check them before you commit them.
 */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createStaticServer, listen } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { readOptions } from '../../scripts/shared/command-line.ts'
import { selectWords } from '../../scripts/shared/select-words.ts'

const words = {
  en: {
    prefix: '',
    correct: 'Correct it here',
    first: 'AList Desktop is a desktop app',
    sentence: '\n\nSelect **Install**, and wait until the window closes.',
    selected: 'terminal',
    report: 'Report or correct',
    handIn: 'Hand in',
  },
  zh: {
    prefix: '/zh',
    correct: '在此修改',
    first: 'AList Desktop 给',
    sentence: '\n\n选择 **安装**，等待窗口关闭。',
    selected: '图形界面',
    report: '反馈或修改',
    handIn: '提交',
  },
} as const

type Words = (typeof words)['en' | 'zh']

interface Motif {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  /** Pixels of the image for each pixel of the page. */
  readonly scale: number
  readonly prepare: (page: Page, words: Words) => Promise<void>
}

/** Opens the editor, and adds a sentence below the first one. */
async function edit(page: Page, { correct, first, sentence }: Words): Promise<void> {
  await page.getByRole('button', { name: correct }).click()
  const field = page.getByRole('textbox', { name: 'Markdown', exact: true })
  await field.getByText(first).click()
  // The first time, it goes to the end of the row.
  for (const _time of [1, 2]) await field.press('End')
  await page.keyboard.insertText(sentence)
  await page.getByText(sentence.replaceAll(/[*\n]/g, '')).waitFor({ state: 'attached' })
  // The buttons above the field are part of the image, and so is the line that was written.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await field.evaluate((content) => {
    const line = content.querySelector('.cm-activeLine')
    const scroller = content.parentElement
    if (!line || !scroller) return
    scroller.scrollTop += line.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 140
  })
}

async function report(page: Page, { selected, report }: Words): Promise<void> {
  await selectWords(page, selected)
  await page.getByRole('button', { name: report }).click()
  await page.getByRole('dialog').locator('textarea:focus').waitFor()
}

/** Opens the pane in which a phone hands in. */
async function handIn(page: Page, words: Words): Promise<void> {
  await edit(page, words)
  await page.getByRole('button', { name: words.handIn, exact: true }).click()
  await page.locator('[data-first-focus]:focus').waitFor()
}

const motifs: readonly Motif[] = [
  { name: 'editor', size: { width: 1200, height: 750 }, scale: 1, prepare: edit },
  { name: 'report', size: { width: 390, height: 700 }, scale: 2, prepare: report },
  { name: 'hand-in', size: { width: 390, height: 700 }, scale: 2, prepare: handIn },
]

/** Quality of the encoder, from 0 to 100. */
const quality = 80

const { root } = readOptions({ root: 'dist' })
const folder = join(import.meta.dirname, '../../public/img/contribute')
const server = createStaticServer(root)
const address = await listen(server, 0)
const browser = await launchChromium()
for (const { name, size, scale, prepare } of motifs)
  for (const locale of ['en', 'zh'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: scale,
        colorScheme,
        locale: locale === 'zh' ? 'zh-CN' : 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      // A notice would cover the page.
      await page.route('**/notices.json', (request) => request.fulfill({ json: [] }))
      await page.goto(`${address}${words[locale].prefix}/guide/install/desktop.html`)
      await page.locator('#app[data-painted="application"]').waitFor()
      await prepare(page, words[locale])
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
      await writeFile(join(folder, `${name}.${locale}.${colorScheme}.webp`), Buffer.from(data, 'base64'))
      await context.close()
    }
await browser.close()
server.close()
