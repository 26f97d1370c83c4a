import { describe, expect, test } from 'vitest'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const callout = (name: string, content: string, title?: string): string => {
  const head = title === undefined ? '' : `<p class="callout-title">${title}</p>`
  return `<aside class="callout" data-callout="${name}">${head}${content}</aside>`
}
const details = (content: string, title?: string, attributes = ''): string => {
  const head = title === undefined ? '' : `<summary>${title}</summary>`
  return `<details class="callout" data-callout="details"${attributes}>${head}${content}</details>`
}
const unknown = (name: string, content: string, title?: string): string => {
  const head = title === undefined ? '' : `<p class="container-title">${title}</p>`
  return `<div class="container" data-container="${name}">${head}${content}</div>`
}
const code = (source: string, language?: string): string => {
  const data = language ? ` data-language="${language}"` : ''
  const name = language ? ` class="language-${language}"` : ''
  return `<pre data-block="code"${data}><code${name}>${source}\n</code></pre>`
}
const p = (text: string): string => `<p>${text}</p>`

const openings: GoldenCase[] = [
  ['a name behind a space', '::: tip\n*a*\n:::', callout('tip', p('<em>a</em>'))],
  ['a name behind the colons', ':::tip\na\n:::', callout('tip', p('a'))],
  ['a title', '::: tip Read *this*\na\n:::', callout('tip', p('a'), 'Read <em>this</em>')],
  ['a title without a space before the name', ':::tip Title\na\n:::', callout('tip', p('a'), 'Title')],
  ['a title in brackets', ':::tip[Read `this`]\na\n:::', callout('tip', p('a'), 'Read <code>this</code>')],
  ['brackets in a bracketed title', ':::tip[a [b] c]\nd\n:::', callout('tip', p('d'), 'a [b] c')],
  ['an escaped bracket in a title', ':::tip[a \\] b]\nc\n:::', callout('tip', p('c'), 'a ] b')],
  ['empty brackets', ':::tip[]\na\n:::', callout('tip', p('a'))],
  ['a bracket that never closes is the title', ':::tip[a\nb\n:::', callout('tip', p('b'), '[a')],
  ['text behind a bracketed title keeps all', ':::tip[a] b\nc\n:::', callout('tip', p('c'), '[a] b')],
  ['a title that is a link', '::: tip [a](b)\nc\n:::', callout('tip', p('c'), '<a href="b">a</a>')],
  [
    'a link in a title by its definition',
    '::: tip [a]\nc\n:::\n\n[a]: /b',
    callout('tip', p('c'), '<a href="/b">a</a>'),
  ],
  ['spaces around everything', ':::    tip    A  b   \na\n:::   ', callout('tip', p('a'), 'A b')],
  ['tabs around the name', ':::\ttip\tTitle\na\n:::\t', callout('tip', p('a'), 'Title')],
  ['a Chinese title', '::: warning 注意：数据\n内容\n:::', callout('warning', p('内容'), '注意：数据')],
  ['an entity in a title', '::: tip a &amp; b\nc\n:::', callout('tip', p('c'), 'a &amp; b')],
  ['attributes', '::: tip{.wide}\na\n:::', '<aside class="callout wide" data-callout="tip"><p>a</p></aside>'],
  [
    'attributes behind a title',
    '::: tip Title {.wide}\na\n:::',
    '<aside class="callout wide" data-callout="tip"><p class="callout-title">Title</p><p>a</p></aside>',
  ],
  ['braces that are no attributes', '::: tip Use {name}\na\n:::', callout('tip', p('a'), 'Use {name}')],
  ['empty content', '::: tip\n:::\nafter', callout('tip', '') + p('after')],
  ['a title without content', '::: tip Title\n:::', callout('tip', '', 'Title')],
  ['Windows line endings', '::: tip Title\r\na\r\n:::\r\nb', callout('tip', p('a'), 'Title') + p('b')],
  ['three spaces before', '   ::: tip\n   a\n   :::', callout('tip', p('a'))],
  ['four spaces are code', '    ::: tip', '<pre><code>::: tip\n</code></pre>'],
]

