import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { answering } from '../support/answers.ts'
import { routeCodeHost } from '../support/code-host-route.ts'
import { account, type CodeHostState, codeHostState, originalPath } from '../support/code-hosts.ts'
import { setClock } from '../support/faulty-network.ts'
import { journey } from '../support/journey.ts'
import { fieldText, markdownField } from '../support/markdown-field.ts'
import { expect, type Fault, type Site, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const file = 'en/guide/install/desktop.md'
const otherAddress = '/guide/install/docker.html'
const otherFile = 'en/guide/install/docker.md'
const draftsKey = 'alist-docs.drafts'

/** What is typed, and must never be lost. */
const typed = 'Nobody may lose “this”, 一个字也不丢.'

const read = (path: string) => readFileSync(join(builtSite, 'content', path), 'utf8')
const published = read(file)

const correct = (page: Page) => page.getByRole('button', { name: 'Correct it here' })
const look = (page: Page, name = 'Preview') => page.getByRole('region', { name })
const main = (page: Page) => page.getByRole('main')
const others = (page: Page) => page.getByRole('list', { name: 'Other drafts on this device' })

async function openEditor(page: Page, at = address): Promise<void> {
  await page.goto(at)
  await correct(page).click()
  await expect(markdownField(page)).toBeVisible()
}

/** Types at the end of the page, and doesn't wait until anything is stored. */
async function type(page: Page, text = typed): Promise<void> {
  await markdownField(page).press('ControlOrMeta+End')
  await page.keyboard.insertText(`\n\n${text}`)
}

/** Types, and waits until typing has settled. */
async function edit(page: Page, text = typed): Promise<void> {
  await type(page, text)
  await expect(look(page)).toContainText(text)
}

const expectText = (page: Page, text = typed) => expect.poll(() => fieldText(page)).toContain(text)

/** Expects the text in an editor that is opened again, in this tab or in another. */
async function expectKept(page: Page, at = address, text = typed): Promise<void> {
  await openEditor(page, at)
  await expectText(page, text)
}

/** Delivers other files of the content; `undefined` for one that is gone. */
const publishing =
  (files: Readonly<Record<string, string | undefined>>): Fault =>
  (request, response) => {
    const path = decodeURI((request.url ?? '').replace(/\?.*$/, '')).replace('/content/', '')
    if (!Object.hasOwn(files, path)) return false
    const text = files[path]
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/markdown; charset=utf-8' })
    response.end(text)
    return true
  }

/** Refuses scripts whose address fits, as a network that is gone, or a host that has a newer version. */
const without =
  (part: RegExp, status = 0): Fault =>
  (request, response) => {
    if (!part.test(request.url ?? '')) return false
    if (status === 0) response.destroy()
    else response.writeHead(status).end()
    return true
  }

interface Stage {
  readonly page: Page
  readonly site: Site
}

/** A fault while a page is edited: what happens, and what must be true afterwards. The text must still be there in each. */
interface EditFault {
  readonly name: string
  readonly run: (stage: Stage) => Promise<void>
  readonly isJourney?: true
}

function holds(group: string, faults: readonly EditFault[]): void {
  test.describe(group, () => {
    for (const { name, run, isJourney } of faults)
      test(name, journey(isJourney === true), ({ page, site }) => run({ page, site }))
  })
}

holds('what was typed is there after', [
  {
    name: 'a reload while typing',
    isJourney: true,
    run: async ({ page }) => {
      await openEditor(page)
      await type(page)
      await page.reload()
      await correct(page).click()
      await expect(page.getByText('You continue the draft on this device.')).toBeVisible()
      await expectText(page)
    },
  },
  {
    name: 'a crash right after typing',
    isJourney: true,
    run: async ({ page }) => {
      await openEditor(page)
      await type(page)
      const devTools = await page.context().newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      devTools.send('Page.crash').catch(() => undefined)
      await crashed
      await expectKept(await page.context().newPage())
    },
  },
  {
    name: 'the tab is closed right after typing',
    run: async ({ page }) => {
      await openEditor(page)
      await type(page)
      await page.close({ runBeforeUnload: true })
      await expectKept(await page.context().newPage())
    },
  },
  {
    name: 'back and forward right after typing',
    run: async ({ page }) => {
      await page.goto(otherAddress)
      await openEditor(page)
      await type(page)
      await page.goBack()
      await page.goForward()
      await expectKept(page)
    },
  },
  {
    name: 'a link of the site is followed right after typing',
    run: async ({ page }) => {
      await openEditor(page)
      await type(page)
      await page.locator(`a[href="${otherAddress}"]:visible`).first().click()
      await expect(page).toHaveURL(/docker/)
      await expectKept(page)
    },
  },
  {
    name: 'edit mode is left right after typing',
    run: async ({ page }) => {
      await openEditor(page)
      await type(page)
      await page.getByRole('button', { name: 'Back to the page' }).click()
      await correct(page).click()
      await expect(page.getByText('You continue the draft on this device.')).toBeVisible()
      await expectText(page)
    },
  },
  {
    name: 'a second tab edits another page, at the same time',
    run: async ({ page }) => {
      await openEditor(page)
      const other = await page.context().newPage()
      await openEditor(other, otherAddress)
      for (const part of ['one', 'two', 'three'])
        await Promise.all([type(page, `${typed} ${part}`), type(other, `${typed} other ${part}`)])
      await Promise.all([page.close({ runBeforeUnload: true }), other.close({ runBeforeUnload: true })])
      const next = await page.context().newPage()
      for (const [at, words] of [
        [address, typed],
        [otherAddress, `${typed} other`],
      ] as const) {
        await openEditor(next, at)
        for (const part of ['one', 'two', 'three']) await expectText(next, `${words} ${part}`)
      }
    },
  },
  {
    name: 'the last words of the tab before arrive after the draft was opened here, and after words were added',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page, 'A first paragraph.')
      const other = await page.context().newPage()
      await other.goto(otherAddress)
      const arrive = (words: string, more: string) =>
        other.evaluate(
          ([key, words, more]) => {
            const draft = JSON.parse(localStorage.getItem(key) ?? '')
            localStorage.setItem(key, JSON.stringify({ ...draft, text: draft.text.replace(words, more) }))
          },
          [`${draftsKey}/${file}`, words, more] as const,
        )
      await page.reload()
      await correct(page).click()
      await expectText(page, 'A first paragraph.')
      await arrive('A first paragraph.', `A first paragraph. ${typed}`)
      await expectText(page, `A first paragraph. ${typed}`)
      await markdownField(page).press('ControlOrMeta+End')
      await page.keyboard.insertText(' And more.')
      await arrive('\n\n', '\n\nA late sentence.\n\n')
      await expectText(page, 'A late sentence.')
      await expectText(page, `A first paragraph. ${typed} And more.`)
      await expectKept(page, address, 'A late sentence.')
      await expectText(page, `A first paragraph. ${typed} And more.`)
    },
  },
  {
    name: 'a second tab on the same page, on a site without https, where browsers have no locks',
    run: async ({ page, site }) => {
      const insecure = site.address.replace('127.0.0.1', 'nas.test')
      await openEditor(page, insecure + address)
      await edit(page)
      const other = await page.context().newPage()
      await other.goto(insecure + address)
      await correct(other).click()
      await expect(other.getByText('You are editing this page in another tab.')).toBeVisible()
      await page.close()
      await expectText(other)
    },
  },
  {
    name: 'the clock of the device is set back by a year',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page)
      await setClock(page, -365 * 86_400_000)
      await page.reload()
      await correct(page).click()
      await expectText(page)
    },
  },
])

