import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderFrame } from './support/render-page.tsx'
import { resizeWindow } from './support/window-size.ts'

const meaning =
  'Lifetime of signed links, in hours. A link that is older than this stops working, and the server creates another one for the next visitor'
const markdown = `The options.

## Options

| Name | Key | Type | Default | Required | Description | Since |
| --- | --- | --- | --- | --- | --- | --- |
| Bucket | \`bucket\` | string | – | Yes | Name of the bucket | v3.0.0 |
| Sign URL expire | \`sign_url_expire\` | number | \`4\` | No | ${meaning} | v3.0.0 |
| Custom host presign | \`enable_custom_host_presign\` | bool | \`false\` | No | Signs links for the custom host | v3.42.0 |

## More

Text.`

const scroller = () => document.querySelector('.table-scroll')
const hidden = () => (scroller()?.scrollWidth ?? 0) - (scroller()?.clientWidth ?? 0)
const cell = (text: string) =>
  page.getByText(text, { exact: true }).element().closest('td, th')?.getBoundingClientRect() ?? new DOMRect()

test.each([
  360, 800,
])('[X11] [W2] at %i px, the rows of a wide table are cards, and nothing scrolls', async (width) => {
  await resizeWindow(width, 844)
  await renderFrame(markdown, { sidebar: { '/': ['sample.md'] } })
  await expect.element(page.getByText('sign_url_expire')).toBeVisible()
  // The meaning is below the name, and the shorter facts are below it.
  expect(cell(meaning).top).toBeGreaterThan(cell('sign_url_expire').top)
  expect(cell('number').top).toBeGreaterThan(cell(meaning).top)
  for (const text of ['sign_url_expire', 'number', meaning]) {
    expect(cell(text).left).toBeGreaterThanOrEqual(0)
    expect(cell(text).right).toBeLessThanOrEqual(width)
  }
  expect(hidden()).toBe(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('[X11] on a phone, the rows of a troubleshooting table are cards with the name of each column', async () => {
  await resizeWindow(360, 800)
  const fix = 'Start the server, and open the page again'
  await renderFrame(
    `| Message | Cause | Fix |\n| - | - | - |\n| refused | The server is not running | ${fix} |`,
  )
  await expect.element(page.getByText('refused')).toBeVisible()
  expect(cell('The server is not running').top).toBeGreaterThanOrEqual(cell('refused').bottom)
  expect(cell(fix).top).toBeGreaterThanOrEqual(cell('The server is not running').bottom)
  const label = page.getByText(fix, { exact: true }).element().closest('td') as Element
  expect(getComputedStyle(label, '::before').content).toContain('Fix')
  await expect.element(page.getByRole('columnheader', { name: 'Fix' })).toBeInTheDocument()
  await resizeWindow(768, 1024)
  await expect.poll(() => cell(fix).top).toBe(cell('refused').top)
})

test.each([
  1280, 1440, 1920,
])('[X11] at %i px, a table of seven columns uses the space beside the text, and sentences have lines', async (width) => {
  await resizeWindow(width, 900)
  await renderFrame(markdown, { sidebar: { '/': ['sample.md'] } })
  await expect.element(page.getByText('sign_url_expire')).toBeVisible()
  expect(hidden()).toBe(0)
  expect(cell(meaning).width).toBeGreaterThan(160)
  expect(cell('number').top).toBe(cell(meaning).top)
  const text = page.getByText('The options.').element().getBoundingClientRect()
  const table = scroller()?.getBoundingClientRect()
  expect(table?.left).toBe(text.left)
  // The table of contents is beside the text from 1440 px on.
  const contents = page.getByRole('navigation', { name: 'On this page' }).element().getBoundingClientRect()
  if (width >= 1440) expect(table?.right).toBeLessThan(contents.left)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
