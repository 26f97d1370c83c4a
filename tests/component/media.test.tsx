import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'
import { chooseScheme } from './support/scheme.ts'
import { resizeWindow } from './support/window-size.ts'

const dialog = () => document.querySelector('dialog[open]')

/** Addresses on other hosts that the document has requested. */
const askedOutside = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin !== location.origin)

test('[P13] an image enlarges on a click and by keyboard, and Escape returns the focus', async () => {
  await renderPage('![The logo =300x300](/img/logo.svg)')
  const image = page.getByRole('img', { name: 'The logo' })
  await expect.element(image).toHaveAttribute('loading', 'lazy')
  await expect.element(image).toHaveAttribute('width', '300')
  const open = page.getByRole('button', { name: /Enlarge/ })
  await expect.element(open).toBeVisible()
  ;(open.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'The logo' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
  await expect.element(open).toHaveFocus()
  await open.click()
  await page.getByRole('dialog', { name: 'The logo' }).click()
  await expect.poll(dialog).toBeNull()
})

test.each([
  ['![Logo =72x72](/img/logo.svg)', 72, 72],
  ['![Logo =200x100](/img/logo.svg)', 200, 100],
  ['![Logo](/img/logo.svg =100x200)', 100, 200],
  ['![Logo|56](/img/logo.svg)', 56, 56],
  ['![Logo](/img/logo.svg =x40)', 40, 40],
  ['![Logo](/img/logo.svg){width=32}', 32, 32],
  ['![Hills =420x](/img/contribute/backdrop.svg)', 420, 210],
  ['![Hills =x105](/img/contribute/backdrop.svg)', 210, 105],
])('[D1] [P13] a loaded image has the size that its author wrote: %s', async (markdown, width, height) => {
  await renderPage(markdown)
  const image = page.getByRole('img')
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  const box = image.element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([width, height])
})

test('[D1] [P13] an image that is wider than the text keeps its proportions', async () => {
  await resizeWindow(320)
  await renderPage('![Hills =420x210](/img/contribute/backdrop.svg)')
  const image = page.getByRole('img')
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  const box = image.element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([320, 160])
})

test('[P13] images with #light and #dark appear in their scheme only', async () => {
  await renderPage('![Day](/img/logo.svg#light) ![Night](/img/logo.svg#dark)')
  for (const [scheme, shown, hidden] of [
    ['light', 'Day', 'Night'],
    ['dark', 'Night', 'Day'],
  ] as const) {
    chooseScheme(scheme)
    await expect.element(page.getByAltText(shown)).toBeVisible()
    await expect.element(page.getByAltText(hidden)).not.toBeVisible()
  }
})

test('[E4] [D9] [K12] a video of an unsupported type causes only a warning, and has the ratio 16:9', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  await renderPage('<VideoPlayer src="/img/film.wmv" title="Film" />\n\nThe end.')
  await expect.element(page.getByRole('figure').filter({ hasText: 'Film' })).toBeVisible()
  await expect.poll(() => warned.mock.calls.flat().join(' ')).toContain('cannot play video/x-ms-wmv')
  const video = document.querySelector('video')?.getBoundingClientRect()
  expect((video?.width ?? 0) / (video?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('[D9] [X7] players load nothing from other sites before the reader asks', async () => {
  await renderPage(
    '<BiliBili bvid="BV1xx411c7mD" title="Talk" />\n\n<VideoPlayer src="https://media.example/a.mp4" title="Film" />',
  )
  const play = page.getByRole('button', { name: /Talk/ })
  await expect.element(play).toHaveTextContent('player.bilibili.com')
  await expect.element(page.getByRole('button', { name: /Film/ })).toHaveTextContent('media.example')
  expect(document.querySelector('main :is(iframe, video, audio)')).toBeNull()
  expect(askedOutside()).toEqual([])
  ;(play.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const player = page.getByTitle('Talk')
  await expect.element(player).toBeVisible()
  expect((player.element() as HTMLIFrameElement).src).toContain('bvid=BV1xx411c7mD')
})
