import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'
import { textOf } from '../../../src/prepare/text-of.ts'

/** The table of a text, and the first row of its cells by what is said of them. */
function read(markdown: string) {
  const found: Element[] = []
  visit(
    atOnce(prepareText(markdown, { footnotes: 'Footnotes', as: 'page' })).root,
    'element',
    (element) => void found.push(element),
  )
  const cells = found.filter(({ tagName }) => tagName === 'td')
  return {
    table: found.find(({ tagName }) => tagName === 'table'),
    textWith: (name: string) =>
      cells.filter(({ properties }) => name in properties).map((cell) => textOf(cell)),
    labels: cells.map(({ properties }) => properties.dataLabel),
  }
}

const api = `
| Place | Name | Type | Required | Default | Description |
| --- | --- | --- | --- | --- | --- |
| body | \`path\` | \`string\` | yes | – | The folder that is listed |
| body | \`page\` | \`int\` | no | 1 | The page, starting with 1 |
`

describe('[X11] tables as cards', () => {
  test('each cell has the name of its column; name, meaning, and empty cells are marked', () => {
    const { table, textWith, labels } = read(api)
    expect(table?.properties).toMatchObject({ dataCards: 'wide', role: 'table' })
    expect(labels.slice(0, 6)).toEqual(['Place', 'Name', 'Type', 'Required', 'Default', 'Description'])
    expect(textWith('dataName')).toEqual(['path', 'page'])
    expect(textWith('dataMeaning')).toEqual(['The folder that is listed', 'The page, starting with 1'])
    expect(textWith('dataEmpty')).toEqual(['–'])
  })

  test('the first column names the row where another does not', () => {
    const { textWith } = read(`
| Name | Type | Required | Default | Values | Since |
| --- | --- | --- | --- | --- | --- |
| **Bucket** (\`bucket\`) | \`string\` | yes | – | – | v3 |
`)
    expect(textWith('dataName')).toEqual(['Bucket (bucket)'])
  })

  test('a table of three to five columns is cards on a phone: the first column names the row, all others have their name', () => {
    const { table, textWith, labels } = read(`
| Message | Cause | Fix |
| --- | --- | --- |
| \`refused\` | \`server\` is not running | Start it, then try again |
| nothing | – | Wait |
`)
    expect(table?.properties).toMatchObject({ dataCards: 'narrow', role: 'table' })
    expect(labels.slice(0, 3)).toEqual(['Message', 'Cause', 'Fix'])
    expect(textWith('dataName')).toEqual(['refused', 'nothing'])
    expect(textWith('dataMeaning')).toEqual([])
    expect(textWith('dataEmpty')).toEqual(['–'])
  })

  test.each([
    ['of two columns', '| A | B |\n| - | - |\n| 1 | 2 |'],
    ['with an unnamed first column', '|   | A | B |\n| - | - | - |\n| x | 1 | 2 |'],
  ])('a table %s stays as it is', (_kind, markdown) => {
    expect(read(markdown).table?.properties).toEqual({})
  })

  test('[W2] a table with filters has its own cards, with marks in both languages', () => {
    const { table, textWith, labels } = read(`<FilterTable>\n${api}\n</FilterTable>`)
    expect(table?.properties).toEqual({ role: 'table' })
    expect(labels.slice(0, 2)).toEqual(['Place', 'Name'])
    expect(textWith('dataMark')).toEqual(['yes', 'no'])
    expect(
      read('<FilterTable>\n\n| A | B |\n| - | - |\n| x | 部分 |\n\n</FilterTable>').textWith('dataMark'),
    ).toEqual(['部分'])
  })
})