/** Storage that is full from now on. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
const notStored = /This browser can’t store your draft/

async function expectQuestionBeforeLeaving(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}

holds('what was typed is there although', [
  {
    name: 'storage is full when the draft is saved',
    isJourney: true,
    run: async ({ page }) => {
      await openEditor(page)
      await fillStorage(page)
      await edit(page)
      await expect(main(page).getByText(notStored)).toBeVisible()
      await expectQuestionBeforeLeaving(page)
      await page.getByRole('button', { name: 'Back to the page' }).click()
      await correct(page).click()
      await expectText(page)
      await expect(main(page).getByText(notStored)).toBeVisible()
    },
  },
  {
    name: 'storage is full, and is free again later',
    run: async ({ page }) => {
      await openEditor(page)
      const set = await page.evaluateHandle(() => Storage.prototype.setItem)
      await fillStorage(page)
      await edit(page)
      await expect(main(page).getByText(notStored)).toBeVisible()
      await page.evaluate((own) => {
        Storage.prototype.setItem = own
      }, set)
      await markdownField(page).press('End')
      await page.keyboard.insertText('!')
      await expect(main(page).getByText(notStored)).toBeHidden()
      await page.reload()
      await correct(page).click()
      await expectText(page, `${typed}!`)
    },
  },
  {
    name: 'storage is blocked',
    run: async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      })
      await openEditor(page)
      await edit(page)
      await expect(main(page).getByText(notStored)).toBeVisible()
      await expectQuestionBeforeLeaving(page)
      await page.getByText('Hand in your changes').click()
      await page.getByText('Patch by email or issue').click()
      await page.getByRole('button', { name: 'Create the patch' }).click()
      await expect(page.locator('pre', { hasText: 'diff --git' })).toContainText(typed)
    },
  },
  {
    name: 'another tab clears the storage of the site while the page is edited',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page)
      const other = await page.context().newPage()
      await other.goto(otherAddress)
      await other.evaluate(() => localStorage.clear())
      await page.reload()
      await correct(page).click()
      await expectText(page)
    },
  },
  {
    name: 'the browser deletes caches and databases of the site, and the draft stays',
    run: async ({ page, site }) => {
      await openEditor(page)
      await edit(page)
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Storage.clearDataForOrigin', {
        origin: site.address,
        storageTypes: 'indexeddb,cache_storage,service_workers',
      })
      await page.reload()
      await correct(page).click()
      await expectText(page)
    },
  },
  {
    name: 'the browser deletes the images of a draft: the hand-in says which ones are missing',
    run: async ({ page, site }) => {
      await openEditor(page)
      await edit(page)
      await insertImage(page)
      await page.getByText('Hand in your changes').click()
      await expect(page.getByText('2 files')).toBeVisible()
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Storage.clearDataForOrigin', { origin: site.address, storageTypes: 'indexeddb' })
      await page.reload()
      await correct(page).click()
      await expectText(page)
      await page.getByText('Hand in your changes').click()
      await expect(main(page).getByRole('alert')).toContainText('no longer on this device')
      await expect(main(page).getByRole('alert')).toContainText(/\/img\/install\/desktop-[0-9a-f]{8}\.webp/)
    },
  },
  {
    name: 'another tab deletes the database while images are inserted',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page)
      await insertImage(page)
      const other = await page.context().newPage()
      await other.goto(otherAddress)
      await other.evaluate(async () => {
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
      })
      await insertImage(page)
      await expectText(page)
    },
  },
  {
    name: 'the device has no room for an image: nothing is inserted, the text stays, and a sentence says so',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page)
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await fillImageForm(page)
      await page.getByRole('button', { name: 'Insert the image' }).click()
      await expect(imageForm(page).getByRole('alert')).toContainText('can’t store the image')
      await expectText(page)
    },
  },
  {
    name: 'an image is damaged: the text stays, and a sentence says so',
    run: async ({ page }) => {
      await openEditor(page)
      await edit(page)
      await page
        .getByRole('toolbar', { name: 'Editing tools' })
        .getByRole('button', { name: 'Image' })
        .click()
      await imageForm(page)
        .getByLabel('Image file')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: dot.subarray(0, 40) })
      await expect(imageForm(page).getByLabel('Image file')).toHaveAccessibleDescription(
        /can’t read this file/,
      )
      await expectText(page)
    },
  },
  {
    name: 'the draft has an earlier form, without the text that it began from',
    run: async ({ page }) => {
      await page.goto(address)
      await store(page, [{ file, text: published.replace('\n## ', `\n${typed}\n\n## `) }])
      await page.reload()
      await correct(page).click()
      await expectText(page)
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /draft|changed/ })
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: 'the draft has a later form, of a version that was taken back',
    run: async ({ page }) => {
      await page.goto(address)
      const later = { page: otherFile, parts: [typed] }
      await store(page, [later])
      await page.reload()
      await openEditor(page)
      await edit(page)
      await page.reload()
      expect(await page.evaluate((key) => localStorage.getItem(key), draftsKey)).toContain(
        JSON.stringify(later).slice(1, -1),
      )
      await expectKept(page)
    },
  },
])

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const imageForm = (page: Page) => page.getByRole('form', { name: 'Image' })

async function fillImageForm(page: Page): Promise<void> {
  await page.getByRole('toolbar', { name: 'Editing tools' }).getByRole('button', { name: 'Image' }).click()
  await imageForm(page)
    .getByLabel('Image file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: dot })
  await expect(imageForm(page).getByRole('presentation')).toBeVisible()
  await imageForm(page).getByLabel('Alternative text').fill('A dot')
}

async function insertImage(page: Page): Promise<void> {
  await fillImageForm(page)
  await page.getByRole('button', { name: 'Insert the image' }).click()
  await expect(imageForm(page)).toHaveCount(0)
  await expect(look(page).getByRole('img', { name: 'A dot' }).last()).toBeAttached()
}

const store = (page: Page, drafts: readonly object[]) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    draftsKey,
    JSON.stringify(drafts),
  ] as const)

const windows = (text: string) => text.replaceAll('\n', '\r\n')

holds('a draft loses nothing when the site changes', [
  {
    name: 'the page was removed: the draft opens from its address, and says so',
    run: async ({ page, site }) => {
      await openEditor(page)
      await edit(page)
      await removePage(page)
      site.setFault(publishing({ [file]: undefined, 'zh/guide/install/desktop.md': undefined }))
      await openEditor(page, otherAddress)
      await others(page).getByText(file).click()
      await main(page).getByRole('button', { name: 'Open the draft' }).click()
      await expect(main(page)).toContainText('The site no longer has this page.')
      await expect(page.getByText('Page not found')).toBeHidden()
      await expectText(page)
      await page.getByText('Hand in your changes').click()
      await page.getByText('1 file', { exact: true }).click()
      await expect(page.getByText(`${file} new`)).toBeVisible()
    },
  },
  {
    name: 'the page was moved: the draft opens at the new place, with the changes made there',
    run: async ({ page, site }) => {
      await openEditor(page)
      await edit(page)
      await removePage(page, '/guide/install/app.html')
      const moved = {
        'en/guide/install/app.md': published.replace(
          'title: Desktop',
          `title: The app\nredirectFrom:\n  - ${address}`,
        ),
      }
      site.setFault(publishing({ [file]: undefined, ...moved }))
      await openEditor(page, otherAddress)
      await others(page).getByText(file).click()
      await expect(page).toHaveURL(/app\.html$/)
      await correct(page).click()
      await expect(page.getByText('This page has moved since you began.')).toBeVisible()
      await expectText(page)
      await expectText(page, 'title: The app')
      await expect(others(page)).toHaveCount(0)
    },
  },
  {
    name: 'a page with line breaks of Windows changes elsewhere: no conflict',
    run: async ({ page, site }) => {
      site.setFault(publishing({ [file]: windows(published) }))
      await openEditor(page)
      await edit(page)
      site.setFault(publishing({ [file]: windows(published.replace('title: Desktop', 'title: The app')) }))
      await page.reload()
      await correct(page).click()
      await expect(page.getByText('Its changes were added to your draft.')).toBeVisible()
      await expectText(page)
      await expectText(page, 'title: The app')
      expect(await fieldText(page)).not.toContain('<<<<<<<')
    },
  },
  {
    name: 'a draft of a page with line breaks of Windows was published: it is no draft any more',
    run: async ({ page, site }) => {
      site.setFault(publishing({ [file]: windows(published) }))
      await openEditor(page)
      await edit(page)
      const now = await fieldText(page)
      site.setFault(publishing({ [file]: windows(now) }))
      await page.reload()
      await correct(page).click()
      await expectText(page)
      await expect(page.getByText('You continue the draft')).toHaveCount(0)
      await expect(page.getByText('has changed since you began')).toHaveCount(0)
    },
  },
  {
    name: 'the page in the other language does not exist: what the reader sees is edited',
    run: async ({ page, site }) => {
      await removePage(page, undefined, 'zh')
      site.setFault(publishing({ 'zh/guide/install/desktop.md': undefined }))
      await page.goto(`/zh${address}`)
      await page.getByRole('button', { name: '在此修改' }).click()
      // The manifest arrives while the editor opens, and the page is painted once more.
      await page.waitForLoadState('networkidle')
      await type(page)
      await page.reload()
      await page.getByRole('button', { name: '在此修改' }).click()
      await expect.poll(() => fieldText(page)).toContain(typed)
      await expect(page.getByRole('button', { name: '并排显示' })).toHaveCount(0)
    },
  },
  {
    name: 'the texts of the other language arrive late: the field keeps the focus meanwhile',
    run: async ({ page, site }) => {
      await removePage(page, undefined, 'zh')
      let isAsked = false
      let release = () => {}
      const text = publishing({ 'zh/guide/install/desktop.md': undefined })
      site.setFault((request, response) => {
        if (!/\/assets\/texts-en-/.test(request.url ?? '')) return text(request, response)
        isAsked = true
        release = () => site.serve(request, response)
        return true
      })
      await page.goto(`/zh${address}`)
      await page.getByRole('button', { name: '在此修改' }).click()
      await markdownField(page).press('ControlOrMeta+End')
      await expect.poll(() => isAsked).toBe(true)
      await page.keyboard.insertText(typed)
      release()
      await expect(look(page, '预览')).toContainText(typed)
      await page.keyboard.insertText(' And this.')
      await expectText(page, `${typed} And this.`)
    },
  },
  {
    name: 'the site turns editing off, and on again later',
    run: async ({ page, site }) => {
      await openEditor(page)
      await edit(page)
      site.setFault(answering({ '/content/site.json': { ...siteConfig, edit: false } }))
      await page.goto(address)
      await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
      await expect(correct(page)).toHaveCount(0)
      site.setFault(undefined)
      await expectKept(page)
    },
  },
])

const siteConfig = JSON.parse(read('site.json')) as object

/** Leaves a page out of what the site knows of its pages, in one language or all; its address can redirect. */
async function removePage(page: Page, to?: string, locale?: string): Promise<void> {
  const route = address
  await page.route('**/manifest/*.json', async (request) => {
    const response = await request.fetch()
    const shard = (await response.json()) as Shard
    if (!shard.pages?.some((one) => one.route === route)) return request.fulfill({ response })
    const pages = shard.pages.flatMap((one) => {
      if (one.route !== route) return [one]
      if (locale !== undefined && locale !== shard.locale) return [{ ...one, only: true }]
      return to ? [{ ...one, route: to, file: one.file.replace('desktop', 'app') }] : []
    })
    const redirects = to ? { [route]: to } : {}
    await request.fulfill({ response, json: { ...shard, pages, redirects } })
  })
}

