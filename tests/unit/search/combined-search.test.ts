import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostedRest, searchDebounce } from '../../../src/config/search.ts'
import { createCombinedSearch } from '../../../src/features/search/combined-search.ts'
import { HostedFailure } from '../../../src/features/search/hosted-client.ts'
import { unmarked } from '../../../src/features/search/marked-text.ts'
import type { LocalReason, SearchHit } from '../../../src/features/search/search-answer.ts'

const hit = (name: string): SearchHit => ({
  path: `/${name}.html`,
  page: name,
  trail: [],
  headings: [],
  name: unmarked(name),
  snippet: [],
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function searchWith(
  hosted: (() => Promise<readonly SearchHit[]>) | undefined,
  options: { online?: boolean; local?: 'fails' } = {},
) {
  const askHosted = hosted && vi.fn(hosted)
  const askLocal = vi.fn(async () => {
    if (options.local === 'fails') throw new Error('nothing to search in')
    return { hits: [hit('local')], near: [], progress: 1 }
  })
  return {
    askHosted,
    askLocal,
    search: createCombinedSearch({ askHosted, askLocal, isOnline: () => options.online ?? true }),
  }
}
const fails = (reason: LocalReason) => () => Promise.reject(new HostedFailure(reason))

describe('who answers', () => {
  test('[K3] [F2] the hosted service gets one request with the current text, 500 ms after the last key', async () => {
    const { search, askHosted, askLocal } = searchWith(async () => [hit('hosted')])
    const first = search.search('t')
    await vi.advanceTimersByTimeAsync(searchDebounce - 1)
    const second = search.search('token')
    await vi.advanceTimersByTimeAsync(searchDebounce - 1)
    expect(askHosted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(searchDebounce).toBe(500)
    expect(askHosted?.mock.calls).toEqual([['token']])
    expect(await first).toEqual(await second)
    expect(await second).toMatchObject({ source: 'hosted', hits: [{ page: 'hosted' }] })
    expect(askLocal).not.toHaveBeenCalled()
  })

  test('[F2] a query that is asked again while it waits costs one request', async () => {
    const { search, askHosted } = searchWith(async () => [hit('hosted')])
    const answers = ['webdav', 'webdav', 'web', 'webdav'].map((query) => search.search(query))
    await vi.advanceTimersByTimeAsync(searchDebounce)
    for (const answer of answers) expect(await answer).toMatchObject({ source: 'hosted' })
    expect(askHosted?.mock.calls).toEqual([['webdav']])
  })

  test('[F4] without a service the local index answers at once', async () => {
    const { search } = searchWith(undefined)
    expect(await search.search('token')).toMatchObject({
      source: 'local',
      reason: 'unconfigured',
      hits: [{ page: 'local' }],
    })
  })

  test.each([
    'unreachable',
    'slow',
    'refused',
    'broken',
  ] as const)('[X1] a service that is %s is replaced, then left alone for a while', async (reason) => {
    const { search, askHosted } = searchWith(fails(reason))
    const answer = search.search('token')
    await vi.advanceTimersByTimeAsync(searchDebounce)
    expect(await answer).toMatchObject({ source: 'local', reason })
    expect(await search.search('tokens')).toMatchObject({ source: 'local', reason })
    expect(askHosted).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(hostedRest)
    const later = search.search('again')
    await vi.advanceTimersByTimeAsync(searchDebounce)
    await later
    expect(askHosted).toHaveBeenCalledTimes(2)
  })

  test('[X1] offline, the search does not wait for the service', async () => {
    const { search, askHosted } = searchWith(async () => [hit('hosted')], { online: false })
    expect(await search.search('token')).toMatchObject({ source: 'local', reason: 'offline' })
    expect(askHosted).not.toHaveBeenCalled()
  })

  test('[E2] [F3] only if both fail, there is no answer, without a rejected promise', async () => {
    const { search } = searchWith(fails('unreachable'), { local: 'fails' })
    const answer = search.search('token')
    await vi.advanceTimersByTimeAsync(searchDebounce)
    expect(await answer).toEqual({ source: 'none', hits: [] })
  })
})
