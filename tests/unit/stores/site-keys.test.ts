import { afterEach, expect, test, vi } from 'vitest'
import { storagePrefix } from '../../../src/config/storage-prefix.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const prefix = async () => (await import('../../../src/stores/site-keys.ts')).sitePrefix

test.each([
  ['http://docs.example/', ''],
  ['http://docs.example/v1/', '/v1/'],
])('the pages of a site at %s have their own values', async (baseURI, more) => {
  vi.stubGlobal('document', { baseURI })
  expect(await prefix()).toBe(storagePrefix + more)
})

test.each([
  ['http://docs.example/assets/search/search-worker-1.js', ''],
  ['http://docs.example/v1/assets/search/search-worker-1.js', '/v1/'],
  ['http://docs.example/assets/v1/assets/late/worker-1.js', '/assets/v1/'],
  ['http://docs.example/src/features/search/worker/search-worker.ts', ''],
])('a worker at %s has those of its site', async (href, more) => {
  vi.stubGlobal('location', { href })
  expect(await prefix()).toBe(storagePrefix + more)
})

test('without an address there is one prefix', async () => {
  expect(await prefix()).toBe(storagePrefix)
  vi.resetModules()
  vi.stubGlobal('document', { baseURI: 'about:blank' })
  expect(await prefix()).toBe(storagePrefix)
})
