import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFrame } from './support/render-page.tsx'
import { resizeWindow } from './support/window-size.ts'

const fields = Array.from(
  { length: 12 },
  (_, at) => `- \`field_${at}\` \`string\`\n\n  A field of the answer`,
)
const endpoint = `---
title: Files
containerClass: api-reference
---

## Read

### List a folder

::: route
\`GET\` \`POST\` \`/api/fs/list\`
:::

::::::: endpoint
:::::: endpoint-text
Returns the entries of a folder.

::::: fields
- [\`content\`](#content) \`ListedObj[]\` {#content}

  The entries

  :::: details Fields of \`ListedObj\`
  - \`virtual_path\` \`string\`

    The path
  ::::

${fields.join('\n\n')}
:::::
::::::

:::::: samples
::::: code-tabs#client
@tab curl
\`\`\`bash
curl -X POST "http://localhost:5244/api/fs/list"
\`\`\`
@tab Go
\`\`\`go
http.NewRequest("POST", "http://localhost:5244/api/fs/list", nil)
\`\`\`
:::::
::::::
:::::::
`

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const open = async (width: number, file?: string) => {
  await resizeWindow(width, 900)
  await renderFrame(endpoint, { sidebar: { '/': ['sample.md'] }, ...(file && { file }) })
  await expect.element(page.getByRole('tab', { name: 'curl' })).toBeVisible()
}

test.each([360, 800])('[W3] [X11] at %i px, the samples of an endpoint follow its text', async (width) => {
  await open(width)
  expect(boxOf('.samples').top).toBeGreaterThanOrEqual(boxOf('.endpoint-text').bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([1280, 1600])('[W3] [X11] at %i px, the samples stay beside the text', async (width) => {
  await open(width)
  const [text, samples] = [boxOf('.endpoint-text'), boxOf('.samples')]
  expect(samples.left).toBeGreaterThan(text.right)
  expect(Math.min(text.width, samples.width)).toBeGreaterThan(340)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  scrollTo(0, text.top + 200)
  await expect.poll(() => boxOf('.endpoint-text').top).toBeLessThan(0)
  expect(boxOf('.samples').top).toBeGreaterThan(0)
})

test.each([
  ['en/sample.md', 'Copy the path'],
  ['zh/sample.md', '复制路径'],
])('[W3] the path of an endpoint can be copied, and its methods are badges: %s', async (file, copy) => {
  await open(1280, file)
  const methods = [...document.querySelectorAll('main [data-method]')].map((method) => method.textContent)
  expect(methods).toEqual(['GET', 'POST'])
  await page.getByRole('button', { name: copy }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe('/api/fs/list')
})

test('[W3] a field has its own address, and the objects in it expand', async () => {
  await open(1280)
  await expect
    .element(page.getByRole('link', { name: 'content', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/#content$/))
  const inside = page.getByText('virtual_path', { exact: true })
  await expect.element(inside).not.toBeVisible()
  await page.getByText('Fields of').click()
  await expect.element(inside).toBeVisible()
})

test('[W3] an endpoint can be printed alone', async () => {
  await resizeWindow(1280, 900)
  const next =
    '\n### Make a folder\n\n::: route\n`POST` `/api/fs/mkdir`\n:::\n\nA new folder.\n\n## Write\n\nAll others.\n'
  await renderFrame(`${endpoint}${next}`, { sidebar: { '/': ['sample.md'] } })
  const printed: (string | null | undefined)[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.querySelector('[data-print-part]')?.textContent)
  })
  onTestFinished(() => print.mockRestore())
  const buttons = page.getByRole('button', { name: 'Print this endpoint' })
  for (const at of [0, 1]) {
    await buttons.nth(at).click()
    dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('[data-print-part]')).toBeNull()
  }
  expect(printed[0]).toMatch(/^List a folder[\s\S]*localhost/)
  expect(printed[0]).not.toContain('mkdir')
  expect(printed[1]).toMatch(/^Make a folder[\s\S]*A new folder\.$/)
})
