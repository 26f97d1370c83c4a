import { afterEach, expect, test, vi } from 'vitest'
import type { ParseRequest } from '../../../src/markdown/article-worker.ts'
import { parseInWorker } from '../../../src/markdown/parse-in-worker.ts'

/** A worker that responds on command. */
class StandInWorker {
  static readonly all: StandInWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror = null
  isEnded = false
  request: ParseRequest | undefined
  constructor() {
    StandInWorker.all.push(this)
  }
  postMessage(request: ParseRequest) {
    this.request = request
  }
  answer() {
    this.onmessage?.({ data: { kind: 'end', article: { first: [], parts: 1 } } })
  }
  terminate() {
    this.isEnded = true
  }
}

afterEach(() => vi.unstubAllGlobals())

test('of two workers that read at once, one stays for the next text and the other ends', async () => {
  vi.stubGlobal('Worker', StandInWorker)
  const options = { footnotes: 'Footnotes', asWritten: '', as: 'page', standing: 0 } as const
  const { signal } = new AbortController()
  const readings = ['one', 'two'].map((text) => parseInWorker(text, options, signal))
  for (const worker of StandInWorker.all) worker.answer()
  await Promise.all(readings)
  expect(StandInWorker.all.map(({ isEnded }) => isEnded)).toEqual([false, true])

  const third = parseInWorker('three', options, signal)
  expect(StandInWorker.all).toHaveLength(2)
  StandInWorker.all[0]?.answer()
  await third
})
