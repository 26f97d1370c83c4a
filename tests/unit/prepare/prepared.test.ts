import { expect, it, test } from 'vitest'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { cutParts } from '../../../src/prepare/article-parts.ts'
import { packed, unpacked } from '../../../src/prepare/packed-tree.ts'
import { prepareParsed, prepareText } from '../../../src/prepare/prepare-text.ts'
import { readPrepared } from '../../../src/prepare/read-prepared.ts'
import { atOnce } from '../../../src/prepare/steps.ts'

const options = { footnotes: 'Footnotes', as: 'page' } as const
const text =
  '<video src="a.mp4" poster="a.webp"></video>\n\n# A\n\nWords with `code`, [a link](https://example.org/), and a note[^1].\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | - |\n\n::: tip\nA box\n:::\n\n- [x] done\n\n[^1]: Here.\n'
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a written tree is the tree that a parser makes', () => {
  const { first } = atOnce(cutParts(prepareText(text, options), 0))
  expect(unpacked(json(packed(first)))).toEqual(json(first))
})

test('a tree that has been parsed already gives the same elements', () => {
  expect(atOnce(prepareParsed(parseMarkdown(text), options))).toEqual(atOnce(prepareText(text, options)))
})

const frame = {
  ...{ kind: 'doc', title: 'A', metadata: {}, readingTime: { words: 1, minutes: 1 }, breadcrumb: [] },
  ...{ locales: ['en'], pictures: {}, hasSidebar: true, isBehind: false },
}
const fileWith = (first: unknown, around: object = {}, facts: object = {}) => [
  { reader: 'a', hash: 'b', mark: 'c', footnotes: 'Footnotes' },
  { ...frame, ...around },
  { first, groups: [], parts: 1, headings: [], missing: 0, standing: 0, ...facts },
]
const element = (tagName: string, properties: object | 0) => [[tagName, properties, 'words']]

it('the browser reads what the index command writes', () => {
  expect(readPrepared(fileWith(['words', ['p', 0, 'more']]))?.article.first).toEqual([
    { type: 'text', value: 'words' },
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'more' }] },
  ])
})

const deep = (levels: number) => `${'["p",0,'.repeat(levels)}"x"${']'.repeat(levels)}`
const hostile: Readonly<Record<string, unknown>> = {
  'no list': { first: [] },
  'a script': fileWith(element('script', 0)),
  'a frame': fileWith(element('iframe', { src: 'https://example.org/' })),
  'an element of SVG': fileWith(element('svg', 0)),
  'an element that objects inherit': fileWith(element('constructor', 0)),
  'a handler': fileWith(element('p', { onclick: 'alert(1)' })),
  'a handler of React': fileWith(element('p', { onClick: 'alert(1)' })),
  'markup in a property': fileWith(element('p', { dangerouslySetInnerHTML: { __html: '<b>' } })),
  'an object as a value': fileWith(element('p', { title: { toString: 1 } })),
  'an object in a list': fileWith(element('p', { className: [{}] })),
  'a script as an address': fileWith(element('a', { href: ' java\nscript:alert(1)' })),
  'a poster with a script': fileWith(element('video', { poster: 'javascript:alert(1)' })),
  'an image of another site among its sizes': fileWith(
    element('img', { srcSet: 'https://example.org/a.png 2x' }),
  ),
  'an image with data': fileWith(element('img', { src: 'data:image/svg+xml,' })),
  'a node that is no node': fileWith([7]),
  'more levels than pages have': fileWith(JSON.parse(`[${deep(2000)}]`)),
  'a script in the breadcrumb': fileWith([], {
    breadcrumb: [{ text: 'a', link: '\u0001 JavaScript:alert(1)' }],
  }),
  'a frame without a title': fileWith([], { title: undefined }),
  'a frame without a breadcrumb': fileWith([], { breadcrumb: 'a' }),
  'no article': fileWith([]).slice(0, 2),
  'headings without names': fileWith([], {}, { headings: [{ id: 1 }] }),
  'a part that is text': [
    ...fileWith([]).slice(0, 2),
    { ...fileWith([])[2], groups: [{ part: '1', nodes: [], isBoxed: true }] },
  ],
  'no number of parts': fileWith([], {}, { parts: '1' }),
  'no number of missing characters': fileWith([], {}, { missing: undefined }),
}

test.each(Object.entries(hostile))('a prepared file with %s is ignored', (_name, file) => {
  expect(readPrepared(file)).toBeUndefined()
})