const names: GoldenCase[] = [
  ...['tip', 'info', 'note', 'warning', 'caution', 'danger', 'important'].map(
    (name): GoldenCase => [`${name} is a callout`, `::: ${name}\na\n:::`, callout(name, p('a'))],
  ),
  ['details', '::: details More *here*\na\n:::', details(p('a'), 'More <em>here</em>')],
  ['details without a title', '::: details\na\n:::', details(p('a'))],
  ['details that start open', '::: details Title {open}\na\n:::', details(p('a'), 'Title', ' open')],
  ['an unknown name shows its content', '::: theorem\na\n:::', unknown('theorem', p('a'))],
  [
    'an unknown name shows its title',
    '::: theorem Of *two*\na\n:::',
    unknown('theorem', p('a'), 'Of <em>two</em>'),
  ],
  ['letter case counts', '::: TIP\na\n:::', unknown('TIP', p('a'))],
  [
    'a block',
    '::: echarts My chart\na\n:::',
    '<div data-block="echarts" data-title="My chart"><p>a</p></div>',
  ],
  ['a block without a title', '::: flow\na\n:::', '<div data-block="flow"><p>a</p></div>'],
  ['a chart library that the site does not have', '::: chart\na\n:::', unknown('chart', p('a'))],
  [
    'a title of a block is plain text',
    '::: demo A *b* "c"\na\n:::',
    '<div data-block="demo" data-title="A *b* &quot;c&quot;"><p>a</p></div>',
  ],
  ['another name of a block', '::: flowchart\na\n:::', '<div data-block="flow"><p>a</p></div>'],
  ['alignment', '::: center\na\n:::', '<div class="align-center"><p>a</p></div>'],
  ['hidden in print', '::: hidden-when-print\na\n:::', '<div class="hidden-when-print"><p>a</p></div>'],
  [
    'a demo with its three languages',
    '::: normal-demo Title\n```html\n<b>\n```\n```js\n1\n```\n```css\nb {}\n```\n:::',
    `<div data-block="demo" data-title="Title">${code('&lt;b>', 'html')}${code('1', 'js')}${code('b {}', 'css')}</div>`,
  ],
]

const closings: GoldenCase[] = [
  ['text directly behind', '::: tip\na\n:::\nb', callout('tip', p('a')) + p('b')],
  ['blank lines inside', '::: tip\n\na\n\nb\n\n:::\n\nc', callout('tip', p('a') + p('b')) + p('c')],
  ['more colons close', '::: tip\na\n:::::\nb', callout('tip', p('a')) + p('b')],
  ['fewer colons are text', ':::: tip\na\n:::\nb\n::::', callout('tip', p('a\n:::\nb'))],
  ['two colons are text', '::: tip\na\n::\n:::', callout('tip', p('a\n::'))],
  ['a closing with text is text', '::: tip\na\n::: !\n:::', callout('tip', p('a\n::: !'))],
  ['the end of the file closes', '::: tip\na', callout('tip', p('a'))],
  ['an opening at the end of the file', '::: tip', callout('tip', '')],
  ['a stray closing is text', 'a\n\n:::\n\nb', p('a') + p(':::') + p('b')],
  ['a second closing is text', '::: tip\na\n:::\n:::\nb', callout('tip', p('a')) + p(':::\nb')],
  ['colons without a name are text', '::::: \na', p(':::::\na')],
  ['an indented closing', '::: tip\na\n   :::\nb', callout('tip', p('a')) + p('b')],
  ['a closing indented by four is text', '::: tip\na\n    :::\n:::', callout('tip', p('a\n:::'))],
  ['two in a row', '::: tip\na\n:::\n::: info\nb\n:::', callout('tip', p('a')) + callout('info', p('b'))],
  [
    'a table directly behind',
    '::: tip\na\n:::\n| b |\n| - |\n| c |',
    `${callout('tip', p('a'))}<table><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>`,
  ],
  ['a fence directly behind', '::: tip\na\n:::\n```\nb\n```', callout('tip', p('a')) + code('b')],
  ['a heading directly behind', '::: tip\na\n:::\nb\n---', `${callout('tip', p('a'))}<h2>b</h2>`],
  ['indented code behind', '::: tip\na\n:::\n    b', `${callout('tip', p('a'))}<pre><code>b\n</code></pre>`],
]

