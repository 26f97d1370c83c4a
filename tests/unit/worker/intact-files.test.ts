import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isIntact } from '../../../src/worker/intact.ts'
import { createPartList, isIntactPart } from '../../../src/worker/part-list.ts'
import { createPolicyWatch } from '../../../src/worker/policy-watch.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const base64 = (text: string) => createHash('sha256').update(text).digest('base64')
const code = 'export const a = 1'
const part = { path: 'assets/search/a-1.js', bytes: code.length, hash: base64(code).slice(0, 22) }
const list = JSON.stringify([part])
const integrity = `sha256-${base64(list)}`
const failing = () => Promise.reject(new Error('no network'))

describe('a file', () => {
  test('a file has the integrity that browsers know', async () => {
    expect(await isIntact(bytes(code), `sha256-${base64(code)}`)).toBe(true)
    expect(await isIntact(bytes(code), `sha256-${part.hash}`)).toBe(true)
  })

  test.each([
    ['other content', 'export const a = 2', `sha256-${base64(code)}`],
    ['no content', '', `sha256-${base64(code)}`],
    ['half of it', code.slice(0, 9), `sha256-${base64(code)}`],
    ['no integrity', code, ''],
    ['a short integrity', code, `sha256-${base64(code).slice(0, 21)}`],
    ['only the algorithm', code, 'sha256-'],
    ['another algorithm', code, `sha384-${base64(code)}`],
    ['an integrity with more behind it', code, `sha256-${base64(code)} sha256-x`],
  ])('with %s is not intact', async (_what, text, wanted) => {
    expect(await isIntact(bytes(text), wanted)).toBe(false)
  })
})

describe('the list of late parts', () => {
  const dependencies = (saved: readonly string[], server: () => Promise<Response>) => {
    const written: string[] = []
    let asked = 0
    const read = createPartList({
      integrity,
      find: async () => saved.map((text) => new Response(text)),
      ask: () => {
        asked += 1
        return server()
      },
      save: async (text) => void written.push(text),
    })
    return { read, written, asked: () => asked }
  }
  const good = async () => new Response(list)

  test('comes from the saved copy, otherwise from the server, and is read once', async () => {
    const saved = dependencies([list], good)
    expect(await saved.read()).toEqual([part])
    expect(saved.asked()).toBe(0)
    const fresh = dependencies([], good)
    expect(await fresh.read()).toEqual([part])
    expect(await fresh.read()).toEqual([part])
    expect([fresh.asked(), fresh.written]).toEqual([1, [list]])
  })

  test.each<readonly [what: string, saved: readonly string[], server: () => Promise<Response>]>([
    ['saved ones were replaced and the server is gone', ['[]', list.replace('a-1', 'b-1')], failing],
    ['the server has a newer version', [], async () => new Response('[]')],
    ['the server answers with a page', ['x'], async () => new Response('<!doctype html>')],
    ['the server answers with an error', [], async () => new Response('', { status: 500 })],
    ['the answer breaks off', [], async () => new Response(list.slice(0, -1))],
    ['the storage throws', [], failing],
  ])('is unknown if %s', async (_what, saved, server) => {
    const { read, written } = dependencies(saved, server)
    expect(await read()).toBeUndefined()
    expect(written).toEqual([])
  })

  test('is found among replaced copies, and a failure is not final', async () => {
    expect(await dependencies(['[]', list], failing).read()).toEqual([part])
    let fails = true
    const { read } = dependencies([], async () => (fails ? failing() : good()))
    expect(await read()).toBeUndefined()
    fails = false
    expect(await read()).toEqual([part])
  })

  test('the list says which parts may be used', async () => {
    const known = [part]
    expect(await isIntactPart(part.path, bytes(code), known)).toBe(true)
    expect(await isIntactPart(part.path, bytes('alert(1)'), known)).toBe(false)
    expect(await isIntactPart(part.path, bytes(code), undefined)).toBe(false)
    expect(await isIntactPart(part.path, bytes(code), [{ ...part, hash: '' }])).toBe(false)
    // Tabs of an older version still need theirs.
    expect(await isIntactPart('assets/search/a-0.js', bytes('old'), known)).toBe(true)
  })
})

describe('the policy of the saved document', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
  const page = (policy: string, init: ResponseInit = {}) =>
    new Response('', { ...init, headers: { 'content-security-policy': policy } })
  const watch = (saved: Response | undefined, ask: () => Promise<Response>) => {
    const written: Response[] = []
    const look = createPolicyWatch({
      find: async () => saved,
      ask,
      save: async (answer) => void written.push(answer),
    })
    return { look, written, wait: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds) }
  }

  test('follows the server, asked once in ten minutes', async () => {
    let asked = 0
    const { look, written, wait } = watch(page('a'), async () => {
      asked += 1
      return page('b')
    })
    await look()
    await look()
    expect([asked, written.length]).toEqual([1, 1])
    wait(600_000)
    await look()
    expect([asked, written.length]).toEqual([2, 2])
    // A clock that went backwards doesn't delay the next question.
    wait(-3_600_000)
    await look()
    expect([asked, written.length]).toEqual([3, 3])
  })

  test('a file is compared without leaving an answer unread', async () => {
    const cancel = vi.fn()
    const body = new ReadableStream({ cancel })
    const headers = { 'content-security-policy': 'a' }
    const { look } = watch(page('a'), async () => new Response(body, { headers }))
    await look()
    expect(cancel).toHaveBeenCalledOnce()
  })

  test.each<readonly [what: string, saved: Response | undefined, ask: () => Promise<Response>]>([
    ['is the same', page('a'), async () => page('a')],
    ['comes with an error', page('a'), async () => page('b', { status: 503 })],
    ['comes with a missing page', page('a'), async () => page('b', { status: 404 })],
    ['cannot be asked for', page('a'), failing],
    ['is not saved', undefined, async () => page('b')],
  ])('stays if the server’s %s', async (_what, saved, ask) => {
    const { look, written } = watch(saved, ask)
    await look()
    expect(written).toEqual([])
  })
})
