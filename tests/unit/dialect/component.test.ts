import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, test } from 'vitest'
import { readComponentTag } from '../../../src/dialect/component/component-tag.ts'
import { flowSyntax } from '../../../src/dialect/flow-constructs.ts'
import { flowFromMarkdown } from '../../../src/dialect/flow-from-markdown.ts'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const badge = (text: string, content = text): string =>
  `<span data-block="badge" data-text="${text}">${content}</span>`
const p = (text: string): string => `<p>${text}</p>`

const inline: GoldenCase[] = [
  ['a badge in a line', 'a <Badge text="x" /> b', p(`a ${badge('x')} b`)],
  ['a badge alone on a line', '<Badge text="x" />', p(badge('x'))],
  [
    'badges on neighbouring lines',
    '<Badge text="x" />\n<Badge text="y" />\na',
    p(`${badge('x')}\n${badge('y')}\na`),
  ],
  [
    'a badge in a heading swallows nothing',
    '## T <Badge text="x" /> after\n\nb',
    `<h2>T ${badge('x')} after</h2><p>b</p>`,
  ],
  [
    'a badge in a table',
    '| a |\n| - |\n| <Badge text="x" /> b |',
    `<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${badge('x')} b</td></tr></tbody></table>`,
  ],
  [
    'all forms of attributes',
    `<Badge text='x' type=tip vertical :a="1" :b-c="'d'" autoPlay />`,
    p(
      '<span data-block="badge" data-text="x" data-type="tip" data-vertical="" data-a="1" data-b-c="d" data-auto-play="">x</span>',
    ),
  ],
  [
    'text between the tags',
    '<Badge type="tip">a *b*</Badge> c',
    p('<span data-block="badge" data-type="tip">a <em>b</em></span> c'),
  ],
  [
    'text between the tags on two lines',
    'a <Badge>b\nc</Badge> d',
    p('a <span data-block="badge">b\nc</span> d'),
  ],
  ['empty tags', 'a <Badge text="x"></Badge> b', p(`a ${badge('x')} b`)],
  ['without a closing tag what follows stays', 'a <Badge text="x"> b\n\nc', p(`a ${badge('x')} b`) + p('c')],
  ['a closing tag too many vanishes', 'a </Badge> b', p('a  b')],
  ['a tag over two lines', 'a <Badge\n  text="x"\n/> b', p(`a ${badge('x')} b`)],
  ['a tag does not go over a blank line', 'a <Badge\n\ntext="x" />', p('a &lt;Badge') + p('text="x" /&gt;')],
  [
    'markup in an attribute is safe',
    '<Badge text="<b>&quot;" />',
    p('<span data-block="badge" data-text="<b>&quot;">&lt;b&gt;"</span>'),
  ],
  ['what only Vue understands is left out', '<Badge @click="a()" v-if="b" text="x" />', p(badge('x'))],
  [
    'the name of the block cannot be given',
    '<Badge block="card" data-block="card" text="x" />',
    p(badge('x')),
  ],
  [
    'a component inside another',
    '<Download href="a">b <Badge text="x" /></Download>',
    p(`<span data-block="download" data-href="a">b ${badge('x')}</span>`),
  ],
  ['a component in emphasis', '*a <Badge text="x" />*', p(`<em>a ${badge('x')}</em>`)],
  [
    'emphasis does not cross its tags',
    '*a <Badge>b* c</Badge>',
    p('*a <span data-block="badge">b* c</span>'),
  ],
  ['code hides it', '`<Badge text="x" />`', p('<code>&lt;Badge text="x" /&gt;</code>')],
  ['a backslash hides it', '\\<Badge text="x" />', p('&lt;Badge text="x" /&gt;')],
  ['a tag that is none', '<Badge text="x />', p('&lt;Badge text="x /&gt;')],
  ['an unquoted value ends before the slash', '<Badge text=x/>', p(badge('x'))],
]

const block = (name: string, data: string, content = ''): string =>
  `<div data-block="${name}"${data}>${content}</div>`

