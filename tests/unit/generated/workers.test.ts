import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { mostHits } from '../../../src/config/search.ts'
import type { Reply, Request } from '../../../src/features/search/worker/messages.ts'
import type { ParseAnswer, ParseRequest } from '../../../src/markdown/article-worker.ts'
import { generatedRuns, generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileMarkdown } from '../../support/generated-markdown.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'
import { memoryDatabase } from '../../support/memory-database.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

expectHandledRejections()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Starts a worker's script in this process. Messages are copied on their way, as between threads. */
async function startWorker<Asked, Said>(load: () => Promise<unknown>) {
  const listeners: ((event: { readonly data: Asked }) => void)[] = []
  const said: Said[] = []
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  )
  vi.stubGlobal('postMessage', (message: Said) => said.push(structuredClone(message)))
  await load()
  return {
    said,
    tell: (data: Asked) => {
      for (const listener of listeners) listener({ data: structuredClone(data) })
    },
  }
}

const texts = { footnotes: 'Footnotes', asWritten: 'As written' }

test('[D10] any Markdown is read by the article worker', { timeout: generatedTimeout }, async () => {
  const { said, tell } = await startWorker<ParseRequest, ParseAnswer>(
    () => import('../../../src/markdown/article-worker.ts'),
  )
  await withstands(fc.tuple(hostileMarkdown, fc.integer({ min: 0, max: 40 })), ([markdown, standing]) => {
    said.length = 0
    tell({ markdown, standing, as: 'page', ...texts })
    const last = said.at(-1)
    if (last?.kind !== 'end') throw new Error('The article has no end.')
    expect(said.slice(0, -1).every(({ kind }) => kind === 'part')).toBe(true)
    expect(said).toHaveLength(last.article.parts)
    return last.article.headings
  })
})

/** Few pages, so that the index stays as small as that of a site with a few pages. */
const route = fc.constantFrom('/', '/a.html', '/guide/b.html', '/\u202e')
const section = fc.record({ id: hostileText, heading: hostileText, text: hostileText })
const searchPage = fc.record({
  route,
  title: hostileText,
  folders: fc.array(hostileText, { maxLength: 2 }),
  words: fc.array(hostileText, { maxLength: 2 }),
  pinyin: fc.array(hostileText, { maxLength: 2 }),
  sections: fc.array(section, { maxLength: 2 }),
  hash: hostileText,
})
const json = hostileJson(['format', 'pages', 'sections', 'route', 'tables', 'id', 'heading', 'text'])
/** A page with a field that can have any value. */
const almostPage = fc
  .tuple(searchPage, fc.constantFrom('sections', 'folders', 'words', 'pinyin', 'tables', 'isAboutSite'), json)
  .map(([page, name, value]): unknown => ({ ...page, [name]: name === 'tables' ? value : [value] }))
/** What the server has at the address of a part: pages, or something else. */
const part = fc.oneof(
  fc
    .array(fc.oneof(searchPage, searchPage, almostPage), { maxLength: 2 })
    .map((pages) => JSON.stringify({ format: 4, locale: 'en', pages })),
  json.map((value) => JSON.stringify(value)),
  hostileText,
)
const readPage = fc.record({
  locale: fc.constant('en' as const),
  route,
  title: hostileText,
  description: fc.option(hostileText, { nil: undefined }),
  body: fc.oneof(hostileMarkdown, hostileText),
})

test('[F4] any text is searched by the search worker', { timeout: generatedTimeout }, async () => {
  const values = new Map<unknown, unknown>()
  let served = ''
  vi.stubEnv('DEV', false)
  vi.stubGlobal('indexedDB', memoryDatabase(values))
  vi.stubGlobal('fetch', async () => new Response(served))
  const { said, tell } = await startWorker<Request, Reply>(
    () => import('../../../src/features/search/worker/search-worker.ts'),
  )
  /** Waits for the answer with an ID. */
  const answerTo = (id: number) =>
    vi.waitUntil(() => said.find((reply) => reply.kind !== 'progress' && reply.id === id), { interval: 1 })
  let id = 0
  let hits = 0
  await withstands(
    fc.record({
      answer: part,
      page: readPage,
      query: fc.option(hostileText, { nil: undefined }),
      heading: hostileText,
      isStored: fc.boolean(),
    }),
    async ({ answer, page, query, heading, isStored }) => {
      said.length = 0
      served = answer
      id += 2
      const parts = { [`part ${id % 6}`]: 'https://site.invalid/manifest/part.json' }
      if (isStored) tell({ kind: 'store', locale: 'en', parts })
      tell({ kind: 'open', locale: 'en', parts })
      tell({ kind: 'read', page })
      tell({ kind: 'search', id, locale: 'en', query: query ?? page.title })
      const found = await answerTo(id)
      tell({ kind: 'preview', id: id + 1, locale: 'en', route: page.route, section: heading })
      await answerTo(id + 1)
      expect(said.filter(({ kind }) => kind === 'answer' || kind === 'failed')).toHaveLength(1)
      if (found?.kind !== 'answer') return
      hits += found.answer.hits.length
      expect(found.answer.hits.length).toBeLessThanOrEqual(mostHits)
      for (const { path } of found.answer.hits) expect(path).toMatch(/^\/(?!\/)/)
    },
  )
  expect(hits).toBeGreaterThan(generatedRuns / 4)
})
