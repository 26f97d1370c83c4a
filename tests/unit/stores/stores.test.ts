import { afterEach, describe, expect, test, vi } from 'vitest'
import { siteKeys } from '../../../src/stores/site-keys.ts'
import { storageKeys } from '../../../src/stores/storage-keys.ts'

/**
 * What a test knows about a row of the table: how the value reads, what is stored, and the result for missing
 * or invalid data.
 */
interface Row {
  readonly kinds: readonly ('local' | 'session')[]
  /** Reads the value again, as the application sees it. */
  readonly read: () => Promise<unknown>
  /** Stores a value as a reader's action would. */
  readonly write: () => Promise<unknown>
  readonly stored: RegExp
  /** What follows the key of the table, where each value has its own. */
  readonly end?: string
  readonly fallback: unknown
  /** What the application sees after `write`, stored or not. */
  readonly written: unknown
}

/** Returns a row for a plain stored value. */
function row<T>(
  load: () => Promise<{ getState: () => { value: T; set: (value: T) => void } }>,
  value: T,
  stored: RegExp,
  fallback: T,
  kind: 'local' | 'session' = 'local',
): Row {
  return {
    kinds: [kind],
    read: async () => (await load()).getState().value,
    write: async () => (await load()).getState().set(value),
    stored,
    fallback,
    written: value,
  }
}

const login = { service: 'a', state: 's', verifier: '', answers: {}, apiServer: 'cf', began: Date.now() }

const draft = { file: 'en/a.md', text: 'A', base: 'B' }

const keys = { ...storageKeys, ...siteKeys }

/** Every key of the tables: a key without a row here does not compile. */
const rows: Record<keyof typeof keys, Row> = {
  colorScheme: row(
    async () => (await import('../../../src/features/appearance/color-scheme.ts')).useColorScheme,
    'dark',
    /^dark$/,
    'auto',
  ),
  forcedScheme: row(
    async () => (await import('../../../src/features/appearance/color-scheme.ts')).useForcedScheme,
    'light',
    /^light$/,
    undefined,
  ),
  previewDraft: row(
    async () => (await import('../../../src/features/edit/preview/preview-draft.ts')).usePreviewDraft,
    { file: 'en/a.md', text: 'A' },
    /^\{"file":"en\/a\.md","text":"A"\}$/,
    undefined,
  ),
  pageDrafts: {
    kinds: ['local'],
    read: async () =>
      (await import('../../../src/features/edit/page-drafts.ts')).usePageDrafts.getState().value,
    write: async () =>
      (await import('../../../src/features/edit/page-drafts.ts')).pageDraftStorage(draft.file).set(draft),
    stored: /^\{"file":"en\/a\.md","text":"A","base":"B"\}$/,
    end: `/${draft.file}`,
    fallback: [],
    written: [draft],
  },
  sidebarCollapsed: row(
    async () => (await import('../../../src/stores/sidebar.ts')).useSidebarCollapsed,
    true,
    /^true$/,
    false,
  ),
  tabChoices: row(
    async () => (await import('../../../src/stores/tab-choice.ts')).useTabChoices,
    { os: 'linux' },
    /^\{"os":"linux"\}$/,
    {},
  ),
  readerAddress: row(
    async () => (await import('../../../src/stores/reader-values.ts')).useReaderAddress,
    'http://nas:5244',
    /^http:\/\/nas:5244$/,
    '',
  ),
  apiServer: row(
    async () => (await import('../../../src/stores/api-server.ts')).useApiServerKey,
    'cn',
    /^cn$/,
    'cf',
  ),
  pendingLogin: {
    kinds: ['session'],
    read: async () => {
      const { takePendingLogin } = await import('../../../src/stores/pending-login.ts')
      return takePendingLogin({ service: 'a', state: 's' }, 600_000).kind
    },
    write: async () =>
      (await import('../../../src/stores/pending-login.ts')).savePendingLogin(login, 600_000),
    stored: /"state":"s"/,
    fallback: 'absent',
    // If nothing is stored, there is no login; the reader is warned before leaving.
    written: 'found',
  },
  focusMode: row(
    async () => (await import('../../../src/features/appearance/focus-mode.ts')).useFocusMode,
    true,
    /^true$/,
    false,
  ),
  singleKeys: row(
    async () => (await import('../../../src/stores/single-keys.ts')).useSingleKeys,
    false,
    /^false$/,
    true,
  ),
  closedNotices: {
    kinds: ['local', 'session'],
    read: async () => {
      const closed = await import('../../../src/features/notices/closed-notices.ts')
      return [...closed.useClosedForGood.getState().value, ...closed.useClosedForSession.getState().value]
    },
    write: async () => {
      const closed = await import('../../../src/features/notices/closed-notices.ts')
      closed.useClosedForGood.getState().set(['a'])
      closed.useClosedForSession.getState().set(['b'])
    },
    stored: /^\["[ab]"\]$/,
    fallback: [],
    written: ['a', 'b'],
  },
  languageAnswer: row(
    async () =>
      (await import('../../../src/features/language-redirect/language-redirect.tsx')).useLanguageChoice,
    'stay',
    /^stay$/,
    undefined,
  ),
  languageAsked: row(
    async () =>
      (await import('../../../src/features/language-redirect/language-redirect.tsx')).useLanguageAsked,
    true,
    /^true$/,
    false,
    'session',
  ),
  comments: row(
    async () => (await import('../../../src/features/comments/comments.tsx')).useCommentsWanted,
    true,
    /^true$/,
    false,
  ),
  reading: row(
    async () => (await import('../../../src/stores/reading.ts')).useReadingHistory,
    { seen: 2, before: 1, places: [{ path: '/a.html', title: 'A', id: 'b', heading: 'B' }] },
    /^\{"seen":2,"before":1,"places":\[\{"path":"\/a\.html"/,
    { seen: 0, before: 0, places: [] },
  ),
  ticks: row(
    async () => (await import('../../../src/stores/ticks.ts')).useTicks,
    { 'en/a.md': { 'A step': true } },
    /^\{"en\/a\.md":\{"A step":true\}\}$/,
    {},
  ),
  reloadedFrom: row(
    async () => (await import('../../../src/features/offline/lost-parts.ts')).useReloadedFrom,
    'app-a1b2.js',
    /^app-a1b2\.js$/,
    '',
    'session',
  ),
}

const names = Object.keys(rows) as (keyof typeof keys)[]

function storageOf(values: Map<string, string>, faults: Partial<Storage> = {}): Partial<Storage> {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    ...faults,
  }
}

function install(local: Map<string, string>, session: Map<string, string>, faults: Partial<Storage> = {}) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storageOf(local, faults))
  vi.stubGlobal('sessionStorage', storageOf(session, faults))
}

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

