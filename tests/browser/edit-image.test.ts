import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { fieldText, markdownField } from '../support/markdown-field.ts'
import { expect, test } from '../support/site.ts'

const address = '/guide/install/desktop.html'
const form = (page: Page) => page.getByRole('form', { name: 'Image' })
const look = (page: Page) => page.getByRole('region', { name: 'Preview' })

async function openEditor(page: Page): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await expect(markdownField(page)).toBeVisible()
}

/** Gives an image of this size to the field, as pasting or dropping does. */
const give = (target: Locator, kind: 'paste' | 'drop', width = 2000) =>
  target.evaluate(
    async (element, [kind, width]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height: 100 })
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const data = new DataTransfer()
      data.items.add(new File(blob ? [blob] : [], 'image.png', { type: 'image/png' }))
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true })
      element.dispatchEvent(event)
    },
    [kind, width] as const,
  )

test('a pasted image is asked for its text, shown on the page, stays after a reload, and is handed in as bytes', async ({
  page,
}) => {
  await openEditor(page)
  await markdownField(page).press('ControlOrMeta+End')
  await give(markdownField(page), 'paste')
  await expect(form(page).getByLabel('Alternative text')).toBeFocused()
  await form(page).getByLabel('Alternative text').fill('A red list')
  await form(page).getByLabel('Alternative text').press('Enter')
  await expect(form(page)).toHaveCount(0)
  const shown = look(page).getByRole('img', { name: 'A red list' })
  const isDrawn = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(isDrawn).toBe(1600)
  const text = await fieldText(page)
  expect(text).toMatch(/!\[A red list\]\(\/img\/install\/desktop-[0-9a-f]{8}\.webp\)$/)

  await page.reload()
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(isDrawn).toBe(1600)
  await page.getByText('Hand in your changes').click()
  await page.getByText('2 files').click()
  await expect(page.getByText(/^\.\.\/img\/install\/desktop-[0-9a-f]{8}\.webp new$/)).toBeVisible()
  await page.getByText('Patch by email or issue').click()
  await page.getByRole('button', { name: 'Create the patch' }).click()
  const patch = await page.locator('pre', { hasText: 'diff --git' }).innerText()
  expect(patch).toMatch(/diff --git a\/public\/img\/install\/desktop-[0-9a-f]{8}\.webp/)
  expect(patch).toContain('GIT binary patch')
})

test('a dropped image opens the form and leaves the text as it is', async ({ page }) => {
  await openEditor(page)
  const before = await fieldText(page)
  await give(markdownField(page), 'drop')
  await expect(form(page)).toBeVisible()
  expect(await fieldText(page)).toBe(before)
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(markdownField(page)).toBeFocused()
})

test('an image that neither the site nor the device has still says that it failed', async ({ page }) => {
  await openEditor(page)
  await markdownField(page).press('ControlOrMeta+End')
  await page.keyboard.insertText('\n\n![Gone](/img/install/gone-01234567.webp)')
  const image = look(page).getByRole('img', { name: 'Gone' })
  // It is loaded when it is near.
  await image.scrollIntoViewIfNeeded()
  await expect(image).toContainText('Gone')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an image is chosen by touch, and axe finds nothing', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('toolbar', { name: 'Editing tools' }).getByRole('button', { name: 'Image' }).tap()
    await form(page)
      .getByLabel('Image file')
      .setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      })
    await expect(form(page).getByRole('presentation')).toBeVisible()
    expect(await findings(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await form(page).getByLabel('Alternative text').fill('A dot')
    await form(page).getByRole('button', { name: 'Insert the image' }).tap()
    // The caret was in the front matter, where an image would make the page invalid.
    await expect
      .poll(() => fieldText(page))
      .toMatch(/\n---\n\n!\[A dot\]\(\/img\/install\/desktop-[0-9a-f]{8}\.webp\)\n\n/)
  })
})
