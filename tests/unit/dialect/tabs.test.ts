import { describe, expect, test } from 'vitest'
import { readTabLine } from '../../../src/dialect/tabs/tab-line.ts'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const tabs = (content: string, group?: string, kind = 'tabs'): string => {
  const data = group === undefined ? '' : ` data-group="${group}"`
  return `<div data-block="tabs" data-kind="${kind}"${data}>${content}</div>`
}
const tab = (title: string, content: string, more = ''): string =>
  `<section data-tab="${title}"${more}>${content}</section>`
const p = (text: string): string => `<p>${text}</p>`
const code = (source: string, language: string, title?: string): string => {
  const name = title === undefined ? '' : ` data-title="${title}"`
  return `<pre data-block="code" data-language="${language}"${name}><code class="language-${language}">${source}\n</code></pre>`
}

const cases: GoldenCase[] = [
  ['two tabs', '::: tabs\n@tab A\na\n@tab B\nb\n:::', tabs(tab('A', p('a')) + tab('B', p('b')))],
  ['a group', '::: tabs#os\n@tab A\na\n:::', tabs(tab('A', p('a')), 'os')],
  ['a group behind a space', '::: tabs #os\n@tab A\na\n:::', tabs(tab('A', p('a')), 'os')],
  [
    'blank lines everywhere',
    '::: tabs\n\n@tab A\n\na\n\n@tab B\n\nb\n\n:::\nc',
    tabs(tab('A', p('a')) + tab('B', p('b'))) + p('c'),
  ],
  [
    'an active tab',
    '::: tabs\n@tab A\na\n@tab:active B\nb\n:::',
    tabs(tab('A', p('a')) + tab('B', p('b'), ' data-active=""')),
  ],
  [
    'a value',
    '::: tabs\n@tab Linux #linux\na\n@tab Mac#mac\n:::',
    tabs(tab('Linux', p('a'), ' data-value="linux"') + tab('Mac', '', ' data-value="mac"')),
  ],
  ['a title that ends with a sharp', '::: tabs\n@tab C#\na\n:::', tabs(tab('C#', p('a')))],
  ['a title is plain text', '::: tabs\n@tab *A* & "B"\na\n:::', tabs(tab('*A* &amp; &quot;B&quot;', p('a')))],
  ['a Chinese title', '::: tabs\n@tab 群晖\n甲\n:::', tabs(tab('群晖', p('甲')))],
  ['text before the first tab stays', '::: tabs\na\n@tab B\nb\n:::', tabs(p('a') + tab('B', p('b')))],
  ['no tab at all', '::: tabs\na\n:::', tabs(p('a'))],
  [
    'a list in a tab, ended by the next tab',
    '::: tabs\n@tab A\n- a\n- b\n@tab B\nc\n:::',
    tabs(tab('A', '<ul><li>a</li><li>b</li></ul>') + tab('B', p('c'))),
  ],
  [
    'a quote in a tab, ended by the next tab',
    '::: tabs\n@tab A\n> a\n@tab B\nc\n:::',
    tabs(tab('A', `<blockquote>${p('a')}</blockquote>`) + tab('B', p('c'))),
  ],
  [
    'a tab line interrupts a paragraph',
    '::: tabs\n@tab A\na\nb\n@tab B\nc\n:::',
    tabs(tab('A', p('a\nb')) + tab('B', p('c'))),
  ],
  [
    'a fence in a tab hides tab lines',
    '::: tabs\n@tab A\n```md\n@tab B\n:::\n```\n@tab C\nc\n:::',
    tabs(tab('A', code('@tab B\n:::', 'md')) + tab('C', p('c'))),
  ],
  [
    'a tab line inside a callout in a tab is text',
    ':::: tabs\n@tab A\n::: tip\n@tab B\n:::\n::::',
    tabs(tab('A', `<aside class="callout" data-callout="tip">${p('@tab B')}</aside>`)),
  ],
  [
    'tabs in tabs',
    ':::: tabs\n@tab A\n::: tabs\n@tab 1\na\n@tab 2\nb\n:::\n@tab B\nc\n::::',
    tabs(tab('A', tabs(tab('1', p('a')) + tab('2', p('b')))) + tab('B', p('c'))),
  ],
  [
    'tabs of equal colons nest',
    '::: tabs\n@tab A\n::: tabs\n@tab 1\na\n:::\n@tab B\nb\n:::',
    tabs(tab('A', tabs(tab('1', p('a')))) + tab('B', p('b'))),
  ],
  [
    'tabs in a list',
    '1. a\n\n   ::: tabs#os\n   @tab A\n   b\n   @tab B\n   c\n   :::\n\n2. d',
    `<ol><li><p>a</p>${tabs(tab('A', p('b')) + tab('B', p('c')), 'os')}</li><li><p>d</p></li></ol>`,
  ],
  ['a tab line outside of tabs is text', '@tab A\n\na', p('@tab A') + p('a')],
  [
    'a tab line in another container is text',
    '::: tip\n@tab A\n:::',
    `<aside class="callout" data-callout="tip">${p('@tab A')}</aside>`,
  ],
  [
    'a tab line in a list in tabs is text',
    '::: tabs\n@tab A\n- b\n\n  @tab C\n:::',
    tabs(tab('A', `<ul><li>${p('b') + p('@tab C')}</li></ul>`)),
  ],
  [
    'words that begin like a tab line',
    '::: tabs\n@tab A\n@tabs b\n@table\n:::',
    tabs(tab('A', p('@tabs b\n@table'))),
  ],
  ['tabs that are never closed', '::: tabs\n@tab A\na', tabs(tab('A', p('a')))],
  [
    'code tabs',
    '::: code-tabs#shell\n@tab bash\n```bash\na\n```\n@tab:active cmd\n```bat\nb\n```\n:::',
    tabs(tab('bash', code('a', 'bash')) + tab('cmd', code('b', 'bat'), ' data-active=""'), 'shell', 'code'),
  ],
  [
    'fences of a code group are tabs',
    '::: code-group\n```bash [npm]\na\n```\n\n```bash [yarn]\nb\n```\n:::\nc',
    tabs(tab('npm', code('a', 'bash', 'npm')) + tab('yarn', code('b', 'bash', 'yarn')), undefined, 'code') +
      p('c'),
  ],
  [
    'a fence without a title is named by its language',
    '::: code-group\n```bash\na\n```\n:::',
    tabs(tab('bash', code('a', 'bash')), undefined, 'code'),
  ],
  [
    'an active fence',
    '::: code-group\n```js [A]\na\n```\n```js [B] active\nb\n```\n:::',
    tabs(
      tab('A', code('a', 'js', 'A')) + tab('B', code('b', 'js', 'B'), ' data-active=""'),
      undefined,
      'code',
    ),
  ],
  [
    'text behind a fence belongs to its tab',
    '::: code-group\n```js [A]\na\n```\nb\n:::',
    tabs(tab('A', code('a', 'js', 'A') + p('b')), undefined, 'code'),
  ],
  [
    'tab lines in a code group end the tabs by fence',
    '::: code-group\n@tab A\n```js\na\n```\n```js\nb\n```\n:::',
    tabs(tab('A', code('a', 'js') + code('b', 'js')), undefined, 'code'),
  ],
  [
    'a fence in a list in a code group is no tab',
    '::: code-group\n- ```js\n  a\n  ```\n:::',
    tabs(`<ul><li>${code('a', 'js')}</li></ul>`, undefined, 'code'),
  ],
]

describe('tabs', () => {
  testGolden('[D3]', cases)

  test.each([
    ['@tab A', { title: 'A', active: false }],
    ['@tab:active A b #c', { title: 'A b', value: 'c', active: true }],
    ['@tab F#', { title: 'F#', active: false }],
    ['@tab Issue #1 open', { title: 'Issue #1 open', active: false }],
    ['@tab', { title: '', active: false }],
  ])('[D3] %s is read', (line, head) => {
    expect(readTabLine(line)).toEqual(head)
  })
})