/** Texts that are no value of the site, or only look like one. */
const garbage = [
  '',
  'null',
  '{"garbage',
  '[1,2',
  '{"a":{"b":1}}',
  '[[]]',
  'perhaps',
  '\u0000',
  'x'.repeat(5000),
  'x'.repeat(4_000_000),
  '['.repeat(100_000),
  '7',
  '"text"',
  '1e999',
  '{"__proto__":{"polluted":7}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"seen":1e999,"before":0,"places":[]}',
  '{"seen":1,"before":9e15,"places":[]}',
  '{"seen":1,"before":0,"places":{"length":1}}',
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe.each(names)('[S14] what is stored under %s', (name) => {
  const { kinds, read, write, stored, end = '', fallback, written } = rows[name]
  const key = keys[name] + end

  test('is written where the table says and read again by the next visit', async () => {
    const maps = { local: new Map<string, string>(), session: new Map<string, string>() }
    install(maps.local, maps.session)
    await write()
    for (const kind of ['local', 'session'] as const) {
      expect([...maps[kind].keys()]).toEqual(kinds.includes(kind) ? [key] : [])
      if (kinds.includes(kind)) expect(maps[kind].get(key)).toMatch(stored)
    }
    install(maps.local, maps.session)
    expect(await read()).toEqual(written)
  })

  test('is the default if nothing or an invalid value is stored', async () => {
    install(new Map(), new Map())
    expect(await read()).toEqual(fallback)
    for (const text of garbage) {
      const all = new Map([key, keys[name]].map((one) => [one, text]))
      install(all, all)
      const value = await read()
      // An address is any text; the code that shows it validates it.
      if (name === 'readerAddress') expect(typeof value).toBe('string')
      else expect(JSON.stringify(value), JSON.stringify(text.slice(0, 20))).toBe(JSON.stringify(fallback))
    }
    expect('polluted' in {}).toBe(false)
  })

  test('costs nothing but the memory where storage is full, throws or is missing', async () => {
    const kept = name === 'pendingLogin' ? fallback : written
    install(new Map(), new Map(), { setItem: refuse('QuotaExceededError') })
    await write()
    expect(await read()).toEqual(kept)
    install(new Map(), new Map(), {
      getItem: refuse('SecurityError'),
      setItem: refuse('SecurityError'),
      removeItem: refuse('SecurityError'),
    })
    expect(await read()).toEqual(fallback)
    await write()
    expect(await read()).toEqual(kept)
    vi.resetModules()
    for (const store of ['localStorage', 'sessionStorage']) vi.stubGlobal(store, undefined)
    expect(await read()).toEqual(fallback)
    await write()
    expect(await read()).toEqual(kept)
  })
})

test('[S14] pages work if the browser forbids access to its storage', async () => {
  vi.resetModules()
  const own = { configurable: true, get: refuse('SecurityError') }
  const before = (['localStorage', 'sessionStorage'] as const).map(
    (store) => [store, Object.getOwnPropertyDescriptor(globalThis, store)] as const,
  )
  for (const [store] of before) Object.defineProperty(globalThis, store, own)
  try {
    for (const name of names) expect(await rows[name].read(), name).toEqual(rows[name].fallback)
  } finally {
    for (const [store, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, store, descriptor)
      else Reflect.deleteProperty(globalThis, store)
    }
  }
})

test('[S14] [X17] a step named like a property of every object is not ticked', async () => {
  const { tickOf, tickStep } = await import('../../../src/stores/ticks.ts')
  const file = 'en/a.md'
  const ticks = { [file]: { Other: true } }
  for (const words of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(tickOf(ticks, file, words)).toBeUndefined()
    const ticked = tickStep(ticks, { file, words, isDone: true, byAuthor: false }, 10)
    expect(tickOf(JSON.parse(JSON.stringify(ticked)), file, words)).toBe(true)
  }
})

test('[S14] no other module defines a key', async () => {
  const { readFile } = await import('node:fs/promises')
  const { filesBelow } = await import('../../../scripts/content/list-files.ts')
  const files = (await filesBelow('src')).filter((file) => /\.tsx?$/.test(file))
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(`src/${file}`, 'utf8')
    const touches = /\b(?:local|session)Storage\b(?=[.[])|'alist-docs\./.test(text)
    if (touches && !['stores/storage-keys.ts', 'first-paint/inline.ts', 'stores/storage.ts'].includes(file))
      found.push(file)
  }
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