interface Shard {
  readonly locale: string
  readonly pages: readonly { readonly route: string; readonly file: string }[]
}

holds('a draft loses nothing when parts of the application are lost', [
  {
    name: 'the editor itself can’t be loaded: a sentence says so, and trying again opens it',
    run: async ({ page, site }) => {
      await page.goto(address)
      site.setFault(without(/page-editor|workbench/))
      await correct(page).click()
      await expect(main(page).getByRole('alert')).toContainText('could not be loaded')
      site.setFault(undefined)
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(markdownField(page)).toBeVisible()
    },
  },
  {
    name: 'the check can’t load what it needs of the site: the text is shown and kept, and a sentence says what is missing',
    run: async ({ page, site }) => {
      await page.goto(address)
      site.setFault(without(/\/manifest|\/content\/(?!en\/guide\/install\/desktop)/))
      await correct(page).click()
      await edit(page)
      await type(page, '<!-- @include: ../nowhere.md -->')
      await expect(main(page)).toContainText('The result and the check are of an earlier text')
      await expectText(page, 'nowhere.md')
      site.setFault(undefined)
      await type(page, 'After it.')
      await expect(look(page)).toContainText('After it.')
      await expect(main(page)).not.toContainText('The result and the check are of an earlier text')
      await expectKept(page)
    },
  },
  {
    name: 'the part that hands in is gone, because a newer version was published: a sentence says so',
    run: async ({ page, site }) => {
      await openEditor(page)
      site.setFault(without(/hand-in/, 404))
      await edit(page)
      await expect(main(page).getByRole('alert')).toContainText('could not be loaded')
      await expectText(page)
      site.setFault(undefined)
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Hand in your changes').click()
      await expect(page.getByText('1 file', { exact: true })).toBeVisible()
    },
  },
])

