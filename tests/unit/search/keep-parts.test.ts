import { expect, test } from 'vitest'
import type { SearchPage } from '../../../src/content/search-files.ts'
import { keepParts } from '../../../src/features/search/worker/keep-parts.ts'
import type { KeptTexts } from '../../../src/features/search/worker/search-service.ts'

/** A device with some parts of a list. */
function deviceWith(names: readonly string[], parts: readonly string[]) {
  const state = { names, parts: new Map<string, readonly SearchPage[]>(parts.map((name) => [name, []])) }
  const keep: KeptTexts = {
    names: async () => state.names,
    part: async (name) => state.parts.get(name),
    writePart: async (name, pages) => void state.parts.set(name, pages),
    writeNames: async (_locale, next) => {
      state.names = next
    },
    read: async () => [],
    writeRead: async () => undefined,
  }
  return { state, keep }
}

test('[F4] [O1] only parts that are missing are fetched, and the list is written when all are there', async () => {
  const { state, keep } = deviceWith(['a', 'old'], ['a', 'old', 'b'])
  const asked: string[] = []
  const fetchPart = async (address: string) => {
    asked.push(address)
    return []
  }
  await keepParts('en', { a: '/a', b: '/b', c: '/c' }, { fetchPart, keep })
  expect(asked).toEqual(['/c'])
  expect(state.names).toEqual(['a', 'b', 'c'])
})

test('[F4] [O1] where a part cannot be fetched, the older list stays', async () => {
  const { state, keep } = deviceWith(['old'], ['old'])
  const fetchPart = async (): Promise<never> => {
    throw new Error('The server does not respond.')
  }
  await expect(keepParts('en', { a: '/a' }, { fetchPart, keep })).rejects.toThrow()
  expect(state.names).toEqual(['old'])
})
