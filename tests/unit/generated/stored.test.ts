// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readSearchPages } from '../../../src/content/search-files.ts'
import { useColorScheme } from '../../../src/features/appearance/color-scheme.ts'
import { useFocusMode } from '../../../src/features/appearance/focus-mode.ts'
import { readGiscusMessage } from '../../../src/features/comments/giscus-state.ts'
import { usePageDrafts } from '../../../src/features/edit/page-drafts.ts'
import { usePreviewDraft } from '../../../src/features/edit/preview/preview-draft.ts'
import { useClosedForGood } from '../../../src/features/notices/closed-notices.ts'
import { keptCopiesOf } from '../../../src/features/offline/kept-copies.ts'
import { visitedFiles } from '../../../src/features/offline/kept-pages.ts'
import { cleanStoredSearches } from '../../../src/features/search/docsearch/stored-searches.ts'
import { storedTexts } from '../../../src/features/search/worker/stored-texts.ts'
import { readDemoMessage } from '../../../src/markdown/blocks/demo/demo-message.ts'
import { useApiServerKey } from '../../../src/stores/api-server.ts'
import { takePendingLogin } from '../../../src/stores/pending-login.ts'
import { readTabChoices } from '../../../src/stores/read-tab-choices.ts'
import { useReaderAddress } from '../../../src/stores/reader-values.ts'
import { useReadingHistory } from '../../../src/stores/reading.ts'
import { useSidebarCollapsed } from '../../../src/stores/sidebar.ts'
import { siteKeys } from '../../../src/stores/site-keys.ts'
import { storageKeys } from '../../../src/stores/storage-keys.ts'
import { useTicks } from '../../../src/stores/ticks.ts'
import { cacheNamesOf } from '../../../src/worker/cache-names.ts'
import { savedAtOf } from '../../../src/worker/saved-copy.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'
import { MemoryCaches } from '../../support/memory-caches.ts'
import { memoryDatabase } from '../../support/memory-database.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

expectHandledRejections()

const names = [
  ...['seen', 'before', 'places', 'path', 'title', 'id', 'heading', 'file', 'text', 'en/a.md', 'os'],
  ...['service', 'state', 'verifier', 'answers', 'apiServer', 'began', 'list', 'keptAt', 'bytes', 'app'],
  ...['objectID', 'url', 'type', 'hierarchy', 'lvl1', 'content', 'page', 'instead', 'route', 'sections'],
  ...['demo', 'height', 'message', 'giscus', 'error', 'kind', 'base', 'locale'],
]
const json = hostileJson(names, ['/a.html', '//evil.example/', 'dark', 'ready', 'error', 'lvl1', 'en'])
const stored = fc.oneof(
  hostileText,
  json.map((value) => JSON.stringify(value)),
)
const place = fc.record({
  path: fc.oneof(hostileText, fc.constantFrom('/a', '//evil.example/')),
  title: hostileText,
  id: hostileText,
  heading: hostileText,
})
const reading = fc.record({
  seen: fc.constantFrom(1, 9e15),
  before: fc.constant(0),
  places: fc.array(fc.oneof(place, json), { maxLength: 4 }),
})

/** A stored value that the application follows when another tab changes it. */
const followed = {
  colorScheme: () => useColorScheme.getState().value,
  sidebarCollapsed: () => useSidebarCollapsed.getState().value,
  readerAddress: () => useReaderAddress.getState().value,
  apiServer: () => useApiServerKey.getState().value,
  focusMode: () => useFocusMode.getState().value,
  closedNotices: () => useClosedForGood.getState().value,
  reading: () => useReadingHistory.getState().value,
  ticks: () => useTicks.getState().value,
  previewDraft: () => usePreviewDraft.getState().value,
  pageDrafts: () => usePageDrafts.getState().value,
} as const

describe('[S14] whatever is stored', () => {
  test.each(Object.keys(followed) as (keyof typeof followed)[])(
    'under %s is read, or the default',
    (name) => {
      const kinds = new Set<string>()
      const read = () => {
        kinds.add(typeof followed[name]())
        return followed[name]()
      }
      read()
      const texts =
        name === 'reading'
          ? fc.oneof(
              stored,
              reading.map((value) => JSON.stringify(value)),
            )
          : stored
      return withstands(texts, (newValue) => {
        const key = { ...storageKeys, ...siteKeys }[name]
        // Drafts are read from the storage, from the key of each file and from the list of earlier versions.
        for (const one of [key, `${key}/en/a.md`]) localStorage.setItem(one, newValue)
        dispatchEvent(new StorageEvent('storage', { key, newValue }))
        const value = read()
        if (name === 'reading')
          for (const { path } of useReadingHistory.getState().value.places) expect(path).toMatch(/^\/(?!\/)/)
        expect(kinds.size).toBeLessThanOrEqual(2)
        return value
      })
    },
    generatedTimeout,
  )

  test(
    'as choices of tabs, a login, and searches is read, or left out',
    () =>
      withstands(stored, (text) => {
        sessionStorage.setItem(storageKeys.pendingLogin, text)
        const login = takePendingLogin({ service: 'a', state: 's' }, 600_000)
        expect(sessionStorage.getItem(storageKeys.pendingLogin)).toBeNull()
        const key = '__DOCSEARCH_RECENT_SEARCHES__alist-docs.en'
        localStorage.setItem(key, text)
        cleanStoredSearches('en')
        const left: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return [readTabChoices(text), login.kind, left]
      }),
    generatedTimeout,
  )
})

describe('[O2] [O4] whatever is saved', () => {
  const base = document.baseURI
  const caches = new MemoryCaches()
  const values = new Map<unknown, unknown>()
  beforeEach(() => {
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('indexedDB', memoryDatabase(values))
    return () => vi.unstubAllGlobals()
  })

  test(
    'in the caches is a record of the site, or none',
    () =>
      withstands(fc.tuple(stored, hostileText, hostileText), async ([record, path, date]) => {
        caches.caches.clear()
        await caches.plant(cacheNamesOf(base).kept.en, `${base}.kept`, record)
        const address = new URL(`content/en/${encodeURIComponent(Buffer.from(path).toString())}`, base).href
        await caches.plant(cacheNamesOf(base).texts, address, record)
        const copies = keptCopiesOf('en', base)
        const headers = /^[\t -~]*$/.test(date) ? { 'x-saved-at': date } : undefined
        const kept = await copies.record()
        if (kept) expect(Number.isNaN(new Date(kept.keptAt).getTime())).toBe(false)
        return [
          kept,
          [...(await copies.hashes())],
          await visitedFiles(base),
          savedAtOf(new Response('', { headers })),
        ]
      }),
    generatedTimeout,
  )

  test(
    'in the database is search text, or none',
    () =>
      withstands(fc.tuple(json, json, json), async ([list, part, read]) => {
        values.clear()
        values.set('search 3 parts en', list)
        values.set('search 3 part a', part)
        values.set('search 3 read en', [read, list])
        return [
          await storedTexts.names('en'),
          await storedTexts.part('a'),
          await storedTexts.read('en'),
          readSearchPages(part),
        ]
      }),
    generatedTimeout,
  )
})

test(
  '[D9] [X11] any message of a demo or of the comment service is accepted or ignored without an error',
  { timeout: generatedTimeout },
  () =>
    withstands(json, (data) => {
      const demo = readDemoMessage(data)
      if (demo?.kind === 'height') expect(demo.height).toBeLessThanOrEqual(4000)
      if (demo?.kind === 'error') expect(demo.message.length).toBeLessThanOrEqual(300)
      return [demo, readGiscusMessage({ origin: 'https://giscus.app', data })]
    }),
)