/** The site as one whose editors hand in from here, with a code host that has other files if wanted. */
async function withCodeHost(
  { page, site }: Stage,
  files: Readonly<Record<string, string>> = {},
  content: Readonly<Record<string, string>> = {},
): Promise<CodeHostState> {
  const config = { ...siteConfig, docsRepo: originalPath, pullRequests: true }
  const served = Object.entries(content).map(([path, text]) => [`/content/${path}`, text])
  site.setFault(answering({ '/content/site.json': config, ...Object.fromEntries(served) }))
  const all = { [file]: published, [otherFile]: read(otherFile), ...files }
  const state = codeHostState(
    Object.fromEntries(Object.entries(all).map(([path, text]) => [`public/content/${path}`, text])),
  )
  await routeCodeHost(page, 'github', state)
  return state
}

const failure = (page: Page) => main(page).getByRole('alert')

async function send(page: Page, { token }: CodeHostState): Promise<void> {
  const field = page.getByLabel('Access token')
  if (!(await field.isVisible())) await page.getByText('Hand in your changes').first().click()
  await field.fill(token)
  await page.getByRole('button', { name: 'Open the pull request' }).click()
}

async function expectHandedIn(page: Page, state: CodeHostState, text = typed): Promise<void> {
  await expect(page.getByRole('link', { name: `https://github.com/${originalPath}/pull/1` })).toBeVisible()
  expect(state.requests).toHaveLength(1)
  const [commit] = [...state.commits.values()]
  expect(commit?.files.get(`public/content/${file}`)).toContain(text)
}

