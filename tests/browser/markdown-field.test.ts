import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { fieldText, fillField, markdownField, selectedText } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Editing tools' })
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true })

const withProblem = '---\ntitle: One\ndescription: A page.\n---\n\n[dead](./nowhere.md)\n'

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await expect(markdownField(page)).toBeVisible()
}

test('Tab reaches the field and leaves it, and its description says so', async ({ page }) => {
  await open(page)
  await fillField(page, withProblem)
  await expect(markdownField(page)).toHaveAccessibleDescription(/^Tab leaves the field\. .*1 error$/)
  await tool(page, 'Undo typing').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Redo typing')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'More elements')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(markdownField(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'More elements')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('list', { name: 'Check' }).getByRole('button', { name: 'Line 6' }),
  ).toBeFocused()
  expect(await fieldText(page)).toBe(withProblem)
})

test('the next problem is selected and announced by a key', async ({ page }) => {
  await open(page)
  await fillField(page, withProblem)
  await expect(page.getByRole('list', { name: 'Check' })).toBeVisible()
  await markdownField(page).press('ControlOrMeta+Home')
  await page.keyboard.press('F8')
  expect(await selectedText(page)).toBe('[dead](./nowhere.md)')
  await expect(page.locator('.cm-announced')).toContainText(
    './nowhere.md points to a page that does not exist',
  )
})

test('a problem with one solution is solved by a button, also by keyboard, and the change can be undone', async ({
  page,
}) => {
  await open(page)
  const text = '---\ntitle: One\ndescription: A page.\n---\n\n[dead](./dokcer.md), [gone](./nowhere.md)\n'
  await fillField(page, text)
  const fixes = page.getByRole('list', { name: 'Check' }).getByRole('button', { name: /^Change/ })
  await expect(page.getByRole('list', { name: 'Check' }).getByRole('listitem')).toHaveCount(2)
  await expect(fixes).toHaveText(['Change “./dokcer.md” to “./docker.md”'])
  await fixes.press('Enter')
  await expect(markdownField(page)).toBeFocused()
  await expect(page.getByText('Line 6 was changed.')).toBeVisible()
  await expect(fixes).toHaveCount(0)
  expect(await fieldText(page)).toBe(text.replace('dokcer', 'docker'))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(fixes).toHaveCount(1)
  expect(await fieldText(page)).toBe(text)
})

test('what is searched for is found and replaced by keyboard', async ({ page }) => {
  await open(page)
  await fillField(page, '# One\n\nA word and a word.\n')
  await page.keyboard.press('ControlOrMeta+f')
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
  await page.keyboard.type('word')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('sentence')
  await page.getByRole('button', { name: 'Replace all' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(markdownField(page)).toBeFocused()
  expect(await fieldText(page)).toBe('# One\n\nA sentence and a sentence.\n')
})

test('buttons insert what the dialect offers, and can be undone', async ({ page }) => {
  await open(page)
  await fillField(page, 'Words.')
  await tool(page, 'Tip').click()
  expect(await selectedText(page)).toBe('Words.')
  expect(await fieldText(page)).toBe('::: tip\nWords.\n:::')
  await tool(page, 'Undo typing').click()
  expect(await fieldText(page)).toBe('Words.')
  await tool(page, 'Redo typing').click()
  expect(await fieldText(page)).toBe('::: tip\nWords.\n:::')
})

test('more elements are offered by a button, inserted by keyboard, and closed by Escape', async ({
  page,
}) => {
  await open(page)
  await fillField(page, 'One\nTwo')
  await markdownField(page).press('ControlOrMeta+a')
  const more = page.getByRole('group', { name: 'More elements' })
  await expect(more).toBeHidden()
  await tool(page, 'More elements').press('Enter')
  await expect(tool(page, 'More elements')).toHaveAttribute('aria-expanded', 'true')
  expect(await findings(page, 'main')).toEqual([])
  await more.getByRole('button', { name: 'Numbered steps' }).press('Enter')
  await expect(markdownField(page)).toBeFocused()
  await expect(more).toBeHidden()
  expect(await fieldText(page)).toBe('1. One\n1. Two')
  await tool(page, 'More elements').press('Enter')
  await more.getByRole('button', { name: 'Heading' }).focus()
  await page.keyboard.press('Escape')
  await expect(more).toBeHidden()
  await expect(tool(page, 'More elements')).toBeFocused()
})

test('a copied table is pasted as Markdown, one undo removes it, and other texts stay as they are', async ({
  page,
}) => {
  await open(page)
  await fillField(page, 'Words.')
  const pasteAs = (type: string, text: string) =>
    markdownField(page).evaluate(
      (element, [type, text]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, text)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, text] as const,
    )
  const table = '\n\n| Name | Size |\n| --- | --- |\n| a\\|b | 2 |'
  await pasteAs('text/html', '<table><tr><th>Name<th>Size<tr><td>a|b<td>2</table>')
  expect(await fieldText(page)).toBe(`Words.${table}`)
  await expect(page.locator('.cm-announced')).toHaveText('The table was pasted as Markdown.')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('cell', { name: 'a|b' })).toBeVisible()
  await tool(page, 'Undo typing').click()
  expect(await fieldText(page)).toBe('Words.')
  await markdownField(page).press('ControlOrMeta+End')
  await pasteAs('text/plain', 'Name\tSize\na|b\t2\n')
  expect(await fieldText(page)).toBe(`Words.${table}`)
  await page.keyboard.press('ControlOrMeta+z')
  await markdownField(page).press('ControlOrMeta+End')
  await pasteAs('text/plain', ' One line.\nAnother | one.')
  expect(await fieldText(page)).toBe('Words. One line.\nAnother | one.')
})

