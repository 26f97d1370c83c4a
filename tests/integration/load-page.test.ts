// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { hashOf } from '../../scripts/shared/hash-of.ts'
import { handover } from '../../src/browser/handover.ts'
import { addressOfFile, pathnameOf, readPathname } from '../../src/content/page-path.ts'
import { type FoundPage, writeManifest } from '../../src/content/write-manifest.ts'
import { navbarQuery, sidebarQuery, siteConfigQuery } from '../../src/data/config-queries.ts'
import { loadPage } from '../../src/data/load-page.ts'
import { requestFile, requestJson, requestText } from '../../src/data/request.ts'
import { WireFailure } from '../../src/data/wire-failure.ts'
import { createQueryClient } from '../../src/routes/query-client.ts'

const shell = '<!doctype html><html data-theme="light"><body><div id="app"></div></body></html>'
const server = setupServer()

/** A mocked site: its content files, the manifest generated from them by the real writer, and HTML for everything else. */
function serve(files: Readonly<Record<string, string>>, configFiles: readonly string[] = []) {
  const pages = Object.keys(files).flatMap((file): FoundPage[] => {
    const address = addressOfFile(file)
    return address
      ? [{ ...address, file, title: file, hash: hashOf(file), textHash: '', redirectFrom: [] }]
      : []
  })
  const manifest = writeManifest(pages, { configFiles, hash: hashOf })
  const asked: string[] = []
  server.use(
    http.get('*', ({ request }) => {
      const path = decodeURIComponent(new URL(request.url).pathname)
      asked.push(path)
      if (path === '/manifest.json') return new HttpResponse(manifest.root)
      const shard = manifest.shards.get(/^\/manifest\/(\w+)\.json$/.exec(path)?.[1] ?? '')
      const text = shard ?? files[path.replace('/content/', '')]
      return text === undefined ? HttpResponse.html(shell) : new HttpResponse(text)
    }),
  )
  return asked
}