const nesting: GoldenCase[] = [
  [
    'more colons outside',
    ':::: tip\n::: info\na\n:::\nb\n::::\nc',
    callout('tip', callout('info', p('a')) + p('b')) + p('c'),
  ],
  [
    'equal colons nest by name',
    '::: tip\n::: info\na\n:::\nb\n:::\nc',
    callout('tip', callout('info', p('a')) + p('b')) + p('c'),
  ],
  [
    'three levels',
    '::::: tip\n:::: info\n::: note\na\n:::\n::::\n:::::',
    callout('tip', callout('info', callout('note', p('a')))),
  ],
  [
    'more colons inside',
    '::: tip\n:::: info\na\n::::\nb\n:::\nc',
    callout('tip', callout('info', p('a')) + p('b')) + p('c'),
  ],
  [
    'the outer closing closes the inner one',
    ':::: tip\n::: info\na\n::::\nb',
    callout('tip', callout('info', p('a'))) + p('b'),
  ],
  [
    'more colons than any close the innermost',
    '::: tip\n::: info\na\n::::\nb\n:::\nc',
    callout('tip', callout('info', p('a')) + p('b')) + p('c'),
  ],
  [
    'siblings inside',
    '::: tip\n::: info\na\n:::\n::: note\nb\n:::\n:::',
    callout('tip', callout('info', p('a')) + callout('note', p('b'))),
  ],
  [
    'details in a callout',
    ':::: warning W\n::: details D\na\n:::\n::::',
    callout('warning', details(p('a'), 'D'), 'W'),
  ],
  [
    'a forgotten closing ends with the file',
    '::: tip\na\n\n::: info\nb\n:::\nc',
    callout('tip', p('a') + callout('info', p('b')) + p('c')),
  ],
  [
    'empty ones inside each other',
    '::: tip\n::: info\n:::\n:::\na',
    callout('tip', callout('info', '')) + p('a'),
  ],
]

const around: GoldenCase[] = [
  ['interrupts a paragraph', 'a\n::: tip\nb\n:::\nc', p('a') + callout('tip', p('b')) + p('c')],
  ['its closing interrupts a paragraph', '::: tip\na\nb\n:::\nc', callout('tip', p('a\nb')) + p('c')],
  [
    'in a tight list',
    '- a\n  ::: tip\n  b\n  :::\n- c',
    `<ul><li>a${callout('tip', p('b'))}</li><li>c</li></ul>`,
  ],
  [
    'blank lines inside do not loosen the list',
    '- a\n  ::: tip\n\n  b\n\n  :::\n- c',
    `<ul><li>a${callout('tip', p('b'))}</li><li>c</li></ul>`,
  ],
  [
    'in a loose list',
    '- a\n\n  ::: tip\n  b\n  :::\n\n- c',
    `<ul><li><p>a</p>${callout('tip', p('b'))}</li><li><p>c</p></li></ul>`,
  ],
  [
    'as the first thing of an item',
    '- ::: tip\n  a\n  :::\n- b',
    `<ul><li>${callout('tip', p('a'))}</li><li>b</li></ul>`,
  ],
  [
    'in a numbered list',
    '1. a\n\n   ::: tip\n   b\n   :::\n\n2. c',
    `<ol><li><p>a</p>${callout('tip', p('b'))}</li><li><p>c</p></li></ol>`,
  ],
  ['ends with its list item', '- ::: tip\n  a\n\nb', `<ul><li>${callout('tip', p('a'))}</li></ul>${p('b')}`],
  ['ends the list before it', '- a\n::: tip\nb\n:::', `<ul><li>a</li></ul>${callout('tip', p('b'))}`],
  [
    'in a block quote',
    '> ::: tip\n> a\n> :::\n> b\n\nc',
    `<blockquote>${callout('tip', p('a')) + p('b')}</blockquote>${p('c')}`,
  ],
  [
    'ends with its block quote',
    '> ::: tip\n> a\n\nb',
    `<blockquote>${callout('tip', p('a'))}</blockquote>${p('b')}`,
  ],
  [
    'ends the block quote before it',
    '> a\n::: tip\nb\n:::',
    `<blockquote>${p('a')}</blockquote>${callout('tip', p('b'))}`,
  ],
  [
    'a lazy line stays in its paragraph',
    '> ::: tip\n> a\nb',
    `<blockquote>${callout('tip', p('a\nb'))}</blockquote>`,
  ],
  [
    'a lazy line inside',
    '::: tip\n> a\nb\n:::\nc',
    callout('tip', `<blockquote>${p('a\nb')}</blockquote>`) + p('c'),
  ],
  [
    'a closing behind a quote inside',
    '::: tip\n> a\n:::\nb',
    callout('tip', `<blockquote>${p('a')}</blockquote>`) + p('b'),
  ],
  [
    'a closing behind a list inside',
    '::: tip\n- a\n- b\n:::\nc',
    callout('tip', '<ul><li>a</li><li>b</li></ul>') + p('c'),
  ],
  [
    'a closing inside the last item',
    '::: tip\n- a\n  :::\nb',
    callout('tip', '<ul><li>a</li></ul>') + p('b'),
  ],
  [
    'a container in a list in a container',
    '::: tip\n- a\n  ::: info\n  b\n  :::\n- c\n:::\nd',
    callout('tip', `<ul><li>a${callout('info', p('b'))}</li><li>c</li></ul>`) + p('d'),
  ],
  [
    'an unclosed one in a list in a container',
    '::: tip\n- ::: info\n  a\n:::\nb',
    callout('tip', `<ul><li>${callout('info', p('a'))}</li></ul>`) + p('b'),
  ],
  [
    'in a footnote',
    'a[^1]\n\n[^1]:\n    ::: tip\n    b\n    :::',
    `<p>a<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p><section data-footnotes="" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1">${callout('tip', p('b'))}<a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></li></ol></section>`,
  ],
  [
    'headings, tables and quotes inside',
    '::: tip\n## a\n\n| b |\n| - |\n:::',
    callout('tip', '<h2>a</h2><table><thead><tr><th>b</th></tr></thead></table>'),
  ],
  [
    'a definition inside serves the page',
    '::: tip\n[a]: /b\n:::\n\n[a]',
    callout('tip', '') + p('<a href="/b">a</a>'),
  ],
]

