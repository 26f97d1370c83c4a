// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostedServiceOf, missingResultsUrl } from '../../../src/content/search-config.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { askHosted } from '../../../src/features/search/hosted-client.ts'
import { internalPath } from '../../../src/features/search/hosted-hits.ts'
import { withoutMarks } from '../../../src/features/search/marked-text.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const service = { appId: 'R2IYF7ETH7', apiKey: 'public-key', indexName: 'docs' }
const address = 'https://r2iyf7eth7-dsn.algolia.net/1/indexes/*/queries'
const respond = (body: object, status = 200) =>
  server.use(
    http.post('https://r2iyf7eth7-dsn.algolia.net/1/indexes/:any/queries', () =>
      HttpResponse.json(body, { status }),
    ),
  )

const hit = (more: object) => ({
  objectID: '1',
  url: 'https://docs.example/zh/guide/drivers/onedrive.html#get-the-credentials',
  type: 'lvl2',
  hierarchy: { lvl0: 'Guide', lvl1: 'OneDrive', lvl2: 'Get the credentials' },
  content: null,
  ...more,
})

describe('[F2] the hosted service', () => {
  test('is asked for the configured index and the language alone, without a preflight, in exactly this form', async () => {
    let seen: { url: URL; type: string | null; body: unknown } | undefined
    server.use(
      http.post('https://r2iyf7eth7-dsn.algolia.net/1/indexes/:any/queries', async ({ request }) => {
        seen = {
          url: new URL(request.url),
          type: request.headers.get('content-type'),
          body: await request.json(),
        }
        return HttpResponse.json({ results: [{ hits: [] }] })
      }),
    )
    expect(await askHosted(service, 'zh-CN', '挂载 路径')).toEqual([])
    expect(seen?.url.origin + decodeURI(seen?.url.pathname ?? '')).toBe(address)
    expect(Object.fromEntries(seen?.url.searchParams ?? [])).toEqual({
      'x-algolia-application-id': 'R2IYF7ETH7',
      'x-algolia-api-key': 'public-key',
    })
    expect(seen?.type).toBe('text/plain')
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
    expect(seen?.body).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: '挂载 路径',
          facetFilters: ['lang:zh-CN'],
          hitsPerPage: 40,
          attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
          attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:20`), 'content:20'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    })
  })

  test('its results become paths of this site; marks stay marks, everything else stays text', async () => {
    respond({
      results: [
        {
          hits: [
            hit({
              _snippetResult: {
                hierarchy: {
                  lvl2: { value: 'Get the <mark>cred</mark>entials <img src=x onerror=alert(1)>' },
                },
                content: { value: 'a &lt;b&gt; <mark>cred</mark>' },
              },
            }),
            hit({ url: 'javascript:alert(1)' }),
            hit({ url: 'https://docs.example/%2e%2e/%00' }),
            'no object',
          ],
        },
      ],
    })
    const hits = await askHosted(service, 'zh-CN', 'cred')
    expect(hits).toHaveLength(1)
    expect(hits[0]).toMatchObject({
      path: '/zh/guide/drivers/onedrive.html#get-the-credentials',
      page: 'OneDrive',
      headings: ['Get the credentials'],
    })
    expect(hits[0]?.name).toEqual([
      { text: 'Get the ', isMatch: false },
      { text: 'cred', isMatch: true },
      { text: 'entials <img src=x onerror=alert(1)>', isMatch: false },
    ])
    expect(withoutMarks(hits[0]?.snippet ?? [])).toBe('a <b> cred')
  })

  test.each([
    [429, {}, 'refused'],
    [403, {}, 'refused'],
    [500, {}, 'broken'],
    [200, { no: 'answer' }, 'broken'],
  ])('status %i is a failure with its reason', async (status, body, reason) => {
    respond(body, status)
    await expect(askHosted(service, 'en-US', 'x')).rejects.toMatchObject({ name: 'HostedFailure', reason })
  })

  test('a blocked service is unreachable', async () => {
    server.use(
      http.post('https://r2iyf7eth7-dsn.algolia.net/1/indexes/:any/queries', () => HttpResponse.error()),
    )
    await expect(askHosted(service, 'en-US', 'x')).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test.each([
    ['https://any.example/guide/install/docker.html?x=1#top', '/guide/install/docker.html#top'],
    ['/zh/faq/', '/zh/faq/'],
    ['https://any.example/guide/a%20b.html', '/guide/a%20b.html'],
    ['javascript:alert(1)', undefined],
    ['https://any.example/..%2f', undefined],
  ])('the address %s becomes %s', (url, path) => {
    expect(internalPath(url)).toBe(path)
  })
})

describe('[F2] [M3] configuration', () => {
  const read = (search: object) => readSiteConfig({ search }).value.search

  test('names application, key and index, for one language another index', () => {
    const search = read({ ...service, locales: { '/zh/': { indexName: 'docs-zh' } } })
    expect(hostedServiceOf(search, 'en')).toEqual(service)
    expect(hostedServiceOf(search, 'zh')).toEqual({ ...service, indexName: 'docs-zh' })
  })

  test('the service needs all three; an application ID that is not part of a host name is refused', () => {
    expect(hostedServiceOf(undefined, 'en')).toBeUndefined()
    expect(hostedServiceOf(read({ appId: 'A', apiKey: 'b' }), 'en')).toBeUndefined()
    expect(readSiteConfig({ search: { ...service, appId: 'evil.example/' } }).issues).toHaveLength(1)
  })

  test('[E3] missing results are reported to the repository, or where the configuration says', () => {
    const report = { query: 'a&b', title: 'Search finds nothing for “a&b”' }
    expect(missingResultsUrl({ repo: 'o/n' }, report)).toBe(
      `https://github.com/o/n/issues/new?title=${encodeURIComponent(report.title)}`,
    )
    expect(missingResultsUrl({ search: { reportUrl: 'https://x.example/?q={query}' } }, report)).toBe(
      'https://x.example/?q=a%26b',
    )
    expect(missingResultsUrl({ search: { reportUrl: 'javascript:{query}' } }, report)).toBeUndefined()
    expect(missingResultsUrl({}, report)).toBeUndefined()
  })
})
