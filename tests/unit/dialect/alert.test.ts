import { describe } from 'vitest'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const alert = (name: string, content: string, title?: string): string => {
  const head = title === undefined ? '' : `<p class="callout-title">${title}</p>`
  return `<aside class="callout" data-callout="${name}">${head}${content}</aside>`
}
const quote = (content: string): string => `<blockquote>${content}</blockquote>`
const p = (text: string): string => `<p>${text}</p>`

const cases: GoldenCase[] = [
  ...['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map(
    (name): GoldenCase => [`${name} is a callout`, `> [!${name}]\n> a`, alert(name.toLowerCase(), p('a'))],
  ),
  ['small letters', '> [!note]\n> a', alert('note', p('a'))],
  ['without a space', '>[!NOTE]\n>a', alert('note', p('a'))],
  ['a title', '> [!TIP] Read *this*\n> a', alert('tip', p('a'), 'Read <em>this</em>')],
  [
    'several blocks',
    '> [!NOTE]\n> a\n>\n> - b\n> - c\n\nd',
    alert('note', `${p('a')}<ul><li>b</li><li>c</li></ul>`) + p('d'),
  ],
  ['a lazy line', '> [!NOTE]\n> a\nb', alert('note', p('a\nb'))],
  ['interrupts a paragraph', 'a\n> [!NOTE]\n> b', p('a') + alert('note', p('b'))],
  ['in a list', '- a\n  > [!NOTE]\n  > b\n- c', `<ul><li>a${alert('note', p('b'))}</li><li>c</li></ul>`],
  ['in a quote', '> > [!NOTE]\n> > a\n>\n> b', quote(alert('note', p('a')) + p('b'))],
  [
    'with a container inside',
    '> [!NOTE]\n> ::: tip\n> a\n> :::\n> b',
    alert('note', alert('tip', p('a')) + p('b')),
  ],
  ['inside a container', '::: tip\n> [!NOTE]\n> a\n:::\nb', alert('tip', alert('note', p('a'))) + p('b')],
  ['two in a row', '> [!NOTE]\n> a\n\n> [!TIP]\n> b', alert('note', p('a')) + alert('tip', p('b'))],
  ['a quote behind it', '> [!NOTE]\n> a\n\n> b', alert('note', p('a')) + quote(p('b'))],
  [
    'a fence inside',
    '> [!NOTE]\n> ```\n> a\n> ```\n\nb',
    `${alert('note', '<pre data-block="code"><code>a\n</code></pre>')}<p>b</p>`,
  ],
  ['an unknown name is a quote', '> [!DANGER]\n> a', quote(p('[!DANGER]\na'))],
  ['a name on a later line is text', '> a\n> [!NOTE]', quote(p('a\n[!NOTE]'))],
  ['text directly behind the bracket', '> [!NOTE]a', quote(p('[!NOTE]a'))],
  ['no quote', '[!NOTE]\na', p('[!NOTE]\na')],
]

describe('GitHub alerts', () => {
  testGolden('[D2]', cases)
})