/** What goes wrong at the code host. Trying again, when it is over, hands in once. */
interface HostFault {
  readonly name: string
  readonly begin: (state: CodeHostState) => void
  /** What the sentence begins with. */
  readonly says: string | RegExp
  /** Commits that are there after the failure. */
  readonly commits?: 1
  readonly isJourney?: true
}

const refuses = (fits: RegExp, status: number, body: object | string) => (state: CodeHostState) => {
  state.refusal = { fits, status, body }
}

const hostFaults: readonly HostFault[] = [
  {
    name: 'no network before anything is sent',
    begin: (state) => {
      state.broken = /./
    },
    says: 'The code host can’t be reached.',
    isJourney: true,
  },
  {
    name: 'the network is gone in the middle',
    begin: (state) => {
      state.broken = /git\/trees/
    },
    says: 'The code host can’t be reached.',
  },
  {
    name: 'the network is gone after the commit, before its answer',
    begin: (state) => {
      state.lost = /POST .*git\/refs/
    },
    says: 'The code host can’t be reached.',
    commits: 1,
  },
  {
    name: 'the network is gone after the pull request was opened, before its answer',
    begin: (state) => {
      state.lost = /POST .*pulls/
    },
    says: 'The code host can’t be reached.',
    commits: 1,
  },
  {
    name: 'the token is wrong or has expired',
    begin: refuses(/./, 401, { message: 'Bad credentials' }),
    says: 'The code host doesn’t accept the token.',
  },
  {
    name: 'the token has no right to write',
    begin: refuses(/POST/, 403, { message: 'Resource not accessible by personal access token' }),
    says: 'The token doesn’t have the right to do this',
  },
  {
    name: 'the token can’t see the repository',
    begin: refuses(/docs$/, 404, { message: 'Not Found' }),
    says: 'The token doesn’t have the right to do this',
  },
  {
    name: 'the branch is protected',
    begin: refuses(/git\/refs/, 422, { message: 'Repository rule violations found' }),
    says: 'A rule of the repository forbids this branch or change.',
  },
  {
    name: 'too many requests',
    begin: refuses(/./, 429, { message: 'API rate limit exceeded' }),
    says: 'The code host accepts no more requests for now.',
  },
  {
    name: 'the host has a fault',
    begin: refuses(/POST/, 502, '<html>Bad gateway</html>'),
    says: 'The code host has a problem.',
  },
  {
    name: 'the host answers with a web page, as a network that wants a sign-in',
    begin: refuses(/./, 200, '<!doctype html><html><h1>Sign in</h1></html>'),
    says: 'The answer is not from the code host.',
  },
  {
    name: 'one answer in the middle is cut',
    begin: refuses(/git\/trees/, 201, '{"sha": "0123'),
    says: 'The answer is not from the code host.',
  },
  {
    name: 'the file changed in the repository',
    begin: (state) => {
      state.repositories
        .get(originalPath)
        ?.branches.set('main', new Map([[`public/content/${file}`, 'Other.\n']]))
    },
    says: 'These files have changed since you began.',
  },
]

