import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPageCache } from '../../../scripts/check/page-cache.ts'
import { readPages } from '../../../scripts/check/read-pages.ts'

const file = 'en/faq/why.md'

let cacheFolder: string

beforeEach(() => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'page-cache-'))
})

afterEach(() => rmSync(cacheFolder, { recursive: true }))

async function keepIn(folder: string, hash: string) {
  const [page] = await readPages('public/content', [file])
  if (!page) throw new Error(`${file} is gone`)
  const cache = await openPageCache(folder, cacheFolder)
  await cache.store([{ file, hash, page }])
  return page
}

test('[X4] a page is remembered by its text, in its folder and in a copy that was never read', async () => {
  const page = await keepIn('content', 'a')
  for (const folder of ['content', 'copy']) {
    const cache = await openPageCache(folder, cacheFolder)
    expect(cache.get(file, 'a')).toEqual(page)
    expect(cache.get(file, 'b')).toBeUndefined()
  }
})

test('a folder that was read before is not read again', async () => {
  await keepIn('content', 'a')
  await keepIn('other', 'b')
  const cache = await openPageCache('content', cacheFolder)
  expect(cache.get(file, 'a')).toBeDefined()
  expect(cache.get(file, 'b')).toBeUndefined()
})

test('eight folders are remembered, no more', async () => {
  for (let folder = 0; folder < 10; folder += 1) await keepIn(`content-${folder}`, 'a')
  expect(readdirSync(cacheFolder)).toHaveLength(8)
})
