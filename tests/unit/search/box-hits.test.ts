import { describe, expect, test } from 'vitest'
import { shownHitsOfPage } from '../../../src/config/search.ts'
import { topicOf } from '../../../src/content/page-topic.ts'
import {
  type BoxHit,
  toBoxHits,
  type Unfolded,
} from '../../../src/features/search/docsearch/docsearch-hit.ts'
import type { SearchHit } from '../../../src/features/search/search-answer.ts'

const nothing: Unfolded = { pages: new Set(), last: undefined }
const hit = (path: string, trail: readonly string[] = [], headings: readonly string[] = []): SearchHit => ({
  path,
  page: 'Docker',
  trail,
  headings,
  name: [],
  snippet: [],
})
const rowsOf = (boxes: readonly BoxHit[]) =>
  boxes.map(({ shown, url }) => (shown.kind === 'hit' ? url : `${shown.count} more in ${shown.page}`))

test('[F3] whatever DocSearch puts into the page as HTML is escaped, stored or not', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&'
  const [box] = toBoxHits(
    [
      {
        path: '/a.html#b',
        page: hostile,
        trail: [hostile],
        headings: [hostile],
        name: [],
        snippet: [{ text: hostile, isMatch: true }],
      },
    ],
    nothing,
  )
  const safe = '&lt;img src=x onerror=alert(1)&gt;&quot;&#039;&amp;'
  expect(box).toMatchObject({ type: 'lvl2', url: '/a.html#b', anchor: 'b', url_without_anchor: '/a.html' })
  expect(box?.hierarchy).toMatchObject({ lvl0: '', lvl1: safe, lvl2: safe })
  expect(box?._highlightResult.hierarchy.lvl0.value).toBe(safe)
  expect(box?._snippetResult.content.value).toBe(safe)
})

test('[F4] pages with the same title stay separate groups, named by their folder', () => {
  const boxes = toBoxHits(
    [
      hit('/guide/install/docker.html', ['Guide', 'Install']),
      hit('/guide/publish/docker.html', ['Guide', 'Publish']),
      hit('/guide/install/docker.html#update', ['Guide', 'Install'], ['Update']),
      hit('/other/publish/docker.html', ['Other', 'Publish']),
    ],
    nothing,
  )
  expect(boxes.map(({ url, _highlightResult }) => [url, _highlightResult.hierarchy.lvl0.value])).toEqual([
    ['/guide/install/docker.html', 'Docker'],
    ['/guide/install/docker.html#update', 'Docker'],
    ['/guide/publish/docker.html', 'Docker (Publish)'],
    ['/other/publish/docker.html', 'Docker (/other/publish/docker.html)'],
  ])
})

describe('[F4] many results of a page', () => {
  const page = '/guide/install/docker.html'
  const parts = (count: number) =>
    Array.from({ length: count }, (_, at) => hit(`${page}#${at}`, [], [`Part ${at}`]))

  test('are folded behind one row, unless that would hide a single result', () => {
    const one = shownHitsOfPage + 1
    expect(rowsOf(toBoxHits(parts(one), nothing))).toHaveLength(one)
    expect(rowsOf(toBoxHits([...parts(5), hit('/faq/')], nothing))).toEqual([
      `${page}#0`,
      `4 more in ${page}`,
      '/faq/',
    ])
  })

  test('are all there when unfolded, and the first of the new ones is selected', () => {
    const boxes = toBoxHits(parts(5), { pages: new Set([page]), last: page })
    expect(rowsOf(boxes)).toHaveLength(5)
    const selected = boxes.filter(({ shown }) => shown.kind === 'hit' && shown.isSelected)
    expect(rowsOf(selected)).toEqual([`${page}#${shownHitsOfPage}`])
    const again = toBoxHits(parts(5), { pages: new Set([page]), last: undefined })
    expect(again.some(({ shown }) => shown.kind === 'hit' && shown.isSelected)).toBe(false)
  })
})

test.each([
  ['/', 'guide'],
  ['/guide/webdav.html', 'guide'],
  ['/guide/install/docker.html', 'install'],
  ['/guide/drivers/', 'driver'],
  ['/guide/api/admin/user.html', 'api'],
  ['/guide/contribute/publish/docker.html', 'site'],
  ['/guide/offline.html', 'site'],
  ['/config/site.html', 'settings'],
  ['/faq/error.html', 'faq'],
  ['/tool/onedrive/request.html', 'tool'],
  ['/anything.html', 'guide'],
])('[F4] the page %s is about: %s', (route, topic) => {
  expect(topicOf(route)).toBe(topic)
})
