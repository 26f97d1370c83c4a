import { describe } from 'vitest'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const p = (text: string): string => `<p>${text}</p>`

const cases: GoldenCase[] = [
  ['on a line', 'a\n\n<!-- b -->\n\nc', p('a') + p('c')],
  ['over lines and blank lines', '<!-- a\n\n# b\n\n-->\nc', p('c')],
  ['several on a line', '<!-- a --> <!-- b -->\nc', p('c')],
  ['between two paragraphs without blank lines', 'a\n<!-- b -->\nc', p('a') + p('c')],
  ['in a line', 'a <!-- b --> c', p('a  c')],
  ['over two lines of a paragraph', 'a <!-- b\nc --> d', p('a  d')],
  ['in a heading', '## a <!-- b -->', '<h2>a</h2>'],
  ['the shortest ones', 'a <!--> b <!---> c', p('a  b  c')],
  ['with dashes in it', 'a <!-- b - -- c --> d', p('a  d')],
  ['in a list', '- a\n  <!-- b -->\n- c', '<ul><li>a</li><li>c</li></ul>'],
  ['between two lines of a tight item', '- a\n  <!-- b -->\n  c\n- d', '<ul><li>a\nc</li><li>d</li></ul>'],
  [
    'beside a container in a tight item',
    '- a\n  <!-- b -->\n  ::: tip\n  c\n  :::\n- d',
    `<ul><li>a<aside class="callout" data-callout="tip">${p('c')}</aside></li><li>d</li></ul>`,
  ],
  ['a container inside is hidden', '<!--\n::: tip\n-->\na', p('a')],
  [
    'in a container hides its closing',
    '::: tip\n<!--\n:::\n-->\na\n:::\nb',
    `<aside class="callout" data-callout="tip">${p('a')}</aside>${p('b')}`,
  ],
  ['markup inside is hidden', 'a <!-- *b* <Badge text="x" /> --> *c*', p('a  <em>c</em>')],
  ['without an end it is text in a line', 'a <!-- b', p('a &lt;!-- b')],
  ['in code it is text', '`<!-- a -->`', p('<code>&lt;!-- a --&gt;</code>')],
]

describe('comments', () => {
  testGolden('[D10]', cases)
})
