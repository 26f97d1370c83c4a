import { expect, test, vi } from 'vitest'
import { type SearchPage, writeSearchFiles } from '../../../src/content/search-files.ts'
import { pageSections } from '../../../src/dialect/page-sections.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import {
  createSearchService,
  type OwnRead,
  type StoredTexts,
} from '../../../src/features/search/worker/search-service.ts'
import { searchPage } from '../../support/search-site.ts'

/** A device that keeps texts, and a server whose parts a test can change or remove. */
function setUp() {
  const entries = new Map<string, unknown>()
  const server = new Map<string, readonly SearchPage[]>()
  const fetched: string[] = []
  const stored: StoredTexts = {
    names: async () => (entries.get('names') as string[]) ?? [],
    part: async (name) => entries.get(name) as readonly SearchPage[] | undefined,
    writePart: async (name, pages) => void entries.set(name, pages),
    writeNames: async (_locale, names) => void entries.set('names', names),
    read: async () => (entries.get('read') as OwnRead[]) ?? [],
    writeRead: async (_locale, pages) => void entries.set('read', pages),
  }
  const fetchPart = async (address: string, delay: number) => {
    fetched.push(address)
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    const pages = server.get(address)
    if (!pages) throw new Error('gone')
    return pages
  }
  const progress: number[] = []
  const open = ({ delay = 0 } = {}) =>
    createSearchService(
      'en',
      {
        fetchPart: (address) => fetchPart(address, delay),
        stored,
        sectionsOf: async (body) => pageSections(parseMarkdown(body)),
      },
      (now) => progress.push(now),
    )
  return { entries, server, fetched, progress, open }
}
const pathsOf = async (search: ReturnType<ReturnType<typeof setUp>['open']>, query: string) =>
  (await search.search(query))?.hits.map(({ path }) => path)

test('[F4] parts are requested once; the next visit needs no network', async () => {
  const { server, fetched, progress, open } = setUp()
  server.set('/one', [searchPage('/a.html', 'Alpha')])
  server.set('/two', [searchPage('/b.html', 'Beta')])
  const search = open()
  await search.fill({ one: '/one', two: '/two' })
  expect(await pathsOf(search, 'beta')).toEqual(['/b.html'])
  expect(progress.at(-1)).toBe(1)
  server.clear()
  const later = open()
  await later.fill(undefined)
  expect(await pathsOf(later, 'alpha')).toEqual(['/a.html'])
  expect(fetched.toSorted()).toEqual(['/one', '/two'])
})

test('[F4] a new publication costs its changed part; removed pages are no longer found', async () => {
  const { server, fetched, open } = setUp()
  server.set('/one', [searchPage('/a.html', 'Alpha'), searchPage('/gone.html', 'Gone')])
  server.set('/two', [searchPage('/b.html', 'Beta')])
  const search = open()
  await search.fill({ one: '/one', two: '/two' })
  server.set('/new', [searchPage('/a.html', 'Alpha', 'freshly written')])
  await search.fill({ new: '/new', two: '/two' })
  expect(await pathsOf(search, 'freshly')).toEqual(['/a.html'])
  expect(await pathsOf(search, 'gone')).toEqual([])
  expect(fetched.filter((address) => address === '/two')).toHaveLength(1)
})

test('[X1] for a part that is gone, the stored copy is used', async () => {
  const { server, open } = setUp()
  server.set('/one', [searchPage('/a.html', 'Alpha')])
  await open().fill({ one: '/one' })
  const search = open()
  await search.fill({ other: '/other' })
  expect(await pathsOf(search, 'alpha')).toEqual(['/a.html'])
})

test('[X1] an answer from some of the pages says that it is one', async () => {
  const { server, progress, open } = setUp()
  server.set('/one', [searchPage('/a.html', 'Alpha')])
  const search = open()
  await search.fill({ one: '/one', other: '/other' })
  expect((await search.search('alpha'))?.progress).toBe(0.5)
  // Reading finishes all the same.
  expect(progress.at(-1)).toBe(1)
  server.set('/other', [searchPage('/b.html', 'Beta')])
  await search.fill({ one: '/one', other: '/other' })
  expect((await search.search('beta'))?.progress).toBe(1)
})

test('[E2] the search waits for a slow text', async () => {
  vi.useFakeTimers()
  try {
    const { server, open } = setUp()
    const search = open({ delay: 12_000 })
    server.set('/one', [searchPage('/a.html', 'Alpha')])
    search.fill({ one: '/one' })
    const answer = pathsOf(search, 'alpha')
    await vi.advanceTimersByTimeAsync(13_000)
    expect(await answer).toEqual(['/a.html'])
  } finally {
    vi.useRealTimers()
  }
})

test('[E2] without any text, there is no answer', async () => {
  const search = setUp().open()
  await search.fill({ one: '/one' })
  expect(await search.search('alpha')).toBeUndefined()
})

test('[X2] a page whose text changed after indexing is found by its new words, now and at the next visit', async () => {
  const { server, open } = setUp()
  server.set('/one', [searchPage('/a.html', 'Alpha', 'old words', { words: ['alias'] })])
  const search = open()
  const read = { locale: 'en' as const, route: '/a.html', title: 'Alpha', description: undefined }
  // The page is read before the texts have loaded.
  const taken = search.take({ ...read, body: 'brand new words\n\n## A `key_of` mine {#mine}\n\ninside' })
  await search.fill({ one: '/one' })
  await taken
  expect(await pathsOf(search, 'brand')).toEqual(['/a.html'])
  expect(await pathsOf(search, 'key_of')).toEqual(['/a.html#mine'])
  expect(await pathsOf(search, 'old')).toEqual([])
  expect(await pathsOf(search, 'alias')).toContain('/a.html')
  const later = open()
  await later.fill(undefined)
  expect(await pathsOf(later, 'brand')).toEqual(['/a.html'])
  // The index command has processed the change meanwhile, so its text counts again.
  server.set('/two', [searchPage('/a.html', 'Alpha', 'published words')])
  await later.fill({ two: '/two' })
  expect(await pathsOf(later, 'published')).toEqual(['/a.html'])
  expect(await pathsOf(later, 'brand')).toEqual([])
})

test('[F4] the files are the same for the same pages, and an edited page changes one part', () => {
  const pages = Array.from({ length: 40 }, (_, at) => {
    const { hash: _hash, ...page } = searchPage(`/p${at}.html`, `Page ${at}`, 'word '.repeat(4000))
    return page
  })
  const hash = (text: string) =>
    [...text]
      .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)
      .toString(16)
      .padStart(8, '0')
  const one = writeSearchFiles({ en: pages, zh: [] }, hash)
  const again = writeSearchFiles({ en: pages.toReversed(), zh: [] }, hash)
  expect(again.list).toEqual(one.list)
  expect(one.list.parts.en?.length).toBeGreaterThan(1)
  const edited = writeSearchFiles(
    { en: pages.map((page, at) => (at === 3 ? { ...page, title: 'Other' } : page)), zh: [] },
    hash,
  )
  const left = edited.list.parts.en?.filter((name) => one.list.parts.en?.includes(name))
  expect(left).toHaveLength((one.list.parts.en?.length ?? 0) - 1)
})