test.describe('handing in says why it failed, and keeps the draft', () => {
  for (const { name, begin, says, commits = 0, isJourney } of hostFaults)
    test(name, journey(isJourney === true), async ({ page, site }) => {
      const state = await withCodeHost({ page, site })
      const main = state.repositories.get(originalPath)?.branches.get('main')
      await openEditor(page)
      await edit(page)
      begin(state)
      await send(page, state)
      await expect(failure(page)).toContainText(says)
      expect(state.commits.size).toBe(commits)
      await expectText(page)
      for (const part of ['broken', 'lost', 'refusal'] as const) state[part] = undefined
      if (main) state.repositories.get(originalPath)?.branches.set('main', main)
      await failure(page).getByRole('button', { name: 'Try again' }).click()
      await expectHandedIn(page, state)
      expect(state.commits.size).toBe(1)
      await page.reload()
      await correct(page).click()
      await expectText(page)
    })
})

holds('handing in loses nothing', [
  {
    name: 'the device is offline',
    run: async (stage) => {
      const { page } = stage
      const state = await withCodeHost(stage)
      await openEditor(page)
      await edit(page)
      await page.getByText('Hand in your changes').click()
      await expect(page.getByLabel('Access token')).toBeVisible()
      await page.context().setOffline(true)
      state.broken = /./
      await send(page, state)
      await expect(failure(page)).toContainText(
        'This device has no network connection. Your drafts are kept.',
      )
      await page.context().setOffline(false)
      state.broken = undefined
      await failure(page).getByRole('button', { name: 'Try again' }).click()
      await expectHandedIn(page, state)
    },
  },
  {
    name: 'the branch and the pull request exist, because another tab handed in the same draft',
    run: async (stage) => {
      const { page } = stage
      const state = await withCodeHost(stage)
      await openEditor(page)
      await edit(page)
      await send(page, state)
      await expectHandedIn(page, state)
      await page.reload()
      await correct(page).click()
      await send(page, state)
      await expect(
        page.getByText('These changes were handed in before. The request is still open:'),
      ).toBeVisible()
      await expectHandedIn(page, state)
      await expectText(page)
    },
  },
  {
    name: 'the fork isn’t ready: it is asked for again, a sentence says so at the end, and a later attempt continues',
    run: async (stage) => {
      const { page } = stage
      await page.clock.install()
      const state = await withCodeHost(stage)
      state.canWrite = false
      await openEditor(page)
      await edit(page)
      const notReady = {
        fits: new RegExp(`${account}/docs/git/ref`),
        status: 404,
        body: { message: 'Not Found' },
      }
      state.refusal = notReady
      await send(page, state)
      await expect(async () => {
        await page.clock.fastForward(2000)
        await expect(failure(page)).toContainText('Your fork isn’t ready yet.', { timeout: 100 })
      }).toPass()
      await expectText(page)
      state.refusal = undefined
      await failure(page).getByRole('button', { name: 'Try again' }).click()
      await expectHandedIn(page, state)
    },
  },
  {
    name: 'a reload while handing in: the draft stays, and handing in again continues',
    run: async (stage) => {
      const { page } = stage
      const state = await withCodeHost(stage)
      await openEditor(page)
      await edit(page)
      let hold: (() => void) | undefined
      await page.route('**/docs-team/docs/pulls', (route) => {
        hold = () => void route.abort().catch(() => undefined)
      })
      await send(page, state)
      await expect.poll(() => hold).toBeDefined()
      await page.reload()
      await page.unroute('**/docs-team/docs/pulls')
      await correct(page).click()
      await send(page, state)
      await expectHandedIn(page, state)
      expect(state.commits.size).toBe(1)
    },
  },
  {
    name: 'two drafts, one of which is a conflict: nothing is sent, its editor merges, and both are handed in',
    run: async (stage) => {
      const { page } = stage
      const now = published.replace('title: Desktop', 'title: The app')
      const state = await withCodeHost(stage, { [file]: now })
      await openEditor(page)
      await edit(page)
      await openEditor(page, otherAddress)
      await edit(page, `${typed} 2`)
      await send(page, state)
      await expect(failure(page)).toContainText('These files have changed since you began.')
      await expect(failure(page).getByRole('listitem')).toHaveText([file])
      expect(state.commits.size).toBe(0)
      await withCodeHost(stage, { [file]: now }, { [file]: now })
      await page.unroute('https://api.github.com/**')
      await routeCodeHost(page, 'github', state)
      await others(page).getByRole('link', { name: file }).click()
      await correct(page).click()
      await expect(page.getByText('Its changes were added to your draft.')).toBeVisible()
      await expectText(page)
      await send(page, state)
      await expectHandedIn(page, state)
      const [commit] = [...state.commits.values()]
      expect(commit?.files.get(`public/content/${file}`)).toContain('title: The app')
      expect(commit?.files.get(`public/content/${otherFile}`)).toContain(`${typed} 2`)
    },
  },
  {
    name: 'a draft with marks of a conflict is not handed in without a word',
    run: async (stage) => {
      const { page } = stage
      const mine = published.replace('title: Desktop', `title: ${typed}`)
      const now = published.replace('title: Desktop', 'title: The app')
      const state = await withCodeHost(stage, { [file]: now }, { [file]: now })
      await page.goto(address)
      await store(page, [{ file, text: mine, base: published }])
      await page.reload()
      await correct(page).click()
      await expect(page.getByText('also in lines that you changed')).toBeVisible()
      await expectText(page)
      await page.getByText('Hand in your changes').click()
      await expect(failure(page)).toContainText('These files still contain lines with <<<<<<< and >>>>>>>.')
      await expect(failure(page).getByRole('listitem')).toHaveText([file])
      await expect(page.getByLabel('Access token')).toHaveCount(0)
      expect(state.commits.size).toBe(0)
    },
  },
  ...[
    { what: 'line breaks of Windows', began: windows(published), added: windows(`\n${typed}`) },
    { what: 'a byte order mark', began: `\uFEFF${published}`, added: `\n${typed}` },
  ].map(
    ({ what, began, added }): EditFault => ({
      name: `a file with ${what} keeps what it has, and only the new lines change`,
      run: async (stage) => {
        const { page } = stage
        const state = await withCodeHost(stage, { [file]: began }, { [file]: began })
        await openEditor(page)
        await edit(page)
        await send(page, state)
        await expectHandedIn(page, state)
        const [commit] = [...state.commits.values()]
        expect(commit?.files.get(`public/content/${file}`)).toBe(began + added)
      },
    }),
  ),
])

