import { expect, test } from 'vitest'
import { createLoads } from '../../../src/browser/load-late.ts'

test('[E5] each key is loaded once, and again only after its load has failed', async () => {
  const loadOnce = createLoads<string>()
  const started: string[] = []
  const load = (key: string, outcome: Promise<string>) =>
    loadOnce(key, () => {
      started.push(key)
      return outcome
    })
  const first = load('table', Promise.reject(new Error('offline')))
  // The first load is still under way.
  const second = load('table', Promise.resolve('unused'))
  await expect(first).rejects.toThrow('offline')
  await expect(second).rejects.toThrow('offline')
  expect(await load('table', Promise.resolve('a table'))).toBe('a table')
  expect(await load('table', Promise.resolve('unused'))).toBe('a table')
  expect(await load('chart', Promise.resolve('a chart'))).toBe('a chart')
  expect(started).toEqual(['table', 'table', 'chart'])
})
