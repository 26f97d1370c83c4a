import { describe, expect, test, vi } from 'vitest'
import { freshHeldFor } from '../../../src/config/offline.ts'
import { createTextAnswers, type TextDependencies } from '../../../src/worker/text-answers.ts'

const url = 'https://docs.example/content/en/README.md'

const asking = (wanted: string) => ({ url, headers: new Headers({ 'x-wanted': wanted }) })

/** An in-memory cache, and a server whose responses the test sets. */
function setUp(saved: Readonly<Record<string, string>> = {}) {
  const cache = new Map(Object.entries(saved))
  const asked: { answer: (response: Response) => void; fail: (error: Error) => void }[] = []
  const dependencies: TextDependencies = {
    find: async (address) => {
      const text = cache.get(address)
      return text === undefined ? undefined : new Response(text, { headers: { 'x-saved-at': '1' } })
    },
    save: async (address, answer) => {
      cache.set(address, await answer.text())
    },
    ask: () => new Promise((answer, fail) => asked.push({ answer, fail })),
  }
  const later: Promise<unknown>[] = []
  const answers = createTextAnswers(dependencies)
  return {
    cache,
    asked,
    later,
    get: (wanted = 'saved') => answers(asking(wanted), (work) => later.push(work)),
  }
}

describe('[O4] answering requests for texts', () => {
  test('the saved copy is returned immediately while the server is asked, and its response is saved', async () => {
    const { get, asked, later, cache } = setUp({ [url]: 'old' })
    expect(await (await get()).text()).toBe('old')
    expect(asked).toHaveLength(1)
    asked[0]?.answer(new Response('new'))
    await Promise.all(later)
    expect(cache.get(url)).toBe('new')
  })

  test('a request for the fresh text joins the running one', async () => {
    const { get, asked } = setUp({ [url]: 'old' })
    await get()
    const fresh = get('fresh')
    asked[0]?.answer(new Response('new'))
    expect(await (await fresh).text()).toBe('new')
    expect(asked).toHaveLength(1)
    const again = get('fresh')
    expect(asked).toHaveLength(2)
    asked[1]?.answer(new Response('newer'))
    expect(await (await again).text()).toBe('newer')
  })

  test('a response that arrived earlier is also used, once', async () => {
    const { get, asked, later } = setUp({ [url]: 'old' })
    await get()
    asked[0]?.answer(new Response('new'))
    await Promise.all(later)
    expect(await (await get('fresh')).text()).toBe('new')
    expect(asked).toHaveLength(1)
  })

  test('responses are released, whether used or not', async () => {
    vi.useFakeTimers()
    try {
      const { get, asked, later } = setUp({ [url]: 'old' })
      await get()
      asked[0]?.answer(new Response('new'))
      await Promise.all(later)
      await vi.advanceTimersByTimeAsync(freshHeldFor)
      get('fresh').catch(() => undefined)
      expect(asked).toHaveLength(2)
      const { get: getFirst, asked: askedFirst } = setUp()
      const first = getFirst()
      askedFirst[0]?.answer(new Response('text'))
      await first
      getFirst('fresh').catch(() => undefined)
      expect(askedFirst).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('without a saved copy, the server’s response or failure is returned', async () => {
    const { get, asked } = setUp()
    const first = get()
    asked[0]?.answer(new Response('text'))
    expect(await (await first).text()).toBe('text')
    const { get: getNothing, asked: askedInVain } = setUp()
    const second = getNothing()
    askedInVain[0]?.fail(new Error('no network'))
    await expect(second).rejects.toThrow('no network')
  })

  test('a failure leaves the saved copy, is reported to requests for the fresh text, and is not reused', async () => {
    const { get, asked, later } = setUp({ [url]: 'old' })
    expect(await (await get()).text()).toBe('old')
    const fresh = get('fresh')
    asked[0]?.fail(new Error('no network'))
    await Promise.all(later)
    await expect(fresh).rejects.toThrow('no network')
    const retry = get('fresh')
    asked[1]?.answer(new Response('new'))
    expect(await (await retry).text()).toBe('new')
  })

  test('a truncated response is neither shown nor saved', async () => {
    const { get, asked, cache } = setUp()
    const first = get()
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('# Half'))
        controller.error(new Error('broken off'))
      },
    })
    asked[0]?.answer(new Response(half))
    await expect(first).rejects.toThrow('broken off')
    expect(cache.has(url)).toBe(false)
  })

  test('readers notice nothing if a cache cannot be read or written', async () => {
    const broken: TextDependencies = {
      find: () => Promise.reject(new Error('storage is blocked')),
      save: () => Promise.reject(new Error('storage is full')),
      ask: async () => new Response('text'),
    }
    const answers = createTextAnswers(broken)
    expect(await (await answers(asking('saved'), () => undefined)).text()).toBe('text')
  })
})