const load = (pathname: string) => loadPage(createQueryClient(), readPathname(pathname))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('requestText', () => {
  test('a text is found; 404, 410, and the application instead of a file count as missing', async () => {
    const answers: readonly (readonly [Response, string])[] = [
      [new HttpResponse('# Text', { headers: { 'content-type': 'text/markdown' } }), 'found'],
      [new HttpResponse('', { status: 404 }), 'missing'],
      [new HttpResponse('', { status: 410 }), 'missing'],
      [HttpResponse.html(shell), 'missing'],
      [new HttpResponse(` ${shell}`, { headers: { 'content-type': 'text/plain' } }), 'missing'],
      [new HttpResponse('<html-like> text', { headers: { 'content-type': 'text/plain' } }), 'found'],
    ]
    for (const [response, kind] of answers) {
      server.use(http.get('*/x.md', () => response))
      expect((await requestText('x.md')).kind).toBe(kind)
    }
  })

  test('[E9] the page of a network or of a host is a failure, not a missing file', async () => {
    const pages = [HttpResponse.html('<p>Sign in</p>'), new HttpResponse('<!DOCTYPE html><html>')]
    for (const page of pages) {
      server.use(http.get('*/x.md', () => page.clone() as HttpResponse<string>))
      await expect(requestText('x.md')).rejects.toMatchObject({ kind: 'foreign' })
      await expect(requestFile('x.md', new AbortController().signal)).rejects.toMatchObject({
        kind: 'foreign',
      })
    }
    server.use(http.get('*/x.md', () => HttpResponse.html(shell)))
    expect(await requestFile('x.md', new AbortController().signal)).toBeUndefined()
  })

  test('[E9] errors of the server and of the network are typed failures', async () => {
    server.use(http.get('*/x.md', () => new HttpResponse('', { status: 502 })))
    await expect(requestText('x.md')).rejects.toMatchObject({ kind: 'status', status: 502 })
    server.use(http.get('*/x.md', () => HttpResponse.error()))
    await expect(requestText('x.md')).rejects.toMatchObject({ kind: 'network' })
    server.use(http.get('*/x.md', () => new HttpResponse('', { headers: { 'content-length': '99999999' } })))
    await expect(requestText('x.md')).rejects.toMatchObject({ kind: 'too-large' })
    server.use(http.get('*/x.json', () => new HttpResponse('{"a":')))
    await expect(requestJson('x.json')).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('an answer that index.html asked for is taken once, and not asked for again', async () => {
    const url = new URL('early.md', document.baseURI).href
    const answer = Promise.resolve(new HttpResponse('early'))
    handover().fetches.set(url, { answer, stop: () => undefined })
    expect(await requestText('early.md')).toEqual({ kind: 'found', text: 'early' })
    server.use(http.get('*/early.md', () => new HttpResponse('later')))
    expect(await requestText('early.md')).toEqual({ kind: 'found', text: 'later' })
  })
})

describe('loadPage', () => {
  test('[R1] an exact path costs its file only', async () => {
    const asked = serve({ 'en/a.md': '# A' })
    expect(await load('/a.html')).toMatchObject({ kind: 'page', page: { title: 'A' } })
    expect(asked).toEqual(['/content/en/a.md'])
  })

  test.each([
    ['*', '/guide/', 'en/guide/index.md'],
    ['* /zh/guide/', '/zh/guide/', 'zh/guide/README.md'],
    ['/ /guide/', '/guide/', 'en/guide/index.md'],
    ['/ /guide/', '/zh/guide/', 'zh/guide/README.md'],
    ['*', '/guide.html', 'en/guide.md'],
  ])('a site whose folders %s have an index.md is asked at %s for %s, and for no other', async (mark, path, file) => {
    document.documentElement.dataset.indexMd = mark
    onTestFinished(() => void delete document.documentElement.dataset.indexMd)
    const asked = serve({ [file]: '# Guide' })
    expect(await load(path)).toMatchObject({ kind: 'page', target: { file } })
    expect(asked).toEqual([`/content/${file}`])
  })

  test('[R3] another form of an address is resolved through the manifest, and redirects to the canonical one', async () => {
    serve({ 'en/guide/README.md': '# G' })
    expect(await load('/guide')).toEqual({ kind: 'redirect', to: { locale: 'en', route: '/guide/' } })
  })

  test('a folder whose index is index.md is found through the manifest', async () => {
    serve({ 'en/guide/index.md': '# G' })
    expect(await load('/guide/')).toMatchObject({ kind: 'page', target: { file: 'en/guide/index.md' } })
  })

  test('[R7] a page that only the other language has is shown in that language', async () => {
    serve({ 'en/a.md': '# A' })
    expect(await load('/zh/a.html')).toMatchObject({
      kind: 'page',
      page: { textLocale: 'en', address: { locale: 'zh', route: '/a.html' } },
    })
  })

  test('[R7] [O2] if the network is down, the saved manifest leads to the text in another language', async () => {
    const saved = serve({ 'en/a.md': '# A', 'zh/b.md': '# B' })
    const unreachable: string[] = []
    server.use(
      http.get('*/content/zh/*', ({ request }) => {
        unreachable.push(new URL(request.url).pathname)
        return HttpResponse.error()
      }),
    )
    expect(await load('/zh/a.html')).toMatchObject({
      kind: 'page',
      target: { file: 'en/a.md', textLocale: 'en' },
    })
    expect(saved).toContain('/content/en/a.md')
    unreachable.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    // The file itself, and a page that no saved manifest has.
    for (const path of ['/zh/b.html', '/zh/new.html'])
      expect(await load(path)).toMatchObject({ kind: 'failed', failure: { kind: 'network' } })
    server.use(http.get('*/manifest.json', () => HttpResponse.error()))
    expect(await load('/zh/a.html')).toMatchObject({
      kind: 'failed',
      failure: { url: expect.stringContaining('/content/zh/a.md') },
    })
    // Each file was requested twice, as every request that the network interrupts.
    expect(unreachable).toEqual(['b', 'b', 'new', 'new', 'a', 'a'].map((name) => `/content/zh/${name}.md`))
  })

  test('[R4] a page without a file is unknown, whether the manifest lists it or not', async () => {
    serve({ 'en/a.md': '# A' })
    expect(await load('/b.html')).toEqual({ kind: 'unknown', locale: 'en' })
    expect(await load('/zh/404.html')).toEqual({ kind: 'unknown', locale: 'zh' })
    expect(await load('/zh/%')).toEqual({ kind: 'unknown', locale: 'zh' })
    server.use(http.get('*/content/en/a.md', () => HttpResponse.html(shell)))
    expect(await load('/a')).toMatchObject({ kind: 'redirect' })
    expect(await load('/a.html')).toEqual({ kind: 'unknown', locale: 'en' })
  })

  test('if the manifest cannot be read, the files decide', async () => {
    serve({ 'en/guide/index.md': '# G', 'en/a.md': '# A' })
    server.use(http.get('*/manifest.json', () => new HttpResponse('{')))
    expect(await load('/guide/')).toMatchObject({ kind: 'page', target: { file: 'en/guide/index.md' } })
    expect(await load('/a')).toEqual({ kind: 'redirect', to: { locale: 'en', route: '/a.html' } })
    expect(await load('/a/')).toEqual({ kind: 'redirect', to: { locale: 'en', route: '/a.html' } })
    expect(await load('/en/guide.html')).toEqual({ kind: 'redirect', to: { locale: 'en', route: '/guide/' } })
    expect(await load('/zh/a.html')).toMatchObject({ kind: 'page', page: { textLocale: 'en' } })
    expect(await load('/nope')).toEqual({ kind: 'unknown', locale: 'en' })
  })

  test('a manifest that changed under an open tab is read again', async () => {
    serve({ 'en/guide/README.md': '# G' })
    const client = createQueryClient()
    expect(await loadPage(client, readPathname('/guide'))).toMatchObject({ kind: 'redirect' })
    server.resetHandlers()
    const asked = serve({
      'en/guide/README.md': '# G',
      'en/guide/new.md': '# N',
      'en/other/README.md': '# O',
    })
    expect(await loadPage(client, readPathname('/other'))).toEqual({ kind: 'unknown', locale: 'en' })
    client.removeQueries({ queryKey: ['manifest-shard'] })
    expect(await loadPage(client, readPathname('/guide/new'))).toEqual({
      kind: 'redirect',
      to: { locale: 'en', route: '/guide/new.html' },
    })
    expect(asked.filter((path) => path === '/manifest.json')).toHaveLength(1)
  })

  test('[R3] a loop of redirects ends after three of them as an unknown page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve({ 'en/loop/README.md': '# L' })
    const loop = { '/loop/a.html': '/loop/b.html', '/loop/b.html': '/loop/a.html' }
    const shard = {
      format: 1,
      locale: 'en',
      folder: '/loop/',
      pages: [],
      folders: [],
      trail: [],
      redirects: loop,
    }
    server.use(http.get('*/manifest/*', () => HttpResponse.json(shard)))
    const client = createQueryClient()
    const followed: string[] = []
    let loaded = await loadPage(client, readPathname('/loop/a.html'))
    while (loaded.kind === 'redirect' && followed.length < 10) {
      followed.push(loaded.to.route)
      loaded = await loadPage(client, readPathname(pathnameOf(loaded.to)), followed.length)
    }
    expect(loaded).toEqual({ kind: 'unknown', locale: 'en' })
    expect(followed).toEqual(['/loop/b.html', '/loop/a.html', '/loop/b.html'])
    vi.restoreAllMocks()
  })

  test('[E9] a failure is a result, not an exception', async () => {
    server.use(http.get('*', () => new HttpResponse('', { status: 500 })))
    expect(await load('/a.html')).toMatchObject({ kind: 'failed', failure: expect.any(WireFailure) })
  })
})

describe('configuration', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  test('[M3] files that exist are read; files that the manifest does not list are not asked for', async () => {
    const asked = serve({ 'site.json': '{"repo":"a/b"}', 'en/README.md': '' }, ['site.json'])
    const client = createQueryClient()
    expect(await client.fetchQuery(siteConfigQuery)).toEqual({ repo: 'a/b' })
    expect(await client.fetchQuery(navbarQuery('en'))).toEqual([])
    expect(await client.fetchQuery(sidebarQuery('zh'))).toEqual({ '/': 'tree' })
    expect(asked.filter((path) => path.endsWith('.json') && path.startsWith('/content'))).toEqual([
      '/content/site.json',
    ])
    expect(console.warn).not.toHaveBeenCalled()
  })

  test.each([
    '{',
    '[]',
    '{"repo":5,"darkmode":"toggle"}',
  ])('[M3] %s costs its faults, with a warning, and nothing else', async (text) => {
    serve({ 'site.json': text, 'en/README.md': '' }, ['site.json'])
    const config = await createQueryClient().fetchQuery(siteConfigQuery)
    expect(config).toEqual(text.includes('darkmode') ? { repo: '5', darkmode: 'toggle' } : {})
    // The messages of a fault load late.
    if (!text.includes('darkmode')) await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  })
})