test('Chinese is written with an input method, also in a line with a problem', async ({ page }) => {
  await page.goto(`/zh${address}`)
  await page.getByRole('button', { name: '在此修改' }).click()
  await fillField(page, '# 一\n\n#### 太深')
  await expect(page.getByRole('list', { name: '检查结果' })).toBeVisible()
  await markdownField(page).press('ControlOrMeta+End')
  const browser = await page.context().newCDPSession(page)
  for (const text of ['n', 'ni', 'ni h', '你好'])
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  // The check of the text before arrives in the middle of it.
  await expect(page.getByRole('region', { name: '预览' })).toContainText('太深你好')
  await browser.send('Input.imeSetComposition', { text: '你好吗', selectionStart: 3, selectionEnd: 3 })
  await browser.send('Input.insertText', { text: '你好吗' })
  await page.keyboard.type('！')
  await expect(page.getByRole('region', { name: '预览' })).toContainText('太深你好吗！')
  expect(await fieldText(page)).toBe('# 一\n\n#### 太深你好吗！')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the field is as wide as the screen, and nothing zooms or overflows', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Correct it here' }).tap()
    await markdownField(page).getByText('title: Desktop').tap()
    await expect(markdownField(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' app')
    expect(await fieldText(page)).toMatch(/^---\ntitle: Desktop.* app\n/)
    await tool(page, 'Find and replace').tap()
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const sizes = await page
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    // Telephones zoom in on smaller ones.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the field with a problem and an open search, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page)
    await fillField(page, '---\ntitle: One\n---\n\n::: tip\n**Bold** `code` [dead](./nowhere.md)\n:::\n')
    await expect(page.getByRole('list', { name: 'Check' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+f')
    await page.keyboard.type('code')
    expect(await findings(page, 'main')).toEqual([])
  })
}

test.describe('the text and the page are connected', () => {
  const paragraph = (number: number) => `Paragraph ${number} with **one** word and another word.`
  const numbers = Array.from({ length: 60 }, (_one, index) => index + 1)
  const long = `---\ntitle: Long\ndescription: A page.\n---\n\n${numbers.map(paragraph).join('\n\n')}\n\n| A | B |\n| --- | --- |\n| left | right cell |\n`
  const onPage = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Preview' }).getByText(text, { exact: true })

  test('a click on a word of the page puts the caret at it, also the second one of two', async ({ page }) => {
    await open(page)
    await fillField(page, long)
    const shown = onPage(page, 'Paragraph 20 with one word and another word.')
    await shown.scrollIntoViewIfNeeded()
    const end = await shown.evaluate((element) => {
      const range = document.createRange()
      const text = element.lastChild as Text
      range.setStart(text, text.data.lastIndexOf('word'))
      range.setEnd(text, text.data.lastIndexOf('word') + 1)
      const { left, top, height } = range.getBoundingClientRect()
      return { x: left + 1, y: top + height / 2 }
    })
    await page.mouse.click(end.x, end.y)
    await expect(markdownField(page)).toBeFocused()
    await page.keyboard.type('last ')
    expect(await fieldText(page)).toContain(
      'Paragraph 20 with **one** word and another last word.\n\nParagraph 21',
    )

    // Reading the whole text selects it, so that the page follows the caret to its end.
    await expect(onPage(page, 'Paragraph 20 with one word and another last word.')).toBeAttached()
    await expect(onPage(page, 'right cell')).toBeInViewport()
    await onPage(page, 'right cell').click({ position: { x: 1, y: 5 } })
    // Before, the whole text is selected. Without a selection, the line of the caret is copied.
    await expect.poll(() => selectedText(page)).toBe('| left | right cell |')
    await page.keyboard.type('the ')
    expect(await fieldText(page)).toContain('| left | the right cell |')
  })

  test('the page follows the caret, and stays where a visible block is', async ({ page }) => {
    await open(page)
    await fillField(page, long)
    await expect(onPage(page, 'right cell')).toBeInViewport()
    await page.keyboard.press('ControlOrMeta+Home')
    await expect(onPage(page, 'right cell')).not.toBeInViewport()
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Long' }),
    ).toBeInViewport()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\nThe last paragraph.')
    await expect(onPage(page, 'The last paragraph.')).toBeInViewport()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a touch on the result goes to its text, and the result starts at the caret', async ({ page }) => {
      await open(page)
      await fillField(page, long)
      await page.getByRole('button', { name: 'Result' }).tap()
      await expect(onPage(page, 'right cell')).toBeInViewport()
      await onPage(page, 'Paragraph 55 with one word and another word.').tap({ position: { x: 1, y: 8 } })
      await expect(markdownField(page)).toBeFocused()
      await page.keyboard.type('The ')
      expect(await fieldText(page)).toContain('\n\nThe Paragraph 55')
    })
  })
})
