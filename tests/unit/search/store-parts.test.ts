import { expect, test } from 'vitest'
import type { SearchPage } from '../../../src/content/search-files.ts'
import type { StoredTexts } from '../../../src/features/search/worker/search-service.ts'
import { storeParts } from '../../../src/features/search/worker/store-parts.ts'

/** A device with some parts of a list. */
function deviceWith(names: readonly string[], parts: readonly string[]) {
  const state = { names, parts: new Map<string, readonly SearchPage[]>(parts.map((name) => [name, []])) }
  const stored: StoredTexts = {
    names: async () => state.names,
    part: async (name) => state.parts.get(name),
    writePart: async (name, pages) => void state.parts.set(name, pages),
    writeNames: async (_locale, next) => {
      state.names = next
    },
    read: async () => [],
    writeRead: async () => undefined,
  }
  return { state, stored }
}

test('[F4] [O1] only parts that are missing are fetched, and the list is written when all are there', async () => {
  const { state, stored } = deviceWith(['a', 'old'], ['a', 'old', 'b'])
  const asked: string[] = []
  const fetchPart = async (address: string) => {
    asked.push(address)
    return []
  }
  await storeParts('en', { a: '/a', b: '/b', c: '/c' }, { fetchPart, stored })
  expect(asked).toEqual(['/c'])
  expect(state.names).toEqual(['a', 'b', 'c'])
})

test('[F4] [O1] where a part cannot be fetched, the older list stays', async () => {
  const { state, stored } = deviceWith(['old'], ['old'])
  const fetchPart = async (): Promise<never> => {
    throw new Error('The server does not respond.')
  }
  await expect(storeParts('en', { a: '/a' }, { fetchPart, stored })).rejects.toThrow()
  expect(state.names).toEqual(['old'])
})