const flow: GoldenCase[] = [
  ['a catalog', 'a\n\n<Catalog />\n\nb', p('a') + block('catalog', '') + p('b')],
  ['a catalog without its slash', '<Catalog>\n\n## a', `${block('catalog', '')}<h2>a</h2>`],
  ['pricing', '<Pricing />', block('pricing', '')],
  [
    'a table that can be filtered',
    '<FilterTable filters="2" name="n">\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</FilterTable>',
    block(
      'filter-table',
      ' data-filters="2" data-name="n"',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ),
  ],
  [
    'a list that can be filtered',
    '<FilterList label="Find">\n\n- [A](./a.md)\n\n</FilterList>',
    block('filter-list', ' data-label="Find"', '<ul><li><a href="./a.md">A</a></li></ul>'),
  ],
  ['a tool', '<Tool name="115" />', block('tool', ' data-name="115"', '115')],
  [
    'a video',
    '<VideoPlayer src="/a.mp4" title="T" />',
    block('video', ' data-src="/a.mp4" data-title="T"', 'T'),
  ],
  [
    'a video with both tags',
    '<VideoPlayer src="a"></VideoPlayer>\nb',
    block('video', ' data-src="a"', 'a') + p('b'),
  ],
  [
    'a video with its closing tag on the next line',
    '<VideoPlayer src="a">\n</VideoPlayer>\nb',
    block('video', ' data-src="a"', 'a') + p('b'),
  ],
  [
    'a video with text',
    '<VideoPlayer src="a">b *c*</VideoPlayer>',
    block('video', ' data-src="a"', 'b <em>c</em>'),
  ],
  [
    'a tag over several lines',
    '<VideoPlayer\n  src="a"\n  title="T"\n/>\nb',
    block('video', ' data-src="a" data-title="T"', 'T') + p('b'),
  ],
  [
    'swallows no heading and no paragraph',
    '<BiliBili bvid="BV1" />\n## a\nb',
    `${block('bilibili', ' data-bvid="BV1"', 'BV1')}<h2>a</h2><p>b</p>`,
  ],
  ['interrupts a paragraph', 'a\n<Catalog />\nb', p('a') + block('catalog', '') + p('b')],
  ['text behind it keeps it in a line', '<Catalog /> a', p('<span data-block="catalog"></span> a')],
  ['in a list', '- a\n  <Catalog />\n- b', `<ul><li>a${block('catalog', '')}</li><li>b</li></ul>`],
  ['a card', '<Card title="T" />', block('card', ' data-title="T"', 'T')],
  [
    'a card around blocks',
    '<Card title="T">\n\na *b*\n\n- c\n\n</Card>\n\nd',
    block('card', ' data-title="T"', `${p('a <em>b</em>')}<ul><li>c</li></ul>`) + p('d'),
  ],
  ['a card around text without blank lines', '<Card>\na\n</Card>\nb', block('card', '', p('a')) + p('b')],
  [
    'a card in a card',
    '<Card title="1">\n<Card title="2">\na\n</Card>\nb\n</Card>\nc',
    block('card', ' data-title="1"', block('card', ' data-title="2"', p('a')) + p('b')) + p('c'),
  ],
  [
    'a card that is never closed ends with its list item',
    '- <Card>\n  a\n\nb',
    `<ul><li>${block('card', '', p('a'))}</li></ul>${p('b')}`,
  ],
  ['a closing card alone vanishes', 'a\n\n</Card>\n\nb', p('a') + p('b')],
  [
    'a container ends a card',
    '::: tip\n<Card>\na\n:::\nb',
    `<aside class="callout" data-callout="tip">${block('card', '', p('a'))}</aside>${p('b')}`,
  ],
  [
    'a fence in a card hides its closing tag',
    '<Card>\n```\n</Card>\n```\n</Card>\na',
    block('card', '', '<pre data-block="code"><code>&lt;/Card&gt;\n</code></pre>') + p('a'),
  ],
]

const html: GoldenCase[] = [
  [
    'HTML directly before a closing',
    '::: tip\n<div>a</div>\n:::\nb',
    `<aside class="callout" data-callout="tip"><div>a</div></aside>${p('b')}`,
  ],
  [
    'a preformatted block hides colons',
    '::: tip\n<pre>\n:::\n</pre>\n:::\nb',
    `<aside class="callout" data-callout="tip"><pre>\n:::\n</pre></aside>${p('b')}`,
  ],
  ['HTML blocks end at a blank line', '<div>\n*a*\n\n*b*\n\n</div>', '<div>*a*<p><em>b</em></p></div>'],
  ['an unknown tag is HTML', 'a <unknown x="1">b</unknown> c', p('a <unknown x="1">b</unknown> c')],
  ['a small letter is HTML', 'a <badge>b</badge> c', p('a <badge>b</badge> c')],
  ['a longer name is HTML', 'a <Badges>b</Badges> c', p('a <badges>b</badges> c')],
]

describe('components', () => {
  testGolden('[D9]', [...inline, ...flow])

  test('[D9] the text of a heading does not include fallbacks', () => {
    const tree = fromMarkdown('## T <Badge text="x" />', {
      extensions: [flowSyntax],
      mdastExtensions: [flowFromMarkdown],
    })
    expect(textOf(tree).trim()).toBe('T')
  })

  test.each([
    ['<Card>', { name: 'Card', attributes: {} }],
    ['<Card a="1" a="2"/>', { name: 'Card', attributes: { a: '1' } }],
    ['<Card :title="\'A\'" :n=5 />', { name: 'Card', attributes: { title: 'A', n: '5' } }],
    ['<Card a = "1"\n b/>', { name: 'Card', attributes: { a: '1', b: '' } }],
    ['<Card src=/a/b/ c/>', { name: 'Card', attributes: { src: '/a/b/', c: '' } }],
    ['<Card constructor="x" __proto__="y" />', { name: 'Card', attributes: { constructor: 'x' } }],
    ['<Card a="&lt;&amp;lt;" />', { name: 'Card', attributes: { a: '<&lt;' } }],
  ])('[D9] %s is read', (source, tag) => {
    expect(readComponentTag(source)).toEqual(tag)
  })
})

describe('HTML beside components', () => {
  testGolden('[D10]', html)
})