/** Offers a folder of the browser's own instead of the dialog, with the page in it. */
async function offerFolder(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([path, text]) => {
      Object.assign(window, {
        showDirectoryPicker: async () => {
          const root = await navigator.storage.getDirectory()
          const names = `public/content/${path}`.split('/')
          let folder = root
          for (const name of names.slice(0, -1))
            folder = await folder.getDirectoryHandle(name, { create: true })
          const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
          if ((await handle.getFile()).size === 0) {
            const stream = await handle.createWritable()
            await stream.write(text)
            await stream.close()
          }
          return root
        },
      })
    },
    [file, text] as const,
  )
}

async function chooseFolder(page: Page): Promise<void> {
  await page.getByText('Hand in your changes').click()
  await page.getByText('Folder on this computer').click()
  await page.getByRole('button', { name: 'Choose the folder' }).click()
}

holds('writing to a folder on this computer loses nothing', [
  {
    name: 'the file changed there: nothing is written, and a sentence names it',
    run: async ({ page }) => {
      await offerFolder(page, 'Other.\n')
      await openEditor(page)
      await edit(page)
      await chooseFolder(page)
      await expect(page.getByText('Nothing was written, because these files differ')).toBeVisible()
      await expectText(page)
      await expectKept(page)
    },
  },
  {
    name: 'the permission is withdrawn before it is written',
    run: async ({ page }) => {
      await offerFolder(page, published)
      await openEditor(page)
      await edit(page)
      await page.evaluate(async () => {
        await (window as unknown as { showDirectoryPicker: () => Promise<unknown> }).showDirectoryPicker()
        FileSystemFileHandle.prototype.createWritable = () =>
          Promise.reject(new DOMException('denied', 'NotAllowedError'))
      })
      await chooseFolder(page)
      await expect(page.getByText('Choose it again and allow changes')).toBeVisible()
      await expectText(page)
      await expectKept(page)
    },
  },
  {
    name: 'the disk is full in the middle',
    run: async ({ page }) => {
      await offerFolder(page, published)
      await openEditor(page)
      await edit(page)
      await page.getByText('Hand in your changes').click()
      await page.getByText('Folder on this computer').click()
      await page.evaluate(async () => {
        await (window as unknown as { showDirectoryPicker: () => Promise<unknown> }).showDirectoryPicker()
        FileSystemWritableFileStream.prototype.write = () =>
          Promise.reject(new DOMException('full', 'QuotaExceededError'))
      })
      await page.getByRole('button', { name: 'Choose the folder' }).click()
      await expect(page.getByText('The folder could not be written completely.')).toBeVisible()
      await expectText(page)
      await expectKept(page)
    },
  },
])
