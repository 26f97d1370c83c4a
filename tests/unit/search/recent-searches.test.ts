// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type BoxHit, toBoxHits } from '../../../src/features/search/docsearch/docsearch-hit.ts'
import { cleanStoredSearches } from '../../../src/features/search/docsearch/stored-searches.ts'

const key = '__DOCSEARCH_RECENT_SEARCHES__alist-docs.en'
const [box] = toBoxHits(
  [
    {
      path: '/guide/webdav.html',
      page: 'WebDAV <b>',
      trail: [],
      headings: [],
      name: [],
      snippet: [],
    },
  ],
  { pages: new Set(), last: undefined },
)
const { _highlightResult, _snippetResult, ...good } = box as BoxHit

beforeEach(() => localStorage.clear())

test('[F5] stored searches that are searches stay as they are', () => {
  localStorage.setItem(key, JSON.stringify([good]))
  cleanStoredSearches('en')
  expect(localStorage.getItem(key)).toBe(JSON.stringify([good]))
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['no search', '[null,1,{"url":"/x"}]'],
  ['no hierarchy', JSON.stringify([{ ...good, hierarchy: null }])],
  ['another site', JSON.stringify([{ ...good, url: 'https://evil.example/' }])],
  ['two slashes', JSON.stringify([{ ...good, url: '//evil.example/' }])],
  ['a tab between two slashes', JSON.stringify([{ ...good, url: '/\t/evil.example/' }])],
  ['a line end between two slashes', JSON.stringify([{ ...good, url: '/\n/evil.example/' }])],
  ['a backslash', JSON.stringify([{ ...good, url: '/a/..\\\\evil.example/' }])],
  ['a path that ends up with two slashes', JSON.stringify([{ ...good, url: '/a/..//evil.example/' }])],
  [
    'HTML',
    JSON.stringify([{ ...good, hierarchy: { ...good.hierarchy, lvl1: '<img src=x onerror=alert(1)>' } }]),
  ],
  ['a row without a name', JSON.stringify([{ ...good, type: 'lvl3' }])],
])('[F5] [S14] %s is thrown away', (_what, text) => {
  localStorage.setItem(key, text)
  cleanStoredSearches('en')
  expect(localStorage.getItem(key)).toBeNull()
})

test('[S14] the search works if the storage throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(() => cleanStoredSearches('en')).not.toThrow()
  vi.restoreAllMocks()
})
