import { describe, expect, test } from 'vitest'
import { readContentFile } from '../../../src/content/front-matter.ts'
import { harmlessTag } from '../../../src/content/head-tags.ts'
import { readFolderHistory } from '../../../src/content/history.ts'
import { manifestFormat, readManifestShard } from '../../../src/content/manifest.ts'
import { pathPattern } from '../../../src/content/path-pattern.ts'
import { readToolArrival } from '../../../src/content/tool-arrival.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { treeHtml } from '../../support/dialect.ts'

describe('tags of the configuration', () => {
  test.each([
    ['meta', { 'HTTP-EQUIV': 'refresh', content: '0;url=https://evil.example' }],
    ['meta', { 'Http-Equiv': 'Content-Security-Policy', content: '' }],
    ['meta', { name: 'Referrer', content: 'unsafe-url' }],
    ['meta', { name: ' VIEWPORT ', content: 'width=1' }],
    ['meta', { name: 'HandheldFriendly', content: 'true' }],
    ['meta', { name: 'supported-color-schemes', content: 'dark' }],
    ['meta', { property: 'referrer', content: 'unsafe-url' }],
    ['meta', { name: '', content: 'a' }],
    ['meta', { 'on load': 'alert(1)', name: 'a' }],
    ['meta', { onload: 'alert(1)' }],
    ['meta', { '': 'a' }],
    ['meta', { '"><script>': 'a' }],
    ['link', { REL: 'stylesheet', href: 'https://evil.example/a.css' }],
    ['link', { rel: 'icon', REL: 'stylesheet', href: '/a' }],
    ['link', { rel: 'icon stylesheet', href: '/a' }],
    ['link', { rel: 'preload', as: 'script', href: '/a' }],
    ['link', { rel: 'canonical', href: 'https://evil.example/' }],
    ['link', { rel: 'icon', href: 'javascript:alert(1)' }],
    ['link', { rel: 'icon', href: '/a', onload: 'alert(1)' }],
    ['link', { rel: 'icon', href: 'https://[' }],
  ] as const)('%s %o is left out', (tag, attributes) => {
    expect(harmlessTag({ tag, attributes: attributes as Readonly<Record<string, string>> })).toBeUndefined()
  })

  test.each([
    'og:title',
    'twitter:card',
    'google-site-verification',
    'Keywords',
    'baidu-site-verification',
    'author',
  ])('%s stays', (name) =>
    expect(harmlessTag({ tag: 'meta', attributes: { name, content: 'a' } })).toBeDefined())

  test('tags that describe the site are kept, with lowercase names', () => {
    expect(harmlessTag({ tag: 'meta', attributes: { Name: 'theme-color', CONTENT: '#fff' } })).toEqual({
      tag: 'meta',
      attributes: { name: 'theme-color', content: '#fff' },
    })
    expect(harmlessTag({ tag: 'link', attributes: { rel: 'Icon', href: 'logo.svg' } })?.attributes.rel).toBe(
      'icon',
    )
  })
})

test('a history file with one bad date loses one entry', () => {
  const entry = { hash: 'a', textMark: 'b', updatedTime: '2026-01-02T03:04:05Z', contributors: [] }
  const history = readFolderHistory({
    'a.md': entry,
    'b.md': { ...entry, updatedTime: 'yesterday' },
    'c.md': 1,
  })
  expect(Object.keys(history)).toEqual(['a.md'])
})

test.each([
  '../llms.txt',
  'en/../../secret.md',
  'https://evil.example/a.md',
  'en/_part.md',
  'xx/a.md',
  'en/a.json',
])('a shard whose page lies at %s is none', (file) => {
  const page = { route: '/a.html', file, title: 'a', hash: '0' }
  const shard = { format: manifestFormat, locale: 'en', folder: '/', folders: [], trail: [], redirects: {} }
  expect(readManifestShard({ ...shard, pages: [page] })).toBeUndefined()
  expect(readManifestShard({ ...shard, pages: [{ ...page, file: 'en/a.md' }] })).toBeDefined()
})

describe('what an address of the tools brought', () => {
  test.each([
    '/tool',
    '/TOOL',
    '/tool.html',
    '/zh/tool',
    '/tool/%zz',
    '/tool/%2e%2e/a',
    '/%74ool/a%00',
    '//tool/x',
    '/zh/tool/_a',
    '/en/tool/onedrive/callback.html',
    '/EN-US/tool/',
    '/zh-cn/tool/',
    '/zh.html/tool/',
    '/%7ah/tool/',
    '/tool%2fonedrive%2fcallback.html',
    '/tool%5Cx',
    '/zh%2Ftool/x',
    '/%2f/tool/',
    '/a/..%2ftool/x',
    '/.%2Ftool/',
  ])('is taken off %s', (pathname) => {
    const arrival = readToolArrival({ pathname, search: '?code=secret', hash: '' })
    expect(arrival?.pathname).toBe(pathname)
  })

  test.each([
    '/',
    '/tools/',
    '/guide/tool/',
    '/zh/',
    '/guide/%zz',
    '/en/',
    '/a/../guide/',
    '/zh/guide/tool/',
  ])('stays at %s', (pathname) => {
    expect(readToolArrival({ pathname, search: '?q=a', hash: '' })).toBeUndefined()
  })

  test('ignores the query of an address at which there can be no page', () => {
    expect(readToolArrival({ pathname: '/tool/%zz', search: '?code=a', hash: '' })?.parameters).toEqual({})
  })
})

describe('patterns of the configuration', () => {
  test.each([
    '(a+)+$',
    '(a|a)*b',
    '.*.*.*x',
    '(?=a)b',
    '(a)\\1',
    'a{1,9}b{1,9}c{1,9}',
    'a'.repeat(201),
    '(',
    '(a?){50}',
  ])('%s is refused', (source) => expect(pathPattern(source)).toBeUndefined())

  test.each([
    ['^/guide/', '/guide/a.html', true],
    ['^/(?:guide|faq)/.*\\.html$', '/faq/a.html', true],
    ['^/zh/(guide|faq)/', '/guide/', false],
  ])('%s is asked of %s', (source, path, fits) => {
    expect(pathPattern(source)?.(path)).toBe(fits)
  })
})

test('front matter of aliases that repeat each other is refused', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`)
  const { values, issues } = await readContentFile(`---\na0: &a0 [x]\n${lines.join('\n')}\n---\n`, 'en/a.md')
  expect(values).toEqual({})
  expect(issues[0]?.kind).toBe('front-matter-yaml')
})

describe('a table whose rows lack most of their cells', () => {
  const wide = `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|\n'.repeat(2000)}`

  test('has as many columns as its rows can fill', () => {
    expect(treeHtml(wide).length).toBeLessThan(200_000)
    const [table] = parseMarkdown(wide).children
    expect(table?.type === 'table' && table.align?.length).toBeLessThan(10)
  })

  test('an ordinary table keeps all of its columns', () => {
    const plain = `|a|b|c|d|\n|-|-|-|-|\n${'|x|\n'.repeat(1000)}`
    const [table] = parseMarkdown(plain).children
    expect(table?.type === 'table' && table.align?.length).toBe(4)
  })
})
