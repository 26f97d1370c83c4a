// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mostHits } from '../../../src/config/search.ts'
import { hostedHits, internalPath } from '../../../src/features/search/hosted-hits.ts'

const answer = (hit: object, count = 1) => ({ results: [{ hits: Array.from({ length: count }, () => hit) }] })

test.each([
  'https://host//evil.example/x',
  'https://host/\\evil.example/x',
  'https://host/\\/evil.example',
  'https://host/a/..//evil.example/',
  'https://host/\t/evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `https://host/${'a'.repeat(3_000)}`,
])('%s is no path of this site', (url) => {
  const path = internalPath(url)
  expect(path === undefined || new URL(path, location.href).origin === location.origin).toBe(true)
  expect(path?.startsWith('//') ?? false).toBe(false)
})

test('900 kB of marks are cut', () => {
  const value = '<mark>'.repeat(150_000)
  const [hit] =
    hostedHits(answer({ url: '/guide/', content: 'a', _snippetResult: { content: { value } } })) ?? []
  expect(hit?.snippet.map(({ text }) => text)).toEqual(['<m'])
})

test('marked words are marked, and an unclosed mark ends with the text', () => {
  const value = 'a <mark>b</mark> &lt;c&gt; <mark>d'
  const [hit] =
    hostedHits(answer({ url: '/guide/', content: 'a', _snippetResult: { content: { value } } })) ?? []
  expect(hit?.snippet).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'b', isMatch: true },
    { text: ' <c> ', isMatch: false },
    { text: 'd', isMatch: true },
  ])
})

test('an answer has no more results than were asked for', () => {
  expect(hostedHits(answer({ url: '/guide/' }, 5_000))).toHaveLength(mostHits)
})