const opaque: GoldenCase[] = [
  [
    'colons in a fence inside',
    '::: tip\n```md\n::: info\n:::\n```\n:::\na',
    callout('tip', code('::: info\n:::', 'md')) + p('a'),
  ],
  [
    'colons in a fence in a list inside',
    '::: tip\n- ```\n  :::\n  ```\n:::\na',
    callout('tip', `<ul><li>${code(':::')}</li></ul>`) + p('a'),
  ],
  [
    'an unclosed fence in a list inside',
    '::: tip\n- ```\n  a\n:::\nb',
    callout('tip', `<ul><li>${code('a')}</li></ul>`) + p('b'),
  ],
  [
    'an unclosed fence in a quote inside',
    '::: tip\n> ```\n> a\n:::\nb',
    callout('tip', `<blockquote>${code('a')}</blockquote>`) + p('b'),
  ],
  ['a container in a fence', '```\n::: tip\na\n:::\n```', code('::: tip\na\n:::')],
  ['a fence that is never closed', '::: tip\n```\na\n:::\n', callout('tip', code('a\n:::'))],
  ['code spans hide nothing on other lines', '::: tip `\na`\n:::\nb', callout('tip', p('a`'), '`') + p('b')],
]

const untouched: GoldenCase[] = [
  ['times', 'At 12:30, or 9:05:00', p('At 12:30, or 9:05:00')],
  ['ports', ':8080 and localhost:5244', p(':8080 and localhost:5244')],
  ['tags of images', 'files:latest', p('files:latest')],
  ['letters and colons', 'a:b ::c', p('a:b ::c')],
  ['colons in a line', 'see ::: tip here', p('see ::: tip here')],
  ['two colons', ':: tip\na', p(':: tip\na')],
  ['a name with a colon', '::: tip: a\nb', p('::: tip: a\nb')],
  ['a name that begins with a digit', '::: 1st\nb', p('::: 1st\nb')],
  ['a Chinese name', '::: 提示\nb', p('::: 提示\nb')],
]

describe('containers', () => {
  testGolden('[D2]', [...openings, ...names, ...closings, ...nesting, ...around, ...opaque, ...untouched])

  test('[D2] the table of examples has at least 60 different cases', () => {
    const all = [...openings, ...names, ...closings, ...nesting, ...around, ...opaque, ...untouched]
    expect(new Set(all.map(([, markdown]) => markdown)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(60)
  })
})
