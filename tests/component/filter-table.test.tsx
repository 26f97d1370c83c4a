import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderFrame, renderPage } from './support/render-page.tsx'
import { resizeWindow } from './support/window-size.ts'

const overview = `<FilterTable filters="2-4" name="drivers">

| Driver | Kind | Region | Upload |
| --- | --- | --- | --- |
| [115 Open](./a.md) | App authorization | China | yes |
| [189Cloud](./b.md) 天翼云盘 | User name | China | yes |
| [DoubaoShare](./c.md) | Share link, cookie | China | no |
| [Lanzou](./d.md) | Share link, cookie | China | yes |
| [OneDrive](./e.md) | App authorization | International | yes |
| [S3](./f.md) | Access key | International | yes |

</FilterTable>`

const filter = page.getByLabelText('Table filter')
const find = filter.getByRole('searchbox')
const status = filter.getByRole('status')
const choice = (name: RegExp) => filter.getByRole('button', { name })
const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent)
const chosen = () => new URLSearchParams(location.search).getAll('drivers')

/** Sets the query of the address until the test ends. */
function address(search: string): void {
  const before = location.search
  history.replaceState(null, '', `${location.pathname}${search}`)
  onTestFinished(() => history.replaceState(null, '', `${location.pathname}${before}`))
}

beforeEach(() => address('?'))

describe('filter table', () => {
  test('[W2] a text filters the rows, and the number of rows is announced', async () => {
    await renderPage(overview)
    await expect.element(status).toHaveTextContent('6 rows')
    await find.fill('天翼')
    await expect.element(status).toHaveTextContent('1 row of 6')
    expect(rows()).toEqual([expect.stringContaining('189Cloud')])
  })

  test('[W2] choices filter the rows and are in the address', async () => {
    await renderPage(overview)
    await choice(/^Share link/).click()
    await expect.element(status).toHaveTextContent('2 rows of 6')
    const upload = choice(/^Upload/)
    ;(upload.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent('1 row of 6')
    await expect.element(upload).toHaveAttribute('aria-pressed', 'true')
    expect(rows()).toEqual([expect.stringContaining('Lanzou')])
    expect(chosen()).toEqual(['Share link', 'Upload'])
  })

  test('[W2] a filter in the address applies, without choices that no longer exist', async () => {
    address('?drivers=International&drivers=gone')
    await renderPage(overview)
    await expect.element(status).toHaveTextContent('2 rows of 6')
    await expect.element(choice(/^International/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('[W2] if no row matches, a button clears all filters', async () => {
    address('?drivers=International')
    await renderPage(overview)
    await find.fill('no such driver')
    await expect.element(page.getByText('No row matches all filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).last().click()
    await expect.element(status).toHaveTextContent('6 rows')
    expect(chosen()).toEqual([])
  })

  test('[W2] each group of choices is one stop of the Tab key, and arrow keys, Home, and End move inside', async () => {
    await renderPage(overview)
    const kinds = filter.getByRole('toolbar', { name: 'Kind' }).getByRole('button')
    await expect.element(kinds.first()).toBeVisible()
    ;(find.element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    for (const [key, reached] of [
      ['', kinds.first()],
      ['{ArrowRight}', kinds.nth(1)],
      ['{End}', kinds.last()],
      ['{ArrowRight}', kinds.first()],
      ['{ArrowLeft}', kinds.last()],
      ['{Home}', kinds.first()],
    ] as const) {
      if (key) await userEvent.keyboard(key)
      await expect.element(reached).toHaveFocus()
    }
    await userEvent.keyboard('{Tab}')
    await expect
      .element(filter.getByRole('toolbar', { name: 'Region' }).getByRole('button').first())
      .toHaveFocus()
  })

  test('[W2] [X11] on a phone, each row is a card in a table', async () => {
    await resizeWindow(390, 844)
    await renderFrame(overview)
    await expect.element(status).toHaveTextContent('6 rows')
    const card = page.getByRole('row').filter({ hasText: '115 Open' })
    await expect.element(card).toBeVisible()
    await expect.element(page.getByRole('table').filter({ hasText: '115 Open' })).toBeVisible()
    const cells = card.getByRole('cell').elements()
    expect(cells.length + card.getByRole('rowheader').elements().length).toBe(4)
    const tops = cells.map((cell) => cell.getBoundingClientRect().top)
    expect(new Set(tops).size).toBeGreaterThan(1)
    expect(card.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
