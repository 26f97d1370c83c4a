// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOfFile } from '../../src/content/page-path.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { historyQuery } from '../../src/data/history-query.ts'
import { pageQuery } from '../../src/data/page-query.ts'
import { createQueryClient } from '../../src/routes/query-client.ts'

const server = setupServer()
const contributors = [{ name: 'Ann', email: '0123456789abcdef' }]
const published = '---\ntitle: Docker\n---\n\nText.\n'

/** Returns what is shown of a page's history if this is its text on the server. */
async function historyOf(text: string, headers: Readonly<Record<string, string>> = {}) {
  const history = {
    hash: '',
    textMark: textMark(published),
    updatedTime: '2026-03-01T12:00:00Z',
    contributors,
  }
  server.use(
    http.get('*/content/en/a.md', () => new HttpResponse(text, { headers })),
    http.get('*/history/folders.json', () => HttpResponse.json(['en'])),
    http.get('*/history/en/history.json', () => HttpResponse.json({ 'a.md': history })),
  )
  const client = createQueryClient()
  const address = addressOfFile('en/a.md')
  if (!address) throw new Error('en/a.md is a page')
  const page = await client.fetchQuery(pageQuery({ address, file: 'en/a.md', textLocale: 'en' }))
  if (!page) throw new Error('The page was not found.')
  return client.fetchQuery(historyQuery(page))
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
// No history is generated in development.
beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => {
  vi.unstubAllEnvs()
  server.resetHandlers()
})
afterAll(() => server.close())

describe('[P5] date and authors are those of the text that is shown', () => {
  test('the published text has its own', async () => {
    expect(await historyOf(published)).toMatchObject({ updatedTime: '2026-03-01T12:00:00Z', contributors })
    expect(await historyOf(`\ufeff${published}`)).toMatchObject({ contributors })
  })

  test('a text that was changed on the server since has the date of its file, and no authors', async () => {
    const edited = published.replace('Text', 'Other text')
    expect(await historyOf(edited, { 'last-modified': 'Wed, 04 Mar 2026 08:00:00 GMT' })).toEqual({
      updatedTime: '2026-03-04T08:00:00.000Z',
      contributors: [],
    })
  })

  test('nothing is shown where the file has no date, or one before the last commit', async () => {
    const edited = published.replace('Text', 'Other text')
    expect(await historyOf(edited)).toBeNull()
    expect(await historyOf(edited, { 'last-modified': 'Sun, 01 Feb 2026 08:00:00 GMT' })).toBeNull()
    expect(await historyOf(edited, { 'last-modified': 'yesterday' })).toBeNull()
  })
})
