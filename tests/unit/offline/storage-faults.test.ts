// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchPage } from '../../../src/content/search-files.ts'
import { keptCopiesOf } from '../../../src/features/offline/kept-copies.ts'
import { visitedFiles } from '../../../src/features/offline/kept-pages.ts'
import { cacheNamesOf } from '../../../src/worker/cache-names.ts'
import { savedAtOf } from '../../../src/worker/saved-copy.ts'
import { MemoryCaches } from '../../support/memory-caches.ts'
import { type DatabaseFault, memoryDatabase } from '../../support/memory-database.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

const base = document.baseURI
const names = cacheNamesOf(base)
const record = { list: '0123456789abcdef', keptAt: 1_700_000_000_000, bytes: 5, app: 'app-1.js' }
const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

let caches = new MemoryCaches()

expectHandledRejections()
beforeEach(() => {
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Puts what the worker would keep of a page into the caches of English, with a record. */
async function keepEnglish(kept: string) {
  await caches.plant(names.kept.en, `${base}content/en/a.md`, '# A')
  await caches.plant(names.kept.en, `${base}.kept`, kept)
}

describe('[O2] what was kept on purpose', () => {
  test.each([
    '',
    'null',
    '[]',
    '7',
    '{"list":"a"',
    '{}',
    JSON.stringify({ ...record, keptAt: 9e15 }),
    JSON.stringify({ ...record, keptAt: '2026' }),
    JSON.stringify({ ...record, bytes: null }),
    JSON.stringify({ ...record, app: {} }),
    '{"__proto__":{"list":"a","keptAt":1,"bytes":1,"app":"a"}}',
  ])('counts as incomplete with the record %s', async (text) => {
    await keepEnglish(text)
    expect(await keptCopiesOf('en', base).record()).toBeUndefined()
  })

  test('kept and visited files are found among addresses of other sites', async () => {
    await keepEnglish(JSON.stringify(record))
    for (const url of [`${base}content/%ff.md`, 'https://evil.example/a.md']) {
      await caches.plant(names.kept.en, url, 'x')
      await caches.plant(names.texts, url, 'x')
    }
    await caches.plant(names.texts, `${base}content/en/b.md`, '# B')
    const copies = keptCopiesOf('en', base)
    expect([...(await copies.hashes()).keys()]).toEqual(['content/en/a.md'])
    expect(await copies.record()).toEqual(record)
    expect(await visitedFiles(base)).toEqual(['content/en/b.md'])
  })

  test('nothing counts as kept if the browser refuses its caches, and a later try can succeed', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: {} })
    await keepEnglish(JSON.stringify(record))
    const { readKept } = await import('../../../src/features/offline/kept-languages.ts')
    caches.fault = refuse
    expect(await readKept('en')).toMatchObject({ record: undefined, isPartial: false })
    caches.fault = () => undefined
    expect(await readKept('en')).toMatchObject({ record, isPartial: false })
    // Removed by the browser or the reader while the site is open.
    caches.caches.clear()
    expect(await readKept('en')).toMatchObject({ record: undefined, isPartial: false })
  })

  test('kept pages are shown as they were read last, also if the read before is slower', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: {} })
    await caches.plant(names.kept.en, `${base}content/en/a.md`, '# A')
    const { readKept, useKeptLanguages } = await import('../../../src/features/offline/kept-languages.ts')
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const open = caches.open.bind(caches)
    let opened = 0
    caches.open = async (name) => {
      opened += 1
      const cache = await open(name)
      const keys = await cache.keys()
      return { ...cache, keys: () => slow.then(() => keys) }
    }
    const first = readKept('en')
    await vi.waitFor(() => expect(opened).toBe(2))
    caches.open = open
    // Another tab removes the language.
    caches.caches.clear()
    const second = readKept('en')
    await new Promise((resolve) => setTimeout(resolve))
    answer()
    await Promise.all([first, second])
    expect(useKeptLanguages.getState().en.isPartial).toBe(false)
  })

  test('ignores messages from other sites’ tabs', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: {} })
    const { useKeptLanguages } = await import('../../../src/features/offline/kept-languages.ts')
    await keepEnglish(JSON.stringify(record))
    const other = new BroadcastChannel('kept-languages')
    const messages = [
      ...[null, undefined, 'stop', 7, [], {}, { base }, { base, kind: 'stop' }],
      ...[
        { base, kind: 'changed', locale: '__proto__' },
        { base, kind: 'changed', locale: ['en'] },
      ],
      ...[
        { base, kind: 'remove', locale: 'en' },
        { base: 'https://evil.example/', kind: 'changed', locale: 'en' },
      ],
    ]
    for (const message of messages) other.postMessage(message)
    // The channel keeps the order.
    other.postMessage({ base, kind: 'changed', locale: 'zh' })
    await vi.waitFor(() => expect(caches.asked).toContain(names.kept.zh))
    expect([...caches.asked]).toEqual([names.kept.zh])
    expect(useKeptLanguages.getState().en.record).toBeUndefined()
    expect(Object.keys(useKeptLanguages.getState())).toEqual(['en', 'zh'])
    other.close()
  })
})

