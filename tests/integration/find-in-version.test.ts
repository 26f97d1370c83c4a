// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../scripts/shared/hash-of.ts'
import { addressOfFile, type PageAddress } from '../../src/content/page-path.ts'
import { type FoundPage, writeManifest } from '../../src/content/write-manifest.ts'
import { findInVersion } from '../../src/data/find-in-version.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Serves the manifest of a version at `/v1/`. */
function serve(files: Readonly<Record<string, readonly PageAddress[]>>): readonly string[] {
  const pages = Object.entries(files).flatMap(([file, redirectFrom]): FoundPage[] => {
    const address = addressOfFile(file)
    return address ? [{ ...address, file, title: file, hash: hashOf(file), textHash: '', redirectFrom }] : []
  })
  const manifest = writeManifest(pages, { configFiles: [], hash: hashOf })
  const asked: string[] = []
  server.use(
    http.get('*', ({ request }) => {
      const path = new URL(request.url).pathname
      asked.push(path)
      if (path === '/v1/manifest.json') return new HttpResponse(manifest.root)
      const shard = manifest.shards.get(/^\/v1\/manifest\/(\w+)\.json$/.exec(path)?.[1] ?? '')
      return shard === undefined ? new HttpResponse('', { status: 404 }) : new HttpResponse(shard)
    }),
  )
  return asked
}

const files: Parameters<typeof serve>[0] = {
  'en/README.md': [],
  'zh/README.md': [],
  'en/guide/same.md': [],
  'en/guide/new.md': [{ locale: 'en', route: '/guide/old.html' }],
  'en/other/page.md': [],
}
const ask = (address: PageAddress) => findInVersion('/v1/', address, new AbortController().signal)

test.each([
  ['a page', { locale: 'en', route: '/guide/same.html' }, { locale: 'en', route: '/guide/same.html' }],
  [
    'a page in another language',
    { locale: 'zh', route: '/guide/same.html' },
    { locale: 'zh', route: '/guide/same.html' },
  ],
  ['a renamed page', { locale: 'en', route: '/guide/old.html' }, { locale: 'en', route: '/guide/new.html' }],
  ['the home page', { locale: 'zh', route: '/' }, { locale: 'zh', route: '/' }],
  ['no page', { locale: 'en', route: '/guide/none.html' }, null],
  ['a folder that is not there', { locale: 'en', route: '/none/' }, null],
] as const)('another version has %s', async (_what, address, found) => {
  serve(files)
  expect(await ask(address)).toEqual(found)
})

test('only the root of its manifest and the folder of the page are read', async () => {
  const asked = serve(files)
  await ask({ locale: 'en', route: '/guide/same.html' })
  expect(asked).toHaveLength(2)
  expect(asked[0]).toBe('/v1/manifest.json')
})

test.each([
  ['no site', () => new HttpResponse('', { status: 404 })],
  ['another page', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
  ['a manifest of another format', () => HttpResponse.json({ format: 99 })],
  ['no answer', () => HttpResponse.error()],
])('%s at the other version is a failure, not a missing page', async (_what, answer) => {
  server.use(http.get('*', answer))
  await expect(ask({ locale: 'en', route: '/' })).rejects.toMatchObject({ name: 'WireFailure' })
})
