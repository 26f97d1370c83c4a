import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'
import { chooseScheme } from './support/scheme.ts'

const text = () => document.querySelector('main')

test('[D9] cards link to pages, downloads to files, and prices list their features', async () => {
  const { gone } = await renderPage(
    '<Card title="Docker" link="./guide/install/docker.md">\n\nWith **content**.\n\n</Card>\n\n<Download href="/img/logo.svg" text="Logo" size="2 kB" />\n\n<Pricing name="Pro" price="CNY 5" features="a; b" />',
  )
  await expect.element(page.getByRole('link', { name: 'Logo' })).toHaveAttribute('download', '')
  await expect.element(page.getByText('CNY 5')).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(expect.arrayContaining(['a', 'b']))
  await page.getByRole('link', { name: 'Docker' }).click()
  expect(gone).toEqual(['/guide/install/docker.html'])
})

test('[P10] a catalog lists the pages below', async () => {
  const { gone } = await renderPage('<Catalog base="/guide/install/" />')
  const catalog = page.getByRole('navigation', { name: 'Pages of this section' })
  await catalog.getByRole('link', { name: 'Docker', exact: true }).click()
  expect(gone).toEqual(['/guide/install/docker.html'])
})

test('[D1] formulas are MathML, and a formula with an error stays as written', async () => {
  await renderPage(
    'Euler $$e^{i\\pi}+1=0$$ here.\n\n$$\n\\frac{a}{b}\n$$\n\nBroken $$\\frac{a$$ too.\n\n$$\n\\href{javascript:alert(1)}{x}\n$$',
  )
  await expect.poll(() => text()?.querySelectorAll('math')).toHaveLength(2)
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1)
  expect(text()?.textContent).toContain('\\frac{a')
  expect(text()?.innerHTML).not.toContain('href="javascript')
})

test('[D1] IDs, marks, emoji, task boxes, wide tables, and includes are shown', async () => {
  await renderPage(
    [
      '#### A heading {#own-id}',
      '==Marked words==, 29^th^, H~2~O, and :rocket:.',
      'A paragraph. {#a-paragraph}',
      '- A list\n\n{#a-list}',
      '- [x] Done\n- [ ] Open',
      `| ${'a | '.repeat(9)}\n| ${'- | '.repeat(9)}\n| ${'b | '.repeat(9)}`,
      '<!-- @include: ./_parts/ports.md -->',
    ].join('\n\n'),
    { file: 'en/guide/contribute/sample.md' },
  )
  await expect.element(page.getByRole('heading', { level: 4 })).toHaveAttribute('id', 'own-id')
  await expect.element(page.getByRole('mark')).toHaveTextContent('Marked words')
  await expect.element(page.getByRole('superscript').first()).toHaveTextContent('th')
  await expect.element(page.getByRole('subscript')).toHaveTextContent('2')
  await expect.element(page.getByText('🚀')).toBeVisible()
  await expect.element(page.getByText('A paragraph.')).toHaveAttribute('id', 'a-paragraph')
  expect(text()?.querySelector('ul#a-list')).not.toBeNull()
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(2)
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1)
  const wide = page.getByRole('table').first()
  await expect.poll(() => wide.getByRole('columnheader').elements()).toHaveLength(9)
  await expect.element(page.getByRole('cell', { name: 'Web UI and API' })).toBeVisible()
})

test.each([
  ['en/sample.md', '/sample.html', 'Back to reference 1'],
  ['zh/sample.md', '/zh/sample.html', '返回引用处 1'],
])('[D1] a footnote and its reference link to each other: %s', async (file, path, back) => {
  const { gone } = await renderPage('A claim.[^port]\n\n[^port]: The note.', { file })
  const reference = page.getByRole('link', { name: '1', exact: true })
  const note = page.getByRole('listitem').filter({ hasText: 'The note.' })
  await reference.click()
  await note.getByRole('link', { name: back }).click()
  expect(gone).toEqual([note, reference].map((place) => `${path}#${place.element().id}`))
})

const kinds = ['tip', 'info', 'note', 'important', 'warning', 'caution', 'danger']

test.each([
  ['en/sample.md', ['Tip', 'Information', 'Note', 'Important', 'Warning', 'Caution', 'Danger']],
  ['zh/sample.md', ['提示', '相关信息', '说明', '重要', '注意', '当心', '危险']],
])('[D2] a box without a title shows the name of its kind: %s', async (file, titles) => {
  await renderPage(kinds.map((kind) => `::: ${kind}\nText.\n:::`).join('\n\n'), { file })
  for (const title of titles) await expect.element(page.getByText(title, { exact: true })).toBeVisible()
})

test('[D2] a box has a title with markup, contains boxes, and is written as on GitHub', async () => {
  await renderPage(
    ':::: info Two `ways`\n::: tip The short way\nUse Docker.\n:::\n::::\n\n> [!WARNING]\n> Take care.',
  )
  await expect.element(page.getByText('ways')).toBeVisible()
  expect(page.getByText('ways').element().tagName).toBe('CODE')
  const boxes = text()?.querySelectorAll('.callout') ?? []
  expect([...boxes].map((box) => box.parentElement?.closest('.callout') === null)).toEqual([
    true,
    false,
    true,
  ])
  await expect.element(page.getByText('Warning', { exact: true })).toBeVisible()
})

test('[D1] [D2] hidden words and folded boxes open with the keyboard, in both color schemes', async () => {
  await renderPage('A !!hidden answer!!.\n\n::: details More\nInside.\n:::')
  const spoiler = page.getByText('hidden answer').element() as HTMLElement
  const color = () => getComputedStyle(spoiler).color
  for (const scheme of ['light', 'dark'] as const) {
    chooseScheme(scheme)
    await expect.poll(color).toMatch(/[,/] 0\)$|transparent/)
    spoiler.focus()
    await expect.poll(color).not.toMatch(/[,/] 0\)$|transparent/)
    spoiler.blur()
  }
  const inside = page.getByText('Inside.')
  ;(page.getByText('More', { exact: true }).element().closest('summary') as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(inside).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.poll(() => inside.element().checkVisibility({ contentVisibilityAuto: true })).toBe(false)
})

test('[P16] [K25] a spinner is shown until a drawing has loaded', async () => {
  await renderPage('```mermaid\nflowchart LR\n  A --> B\n```')
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  const ring = text()?.querySelector('[role="status"] svg')
  expect(ring?.getAttribute('width')).toBe('48')
  expect(ring?.getAttribute('stroke-width')).toBe('4')
  // The whole image rotates: rotating an element inside it would need a layout of the page for each frame.
  expect(ring?.getAnimations()).toHaveLength(1)
})
