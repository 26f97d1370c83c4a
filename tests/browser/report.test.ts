import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { selectWords } from '../../scripts/shared/select-words.ts'
import { answering } from '../support/answers.ts'
import { findings } from '../support/axe.ts'
import { routeCodeHost } from '../support/code-host-route.ts'
import { codeHostState, originalPath } from '../support/code-hosts.ts'
import { journey } from '../support/journey.ts'
import { fieldText } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const file = 'en/guide/install/desktop.md'
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('three taps and the token lead from a selection to a pull request, which says what happens next', async ({
    page,
    site,
  }) => {
    const published = readFileSync(join(builtSite, 'content', file), 'utf8')
    const config = JSON.parse(readFileSync(join(builtSite, 'content/site.json'), 'utf8')) as object
    const given = { ...config, docsRepo: originalPath, pullRequests: true }
    site.setFault(answering({ '/content/site.json': given }))
    const state = codeHostState({ [`public/content/${file}`]: published })
    await routeCodeHost(page, 'github', state)
    await page.goto(address)
    await selectWords(page, 'terminal')
    await offer(page).tap()
    await expect(sentence(page)).toBeFocused()
    await page.keyboard.insertText('command line')
    await dialog(page).getByRole('button', { name: 'Hand in the correction' }).tap()
    await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue(`docs: update ${file}`)
    await expect(dialog(page).getByText('This will be sent to api.github.com')).toBeVisible()
    await expect(dialog(page).getByLabel('Access token')).toBeFocused()
    await page.keyboard.insertText(state.token)
    await dialog(page).getByRole('button', { name: 'Open the pull request' }).tap()
    await expect(
      dialog(page).getByRole('link', { name: `https://github.com/${originalPath}/pull/1` }),
    ).toBeVisible()
    await expect(dialog(page)).toContainText('A maintainer answers there.')
    const [commit] = [...state.commits.values()]
    expect(commit?.files.get(`public/content/${file}`)).toBe(
      published.replace('a terminal', 'a command line'),
    )
  })
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
