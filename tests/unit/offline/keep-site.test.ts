import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { partsUsedBy, readLateParts, readOfflineList } from '../../../src/content/offline-list.ts'
import { writeManifest } from '../../../src/content/write-manifest.ts'
import { type KeepProgress, keepLanguage } from '../../../src/offline/keep-site.ts'
import type { KeptCopies, KeptRecord } from '../../../src/worker/kept-copies.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const quota = new DOMException('no room', 'QuotaExceededError')

/** A published site: its content files, its late parts, and the manifest that the index command makes of them. */
function publish(texts: Readonly<Record<string, string>>, late: readonly string[] = []) {
  const contents = Object.entries(texts).map(([path, text]) => {
    return { path, hash: hash(text), bytes: text.length }
  })
  const needs = { files: contents, parts: ['diagrams' as const] }
  const offline = { en: needs, zh: { files: [], parts: [] } }
  const { root, shards } = writeManifest([], { configFiles: [], hash, offline })
  const parts = late.map((path) => ({ path, bytes: 10 }))
  return new Map([
    ...Object.entries(texts),
    ...late.map((path) => [path, `code of ${path}`] as const),
    ...[...shards].map(([name, text]) => [`manifest/${name}.json`, text] as const),
    ['manifest.json', root],
    ['late-parts.json', JSON.stringify(parts)],
  ])
}

/** A device with room for so many files. */
function device(room = Number.POSITIVE_INFINITY) {
  const files = new Map<string, { hash: string; text: string }>()
  let record: KeptRecord | undefined
  let left = room
  const copies: KeptCopies = {
    hashes: async () => new Map([...files].map(([path, file]) => [path, file.hash])),
    put: async (path, answer, given) => {
      if (left <= 0) throw quota
      left -= 1
      const text = await answer.text()
      files.set(path, { hash: given ?? hash(text), text })
    },
    remove: async (path) => void files.delete(path),
    record: async () => record,
    setRecord: async (next) => {
      record = next
    },
    clear: async () => files.clear(),
  }
  return { files, copies, makeRoom: () => (left = Number.POSITIVE_INFINITY), record: () => record }
}

function keepFrom(site: ReadonlyMap<string, string>, copies: KeptCopies, stopAfter?: string) {
  const stop = new AbortController()
  const asked: string[] = []
  const progress: KeepProgress[] = []
  const ask = async (path: string) => {
    asked.push(path)
    if (path === stopAfter) stop.abort()
    const text = site.get(path)
    return text === undefined ? undefined : new Response(text)
  }
  const end = keepLanguage(
    'en',
    { copies, ask },
    { signal: stop.signal, app: 'app-1.js', onProgress: (step) => progress.push(step) },
  )
  return { end, asked, progress }
}

const texts = { 'content/en/README.md': '# A', 'content/en/云 b.md': '# B', 'img/a.svg': '<svg/>' }
const late = ['assets/diagrams/mermaid-1.js', 'assets/charts/echarts-1.js']

describe('[O2] keeping a language', () => {
  test('everything its list names is there afterwards, and the late parts that its pages use', async () => {
    const { copies, files, record } = device()
    const { end, progress } = keepFrom(publish(texts, late), copies)
    expect(await end).toMatchObject({ kind: 'done' })
    expect([...files.keys()].toSorted()).toEqual(
      [...Object.keys(texts), 'assets/diagrams/mermaid-1.js', 'manifest.json'].toSorted(),
    )
    const last = progress.at(-1)
    expect(last?.doneBytes).toBe(last?.totalBytes)
    expect(record()).toMatchObject({ app: 'app-1.js', bytes: last?.totalBytes })
  })

  test('an update fetches only what has another hash and removes what is gone', async () => {
    const { copies, files } = device()
    await keepFrom(publish(texts, late), copies).end
    const { 'img/a.svg': _gone, ...others } = texts
    const next = publish({ ...others, 'content/en/README.md': '# A, newer' }, [
      'assets/diagrams/mermaid-2.js',
    ])
    const { end, asked } = keepFrom(next, copies)
    expect(await end).toMatchObject({ kind: 'done' })
    expect(asked.filter((path) => !/^manifest|^late/.test(path)).toSorted()).toEqual([
      'assets/diagrams/mermaid-2.js',
      'content/en/README.md',
    ])
    expect(files.get('content/en/README.md')?.text).toBe('# A, newer')
    expect(files.has('img/a.svg')).toBe(false)
    expect(files.has('assets/diagrams/mermaid-1.js')).toBe(false)
  })

  test('stopped in the middle, what is saved stays, and the next try fetches the rest', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`content/en/${at}.md`, `# ${at}`]))
    const site = publish(many)
    const { copies, files, record } = device()
    expect(await keepFrom(site, copies, 'content/en/20.md').end).toEqual({ kind: 'stopped' })
    const saved = files.size
    expect(saved).toBeGreaterThan(0)
    expect(saved).toBeLessThan(40)
    expect(record()).toBeUndefined()
    const { end, asked } = keepFrom(site, copies)
    expect(await end).toMatchObject({ kind: 'done' })
    expect(asked.filter((path) => path.startsWith('content/'))).toHaveLength(40 - saved)
  })

  test('no more room: it says so, and what was saved stays', async () => {
    const { copies, files, makeRoom } = device(2)
    expect(await keepFrom(publish(texts, late), copies).end).toEqual({ kind: 'full' })
    expect(files.size).toBe(2)
    makeRoom()
    expect(await keepFrom(publish(texts, late), copies).end).toMatchObject({ kind: 'done' })
  })

  test('a server that fails, a site without a list, and a file that is gone', async () => {
    const failing = { copies: device().copies, ask: () => Promise.reject(new Error('no network')) }
    const options = { signal: new AbortController().signal, app: 'a', onProgress: () => undefined }
    expect(await keepLanguage('en', failing, options)).toEqual({ kind: 'unreachable' })
    const { root } = writeManifest([], { configFiles: [], hash })
    expect(await keepFrom(new Map([['manifest.json', root]]), device().copies).end).toEqual({
      kind: 'impossible',
    })
    const site = publish(texts)
    site.delete('img/a.svg')
    expect(await keepFrom(site, device().copies).end).toMatchObject({ kind: 'done' })
  })
})

test('the late parts of a page are known by its fences, formulas and tools', () => {
  expect(partsUsedBy('```mermaid\nA\n```')).toEqual(['diagrams'])
  expect(partsUsedBy('~~~ flow\n~~~\n\n```echarts\n```\n\n```bash\n```')).toEqual([
    'diagrams',
    'charts',
    'languages',
  ])
  expect(partsUsedBy('Text with `mermaid` and `$HOME/$USER` in it, for $5.')).toEqual([])
  expect(partsUsedBy('An area of $r^2$.')).toEqual(['math'])
  expect(partsUsedBy('```bash\necho $A $B\n```')).toEqual(['languages'])
  expect(partsUsedBy('<Tool name="115-token" />')).toEqual(['tools'])
})

test('lists of another form are no lists', () => {
  expect(readOfflineList({ format: 99, locale: 'en', files: [], parts: [] })).toBeUndefined()
  expect(readOfflineList(undefined)).toBeUndefined()
  expect(readLateParts('nonsense')).toEqual([])
})
