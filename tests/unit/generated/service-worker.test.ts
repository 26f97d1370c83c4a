import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileJson, hostileName, hostileText } from '../../support/generated-values.ts'
import type { MemoryCaches } from '../../support/memory-caches.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'
import {
  goodServer,
  partPath,
  partText,
  scriptText,
  shardPath,
  shardText,
  shellHtml,
  siteScope,
  startWorkerScope,
} from '../../support/worker-scope.ts'

expectHandledRejections()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The files whose hash is known. No other content may be saved for them. */
const listed: ReadonlyMap<string, string> = new Map([
  ['index.html', shellHtml],
  ['assets/app-1.js', scriptText],
  [partPath, partText],
  [shardPath, shardText],
])
const portalPage = '<!doctype html><title>Log in</title>'

/** Starts the installed worker, and a function that brings its caches back to the state after the installation. */
async function installed() {
  const worker = await startWorkerScope()
  expect(await worker.run('install')).toBe(true)
  expect(await worker.run('activate')).toBe(true)
  const saved = new Map([...worker.caches.caches].map(([name, entries]) => [name, new Map(entries)]))
  const begin = () => {
    worker.caches.caches.clear()
    for (const [name, entries] of saved) worker.caches.caches.set(name, new Map(entries))
    worker.scope.server = goodServer
    worker.scope.asked.length = 0
  }
  return { ...worker, begin }
}

const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...listed.keys(),
      '',
      'guide/',
      'content/en/README.md',
      'img/a.png',
      'late-parts.json',
    ),
  },
  fc
    .array(
      fc.oneof(
        fc.constantFrom('content', 'en', 'assets', 'manifest', '..', 'a.md', 'a.js', '%2e%2e'),
        hostileName,
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('/')),
  hostileText,
)
/** An address as a page can request it: of this site or another one. */
const address = fc
  .tuple(path, fc.constantFrom('', '', '', '?a', '?__WB_REVISION__=1', '#a'))
  .map(([text, end]) => text + end)
  .filter((text) => {
    const url = URL.canParse(text, siteScope) ? new URL(text, siteScope) : undefined
    // Browsers make no requests of other kinds.
    return url !== undefined && /^https?:/.test(url.protocol) && url.username === '' && url.password === ''
  })

const header = fc.constantFrom(
  ...['text/html', 'text/plain', 'text/markdown', 'application/json', 'text/javascript', 'image/png'],
  ...['', 'text/html; charset=utf-16', 'application/xhtml+xml'],
)

const asked = fc.record({
  address,
  mode: fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin'),
  destination: fc.constantFrom('document', 'iframe', 'script', 'image', ''),
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD'),
  wanted: fc.constantFrom('', '', 'fresh', 'kept', 'unsaved', 'x'),
  status: fc.constantFrom(0, 200, 200, 200, 203, 204, 206, 301, 404, 410, 500),
  type: header,
  body: fc.oneof(hostileText, fc.constantFrom(portalPage, '')),
})

test('[X28] any request is answered, and only what belongs to the site is saved', {
  timeout: generatedTimeout,
}, async () => {
  const { ask, begin, caches, scope, settle } = await installed()
  await withstands(asked, async ({ address: url, mode, destination, method, wanted, status, type, body }) => {
    begin()
    const sent = [204, 301].includes(status) ? null : body
    scope.server = () =>
      status === 0
        ? Promise.reject(new TypeError('no network'))
        : new Response(sent, { status, headers: { 'content-type': type } })
    const headers: Record<string, string> = wanted === '' ? {} : { 'x-wanted': wanted }
    const answer = await ask(url, { mode, destination, method, headers })?.catch((error: unknown) => {
      // The server's failure is the page's, and nothing else fails.
      expect(String(error)).toMatch(/no network|hash/)
      return undefined
    })
    await settle()
    const { href } = new URL(url, siteScope)
    // Other methods and other sites are left to the browser.
    if (method !== 'GET' || !href.startsWith(siteScope)) expect(answer).toBeUndefined()
    const own = [listed.get(href.slice(siteScope.length)), mode === 'navigate' ? shellHtml : undefined]
    if (answer?.ok && own.some(Boolean))
      expect([...own, Buffer.from(sent ?? '').toString()]).toContain(
        Buffer.from(await answer.clone().arrayBuffer()).toString(),
      )
    for (const one of scope.asked) expect(one).not.toMatch(/^https?:/)
    expectOwnFiles(caches)
    // Whatever the host answered, the site opens without a network.
    scope.server = () => Promise.reject(new TypeError('no network'))
    const opened = await ask('guide/', { mode: 'navigate', destination: 'document' })
    expect(await opened?.text()).toBe(shellHtml)
    await settle()
  })
})

/** Checks that the caches have only files of the site: none of a query, no page of a portal, and no altered listed file. */
function expectOwnFiles({ caches }: MemoryCaches) {
  for (const entries of caches.values())
    for (const [saved, { body }] of entries) {
      expect(saved.startsWith(siteScope)).toBe(true)
      const path = saved.slice(siteScope.length).replace('?__WB_REVISION__=1', '')
      expect(path).not.toContain('?')
      const text = Buffer.from(body).toString()
      expect(text).not.toBe(portalPage)
      if (listed.has(path)) expect([path, text]).toEqual([path, listed.get(path)])
    }
}

test('[O1] any message leaves the worker as it is', { timeout: generatedTimeout }, async () => {
  const { message, begin, ask, caches, scope, settle } = await installed()
  const names = ['type', 'payload', 'urlsToCache', 'meta']
  const texts = ['SKIP_WAITING', 'CACHE_URLS', 'https://evil.example/', `${siteScope}index.html`, partPath]
  const list = fc.record({
    type: fc.constant('CACHE_URLS'),
    payload: fc.record({ urlsToCache: fc.array(fc.oneof(address, hostileText), { maxLength: 4 }) }),
  })
  await withstands(fc.oneof(hostileJson(names, texts), list), async (data) => {
    begin()
    const before = scope.skipped
    message(data)
    await settle()
    const isTold = (data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING'
    expect(scope.skipped - before).toBe(isTold ? 1 : 0)
    for (const one of scope.asked) expect(one).not.toMatch(/^https?:/)
    expectOwnFiles(caches)
    const opened = await ask('guide/', { mode: 'navigate', destination: 'document' })
    expect(await opened?.text()).toBe(shellHtml)
    await settle()
  })
})
