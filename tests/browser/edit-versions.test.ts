import type { Page } from '@playwright/test'
import { fieldText, markdownField } from '../support/markdown-field.ts'
import { untilSaved } from '../support/offline.ts'
import { expect } from '../support/site.ts'
import { test } from '../support/two-versions.ts'
import { guide, guideFile, offer } from '../support/version-reader.ts'

/** What is typed, and must never be lost. */
const typed = 'Nobody may lose “this”, 一个字也不丢.'

const correct = (page: Page) => page.getByRole('button', { name: 'Correct it here' })

/** Types at the end of the page, and doesn't wait until anything is stored. */
async function type(page: Page, text = typed): Promise<void> {
  await markdownField(page).press('ControlOrMeta+End')
  await page.keyboard.insertText(`\n\n${text}`)
}

const expectText = (page: Page, text = typed) => expect.poll(() => fieldText(page)).toContain(text)

test.describe('a new version of the site', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const way of [
    'the reader accepts it',
    'another tab accepts it',
    'the parts of the old one are gone',
  ] as const)
    test(`it arrives while a page is edited, and ${way}`, async ({ page, two }) => {
      test.setTimeout(90_000)
      await page.goto(two.address + guide)
      await untilSaved(page, guideFile)
      await page.reload()
      await correct(page).click()
      await type(page, `${typed} before`)
      two.deploy('B')
      if (way === 'the parts of the old one are gone') {
        await page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name)
        })
        await type(page)
        await expect(page.getByText(/newer version|new version|could not be loaded/i).first()).toBeVisible({
          timeout: 30_000,
        })
        await expectText(page)
      } else {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
        await expect(offer(page)).toBeVisible({ timeout: 30_000 })
        await type(page)
        if (way === 'the reader accepts it') {
          await Promise.all([page.waitForEvent('load'), offer(page).click()])
        } else {
          const other = await page.context().newPage()
          await other.goto(two.address + guide)
          await expect(offer(other)).toBeVisible({ timeout: 30_000 })
          await Promise.all([other.waitForEvent('load'), offer(other).click()])
          await expectText(page)
          await page.reload()
        }
        await expect.poll(() => two.versionsIn(page)).toEqual(['B'])
        await page.goto(two.address + guide)
        await correct(page).click()
        await expectText(page, `${typed} before`)
      }
      await expectText(page)
    })
})
