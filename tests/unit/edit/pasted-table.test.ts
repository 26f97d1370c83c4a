import type { Table } from 'mdast'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { plainText } from '../../../src/dialect/plain-text.ts'
import { pastedTable } from '../../../src/features/edit/field/pasted-table.ts'

const ofText = (text: string) => pastedTable({ html: '', text })
const ofHtml = (html: string) => pastedTable({ html, text: 'as text' })
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each<readonly [string, string, string]>([
  ['two rows', 'a\tb\nc\td', '| a | b |\n| --- | --- |\n| c | d |'],
  [
    'a line break at the end, as spreadsheets write it',
    'a\tb\r\nc\td\r\n',
    '| a | b |\n| --- | --- |\n| c | d |',
  ],
  ['an empty cell', 'a\tb\n\td', '| a | b |\n| --- | --- |\n|  | d |'],
  ['bars, also escaped ones', 'a|b\tc\\|d\n`x`\t**y**', '| a\\|b | c\\|d |\n| --- | --- |\n| `x` | **y** |'],
])('text with tabs: %s', (_name, text, table) => {
  expect(ofText(text)).toBe(table)
})

test.each([
  ['words', 'One sentence.\nAnother one.'],
  ['one row', 'a\tb'],
  ['one column', 'a\t\nb\t'],
  ['indented code', '\tif (a)\n\t\tb()'],
  ['code with one tab each', '\ta()\n\tb()'],
  ['rows of different length', 'a\tb\nc'],
  ['nothing', ''],
  ['very many cells', 'a\tb\n'.repeat(3000)],
])('text that is no table stays as it is: %s', (_name, text) => {
  expect(ofText(text)).toBeUndefined()
})

test.each<readonly [string, string, string]>([
  [
    'of a spreadsheet, with its styles and comments',
    `<html><head><style>td {color: red}</style></head><body><!--StartFragment--><table><colgroup><col></colgroup>${row('a', 'b')}${row('1', ' 2 ')}</table><!--EndFragment--></body></html>`,
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'with links, code, and line breaks',
    `<table>${row('<b>a</b>', 'b')}${row('<a href="https://example.com/x">see</a> <code>c|d</code>', 'one<br>two<p>three</p>')}</table>`,
    '| a | b |\n| --- | --- |\n| [see](https://example.com/x) `c\\|d` | one<br>two<br>three |',
  ],
  [
    'with an address that is no link here',
    `<table>${row('a', 'b')}${row('<a href="javascript:x()">run</a>', '<a href="/own">own</a>')}</table>`,
    '| a | b |\n| --- | --- |\n| run | own |',
  ],
  [
    'with cells that cover others',
    '<table><tr><th colspan="2">a</th><th>b</th></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></table>',
    '| a |  | b |\n| --- | --- | --- |\n| c | d | e |\n|  | f | g |',
  ],
  [
    'without its scripts',
    `<table>${row('a', 'b')}${row('c<script>alert(1)</script>', '<img src="https://example.com/x" onerror="alert(1)">d')}</table>`,
    '| a | b |\n| --- | --- |\n| c | d |',
  ],
])('HTML %s', (_name, html, table) => {
  expect(ofHtml(html)).toBe(table)
})

test.each([
  ['words around it', `<p>Before</p><table>${row('a', 'b')}${row('c', 'd')}</table>`],
  ['a second table', `<table>${row('a', 'b')}${row('c', 'd')}</table><table>${row('a')}</table>`],
  ['the lines of a program', `<table>${row('', 'const a = 1')}${row('', 'const b = 2')}</table>`],
  ['no table', '<p>a</p>'],
  [
    'cells that would cover very many',
    `<table><tr>${'<td colspan="1000">a</td>'.repeat(9)}</tr>${row('a', 'b')}</table>`,
  ],
])('HTML with %s is pasted as its text', (_name, html) => {
  expect(ofHtml(html)).toBeUndefined()
})

test('what HTML shows is what the page shows', () => {
  const cells = [
    'a_b_c',
    '_a_ *b* `c`',
    '<name>',
    'a|b\\c',
    '[x](y)',
    '==a== !!b!!',
    '29^th^ H~2~O',
    '&amp;',
    ':rocket: 12:30:45',
    '{#id} $$x$$',
  ]
  const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const table = ofHtml(
    `<table>${row('a', 'b')}${cells.map((cell) => row('x', asHtml(cell))).join('')}</table>`,
  )
  const [shown] = parseMarkdown(table ?? '').children as Table[]
  expect(shown?.children.slice(1).map(({ children }) => plainText(children[1] as never))).toEqual(cells)
})