test.each([
  '',
  'x',
  'NaN',
  'Infinity',
  '1e300',
  '8640000000000001',
  '-1e20',
  '[1]',
])('[X3] a saved copy dated %j has no date that could not be written', (date) => {
  const at = savedAtOf(new Response('', { headers: { 'x-saved-at': date } }))
  expect(() => new Intl.DateTimeFormat('en').format(at)).not.toThrow()
})

describe('[S14] [X1] a database of the browser', () => {
  const page: SearchPage = {
    ...{ route: '/a.html', title: 'Docker', folders: [], words: [], pinyin: [], hash: '1' },
    sections: [{ id: '', heading: '', text: 'Text about containers' }],
  }
  const use = (values: Map<unknown, unknown>, fault?: DatabaseFault) =>
    vi.stubGlobal('indexedDB', memoryDatabase(values, fault))

  /** Returns what a search finds in a site with one page, and how often its text was fetched. */
  async function searchAnew() {
    vi.resetModules()
    const { createSearchService } = await import('../../../src/features/search/worker/search-service.ts')
    const { storedTexts } = await import('../../../src/features/search/worker/stored-texts.ts')
    const fetchPart = vi.fn(async () => [page])
    const sources = { fetchPart, stored: storedTexts, sectionsOf: async () => [] }
    const service = createSearchService('en', sources, () => undefined)
    await service.fill({ aaaaaaaaaaaaaaaa: 'address' })
    const found = await service.search('containers')
    return [found?.hits.length, fetchPart.mock.calls.length]
  }

  test('the database keeps the texts of the search', async () => {
    use(new Map())
    expect(await searchAnew()).toEqual([1, 1])
    expect(await searchAnew()).toEqual([1, 0])
  })

  test('that is missing costs only the request', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await searchAnew()).toEqual([1, 1])
  })

  const faults: readonly DatabaseFault[] = [
    ...([
      'open throws',
      'open fails',
      'closing',
      'reading fails',
      'writing aborts',
      'writing throws',
    ] as const),
  ]
  test.each(faults)('in which %s costs only the request', async (fault) => {
    use(new Map(), fault)
    expect(await searchAnew()).toEqual([1, 1])
    expect(await searchAnew()).toEqual([1, 1])
  })

  test.each([
    'open is silent',
    'reading is silent',
  ] as const)('in which %s is waited for once, and then no more', async (fault) => {
    vi.useFakeTimers()
    use(new Map(), fault)
    const { readEntry, writeEntry, removeEntriesWhere } = await import('../../../src/stores/database.ts')
    const first = readEntry('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await first).toBeUndefined()
    expect(await readEntry('a')).toBeUndefined()
    expect(await writeEntry('a', 1)).toBe(false)
    await removeEntriesWhere(() => true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each<readonly [what: string, value: unknown]>([
    ['text', 'x'],
    ['an object', {}],
    ['an empty entry', [null]],
    ['numbers', [1, 2]],
    ['pages without sections', [{ ...page, sections: undefined }]],
    ['sections without text', [{ ...page, sections: [{ id: '', heading: '' }] }]],
    ['pages read without a page', [{ instead: '' }]],
    ['pages read with another form', [{ page: { ...page, sections: 5 }, instead: '' }]],
  ])('that contains %s in place of every value costs only the request', async (_what, value) => {
    const values = new Map()
    use(values)
    expect(await searchAnew()).toEqual([1, 1])
    expect(values.size).toBeGreaterThan(1)
    const { storedTexts } = await import('../../../src/features/search/worker/stored-texts.ts')
    await storedTexts.writeRead('en', [])
    for (const key of values.keys()) values.set(key, value)
    expect(await searchAnew()).toEqual([1, 1])
    // The good texts have replaced the others.
    expect(await searchAnew()).toEqual([1, 0])
  })
})
