import { describe, expect, test } from 'vitest'
import { cacheNamesOf, outdatedCaches } from '../../../src/worker/cache-names.ts'
import { cacheRuleOf, isWorthSaving, type RequestFacts } from '../../../src/worker/cache-rules.ts'

const scope = 'https://docs.example/a/b/'
const asked = (url: string, facts: Partial<RequestFacts> = {}) =>
  cacheRuleOf({ url, method: 'GET', mode: 'cors', destination: '', wanted: null, ...facts }, scope)
const opened = (url: string) => asked(url, { mode: 'navigate', destination: 'document' })

describe('[O1] what the service worker does with a request', () => {
  test.each([
    ['assets/index-a1b2.js', 'part'],
    ['assets/diagrams/elk-a1b2.js', 'part'],
    ['manifest/98152b557941ea49.json', 'shard'],
    ['manifest.json', 'text'],
    ['content/site.json', 'text'],
    ['content/zh/%E4%BA%91/a%20b.md', 'text'],
    ['history/en/guide/history.json', 'text'],
    ['img/logo.svg', 'picture'],
    ['content/en/guide/shot.webp', 'picture'],
    ['content/en/guide/docker.md#part', 'text'],
  ])('treats %s as a %s', (path, rule) => {
    expect(asked(scope + path)).toBe(rule)
  })

  test.each([
    ['another origin', 'https://elsewhere.example/a/b/manifest.json', {}],
    ['a neighbour on the same origin', 'https://docs.example/a/manifest.json', {}],
    ['a site whose path only begins alike', 'https://docs.example/a/bc/manifest.json', {}],
    [
      'a module of an own block that the application does not list',
      `${scope}assets/blocks/98152b557941ea49.js`,
      {},
    ],
    ['a query', `${scope}content/en/README.md?v=1`, {}],
    ['POST', `${scope}manifest.json`, { method: 'POST' }],
    ['HEAD', `${scope}manifest.json`, { method: 'HEAD' }],
    ['a file of no known kind', `${scope}feed.json`, {}],
    ['a name in manifest/ that is no shard', `${scope}manifest/../secret.json`, {}],
    ['the worker itself', `${scope}sw.js`, {}],
  ] as const)('leaves it alone: %s', (_what, url, facts) => {
    expect(asked(url, facts)).toBeUndefined()
  })

  test.each([
    'v1',
    'v1/',
    'v1/guide/docker.html',
    'v1/manifest.json',
    'v1/assets/app-a1b2.js',
    'v1/img/logo.svg',
  ])('leaves /%s of another version below the site alone', (path) => {
    const facts = { method: 'GET', mode: 'cors', destination: '', wanted: null }
    const request = { ...facts, url: `${scope}${path}` }
    expect(cacheRuleOf(request, scope, ['/a/b/v1/'])).toBeUndefined()
    const opening = { ...request, mode: 'navigate', destination: 'document' }
    expect(cacheRuleOf(opening, scope, ['/a/b/v1/'])).toBeUndefined()
    const own = { ...opening, url: `${scope}v10/guide/docker.html` }
    expect(cacheRuleOf(own, scope, ['/a/b/v1/'])).toBe('shell')
  })

  test('for a shard that the page saves itself, only a kept copy is used', () => {
    expect(asked(`${scope}manifest/98152b557941ea49.json`, { wanted: 'kept' })).toBe('kept')
    expect(asked(`${scope}content/site.json`, { wanted: 'kept' })).toBe('text')
    expect(asked(`${scope}manifest/98152b557941ea49.json`, { wanted: 'unsaved' })).toBeUndefined()
  })

  test.each([
    '',
    'zh/',
    'guide/docker.html',
    'guide/docker',
    'guide/docker.md',
    'v3.html',
    'zh/云/说明.html',
  ])('a page at /%s opens with the saved application', (path) => expect(opened(scope + path)).toBe('shell'))

  test('a callback with a code opens with the saved application: its address goes nowhere', () => {
    expect(opened(`${scope}tool/onedrive/callback.html?code=SECRET&state=x`)).toBe('shell')
    expect(asked(`${scope}tool/onedrive/callback.html?code=SECRET`)).toBeUndefined()
  })

  test.each([
    'content/en/README.md',
    'manifest.json',
    'openapi.json',
    'img/logo.svg',
    'llms.txt',
    'sitemap.xml',
  ])('the file %s in a tab is the file', (path) => expect(opened(scope + path)).toBeUndefined())

  test('an address that ends like a page, and not like a file, is a page', () => {
    expect(opened(`${scope}guide/drivers/baidu.photo`)).toBe('shell')
  })

  test('files that the page saves itself bypass the worker', () => {
    expect(asked(`${scope}content/en/README.md`, { wanted: 'unsaved' })).toBeUndefined()
    expect(asked(`${scope}content/en/README.md`, { wanted: 'fresh' })).toBe('text')
  })

  test('a frame does not count as a page', () => {
    expect(asked(`${scope}guide/`, { mode: 'navigate', destination: 'iframe' })).toBeUndefined()
  })
})

describe('which answers are worth saving', () => {
  const good = { status: 200, type: 'basic', contentType: 'text/markdown', bytes: 10, start: '# A' }
  test('a file is worth saving', () => expect(isWorthSaving(good, 100)).toBe(true))
  test.each([
    ['an error', { status: 500 }],
    ['something that is missing', { status: 404 }],
    ['HTML by its type', { contentType: 'text/html; charset=utf-8' }],
    ['HTML by its first characters', { start: '\n<!DOCTYPE html><html>' }],
    ['XHTML by its type', { contentType: 'application/xhtml+xml' }],
    ['a head without a type', { contentType: '', start: '<head><title>Login</title>' }],
    ['what another origin gave without saying what', { type: 'opaque' }],
    ['what is too large', { bytes: 101 }],
  ])('%s is not worth saving', (_what, facts) =>
    expect(isWorthSaving({ ...good, ...facts }, 100)).toBe(false))
})

describe('caches', () => {
  test('the caches of a site have different names, which end with its address', () => {
    const { kept, ...others } = cacheNamesOf(scope)
    const here = [...Object.values(kept), ...Object.values(others)]
    expect(new Set(here).size).toBe(5)
    expect(here.every((name) => name.endsWith(scope))).toBe(true)
  })

  test('of older versions of this site are removed, and no others', () => {
    const names = cacheNamesOf(scope)
    const existing = [
      names.texts,
      names.kept.zh,
      `alist-docs-precache-v2-${scope}`,
      `alist-docs-articles-${scope}`,
      'alist-docs-articles-https://docs.example/',
      `other-site-texts-${scope}`,
    ]
    expect(outdatedCaches(existing, scope)).toEqual([`alist-docs-articles-${scope}`])
  })
})
