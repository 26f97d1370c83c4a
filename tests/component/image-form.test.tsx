import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preview as en } from '../../src/config/locales/en/preview.ts'
import { draftImage, removeImagesExcept } from '../../src/features/edit/images/image-drafts.ts'
import { ImageForm } from '../../src/features/edit/images/image-form.tsx'
import { renderPart } from './support/render-page.tsx'

const texts = en.image
const insert = vi.fn()
const close = vi.fn()

/** Returns a file with a drawing, or with noise, which is hard to compress. */
async function drawing(width: number, height: number, isNoise = false): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context && isNoise) {
    const data = context.createImageData(width, height)
    for (let at = 0; at < data.data.length; at += 1) data.data[at] = (at * 7919 * (at % 251)) % 256
    context.putImageData(data, 0, 0)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'drawing.png', { type: 'image/png' })
}

const open = (given?: File) =>
  renderPart(<ImageForm page="en/guide/sample.md" given={given} onInsert={insert} onClose={close} />)
const alt = () => page.getByLabelText(texts.alt)
const submit = () => page.getByRole('button', { name: texts.insert })

afterEach(async () => {
  insert.mockReset()
  await removeImagesExcept([])
  vi.restoreAllMocks()
})

test('a large image is made smaller and renamed, and its description is required', async () => {
  await open(await drawing(3200, 1000))
  await expect.element(page.getByRole('presentation')).toBeVisible()
  await submit().click()
  await expect.element(alt()).toHaveAccessibleDescription(texts.altMissing)
  await expect.element(alt()).toHaveFocus()
  expect(insert).not.toHaveBeenCalled()
  await alt().fill('A list [of files]')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => insert.mock.calls.length).toBe(1)
  const [, address] = /^!\[A list \\\[of files\\\]\]\((\/img\/guide\/sample-[0-9a-f]{8}\.webp)\)$/.exec(
    String(insert.mock.calls[0]),
  ) ?? [undefined, '']
  const bytes = await draftImage(address ?? '')
  const stored = await createImageBitmap(new Blob([new Uint8Array(bytes ?? [])]))
  expect([stored.width, stored.height]).toEqual([1600, 500])
})

/** Encoding noise several times takes 9 seconds on an idle machine. */
const encodingTimeoutMs = 60_000

test(
  'an image that stays large when it is compressed gets fewer pixels',
  async () => {
    await open(await drawing(1600, 1600, true))
    await expect.element(page.getByRole('presentation')).toBeVisible()
    await alt().fill('Noise')
    await submit().click()
    await expect.poll(() => insert.mock.calls.length, { timeout: encodingTimeoutMs }).toBe(1)
    const address = /\((.*)\)/.exec(String(insert.mock.calls[0]))?.[1] ?? ''
    expect((await draftImage(address))?.length).toBeLessThanOrEqual(300_000)
  },
  encodingTimeoutMs,
)

test('an image is chosen by its field, and a file that is none says so', async () => {
  await open()
  const field = page.getByLabelText(texts.file)
  await expect.element(field).toHaveFocus()
  await submit().click()
  await expect.element(field).toHaveAccessibleDescription(texts.missing)
  await userEvent.upload(field, new File(['no image'], 'a.png', { type: 'image/png' }))
  await expect.element(field).toHaveAccessibleDescription(texts.unreadable)
  await userEvent.upload(field, await drawing(20, 10))
  await expect.element(page.getByRole('presentation')).toBeVisible()
  await alt().fill('A line')
  await submit().click()
  await expect.poll(() => insert.mock.calls.length).toBe(1)
})

test('an image that the device can’t store is not inserted, and the form stays', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await open(await drawing(20, 10))
  await expect.element(page.getByRole('presentation')).toBeVisible()
  await alt().fill('A line')
  await submit().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.full)
  await expect.element(alt()).toHaveValue('A line')
  expect(insert).not.toHaveBeenCalled()
})

test('the form can be closed, and axe finds nothing', async () => {
  await open()
  expect((await axe.run('main')).violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: texts.cancel }).click()
  expect(close).toHaveBeenCalledOnce()
})
