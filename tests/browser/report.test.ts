import type { Page } from '@playwright/test'
import { selectWords } from '../../scripts/shared/select-words.ts'
import { findings } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { fieldText } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const offer = (page: Page) => page.getByRole('button', { name: 'Report or correct' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report or correct' })
const sentence = (page: Page) => dialog(page).getByRole('textbox', { name: 'Correct the sentence' })

test(
  '[X5] a selected sentence is corrected without Markdown, and becomes a draft that can be handed in',
  journey(),
  async ({ page }) => {
    await page.goto(address)
    await expect(offer(page)).toHaveCount(0)
    await selectWords(page, 'terminal')
    await offer(page).click()
    await expect(sentence(page)).toHaveValue("Choose the app if you don't want to use a terminal.")
    await expect(dialog(page).getByRole('button', { name: 'Hand in the correction' })).toBeDisabled()
    await sentence(page).fill("Choose the app if you don't like terminals.")
    await dialog(page).getByRole('button', { name: 'Hand in the correction' }).click()
    await expect(dialog(page)).toContainText("Choose the app if you don't like terminals.")
    await expect(dialog(page).getByText('en/guide/install/desktop.md').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Correct it here' }).click()
    await expect
      .poll(() => fieldText(page))
      .toContain("in a graphical window. Choose the app if you don't like terminals.\n")
  },
)

test('a report has the sentence, the page, and the version of its text', async ({ page }) => {
  await page.goto(address)
  await selectWords(page, 'terminal')
  await offer(page).click()
  await dialog(page).getByRole('textbox', { name: 'What is wrong?' }).fill('It is the other way round.')
  const link = dialog(page).getByRole('link', { name: 'Report it' })
  const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? ''
  expect(body).toMatch(
    /^It is the other way round\.\n\n> Choose the app if you don't want to use a terminal\.\n\nhttp:\/\/127\.0\.0\.1:\d+\/guide\/install\/desktop\.html\nen\/guide\/install\/desktop\.md [a-z0-9]+$/,
  )
})

test('nothing is offered for selected code', async ({ page }) => {
  await page.goto(address)
  await selectWords(page, 'terminal')
  await expect(offer(page)).toBeVisible()
  await selectWords(page, 'curl')
  await expect(offer(page)).toHaveCount(0)
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${scheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: scheme })

    test('axe finds nothing, and nothing overflows', async ({ page }) => {
      await page.goto(address)
      await selectWords(page, 'terminal')
      await offer(page).tap()
      await expect(sentence(page)).toBeVisible()
      expect(await findings(page, 'dialog')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}
