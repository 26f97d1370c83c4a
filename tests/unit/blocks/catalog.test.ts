import { expect, test } from 'vitest'
import { catalogOf } from '../../../src/content/catalog.ts'
import type { ManifestShard } from '../../../src/content/manifest.ts'

const page = (route: string, title: string, more: { order?: number; index?: boolean } = {}) => {
  return { route, file: route, title, hash: '0', ...more }
}
const shard = (folder: string, parts: Partial<ManifestShard>): ManifestShard => {
  return { format: 1, locale: 'en', folder, pages: [], folders: [], trail: [], redirects: {}, ...parts }
}
const shards: Readonly<Record<string, ManifestShard>> = {
  '/a/': shard('/a/', {
    pages: [
      page('/a/', 'Own'),
      page('/a/z.html', 'Z', { order: 1 }),
      page('/a/c.html', 'C'),
      page('/a/b.html', 'B'),
    ],
    folders: [
      { route: '/a/d/', title: 'D', order: 2, hasPage: true },
      { route: '/a/hidden/', title: 'Hidden', index: false, hasPage: true },
      { route: '/a/plain/', title: 'AA', hasPage: false },
    ],
  }),
  '/a/d/': shard('/a/d/', {
    pages: [page('/a/d/e.html', 'E'), page('/a/d/secret.html', 'Secret', { index: false })],
    folders: [{ route: '/a/d/f/', title: 'F', hasPage: true }],
  }),
  '/a/d/f/': shard('/a/d/f/', {
    pages: [page('/a/d/f/g.html', 'G')],
    folders: [{ route: '/a/d/f/h/', title: 'H', hasPage: true }],
  }),
}
const read = async ({ route }: { route: string }) => shards[route]
const titles = (entries: Awaited<ReturnType<typeof catalogOf>>): unknown[] =>
  entries.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title))

test('[P10] pages are listed level by level, by order, then by title, without those with `index: false`', async () => {
  const entries = await catalogOf({ locale: 'en', route: '/a/' }, read, 3)
  expect(titles(entries)).toEqual(['Z', ['D', ['E', ['F', ['G', 'H']]]], 'AA', 'B', 'C'])
  expect(entries.find(({ title }) => title === 'AA')?.address).toBeUndefined()
})

test('[P10] [K13] pages are listed no deeper than asked', async () => {
  expect(titles(await catalogOf({ locale: 'en', route: '/a/' }, read, 1))).toEqual(['Z', 'D', 'AA', 'B', 'C'])
  expect(await catalogOf({ locale: 'en', route: '/none/' }, read, 3)).toEqual([])
})
