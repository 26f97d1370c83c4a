import { afterEach, describe, expect, test, vi } from 'vitest'
import { type CacheOperation, MemoryCaches } from '../../support/memory-caches.ts'
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

type Worker = Awaited<ReturnType<typeof startWorkerScope>>

const text = 'content/en/README.md'
const picture = 'img/a.png'
const open = { mode: 'navigate', destination: 'document' }

/** Every kind of request that the worker answers, and what the server has for it. */
const kinds = [
  ['guide/', open, shellHtml],
  ['assets/app-1.js', {}, scriptText],
  [partPath, {}, partText],
  [shardPath, {}, shardText],
  [shardPath, { headers: { 'x-wanted': 'kept' } }, shardText],
  [text, {}, '# Server'],
  [text, { headers: { 'x-wanted': 'fresh' } }, '# Server'],
  [picture, {}, 'picture'],
] as const

const cacheOf = (what: string) => `alist-docs-${what}-${siteScope}`
const precache = `alist-docs-precache-v2-${siteScope}`
const noNetwork = () => Promise.reject(new TypeError('no network'))

async function expectServerAnswers(worker: Worker) {
  for (const [path, asked, body] of kinds) {
    const answer = await worker.ask(path, asked)
    expect([path, await answer?.text()]).toEqual([path, body])
  }
}

expectHandledRejections()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function installed(caches = new MemoryCaches()) {
  const worker = await startWorkerScope({ caches })
  expect(await worker.run('install')).toBe(true)
  expect(await worker.run('activate')).toBe(true)
  return worker
}

describe('[O1] [S14] with caches of the browser that fail, the worker answers as the server does', () => {
  const refused = (name: string) => {
    throw new DOMException('refused', name)
  }
  const all: readonly CacheOperation[] = ['open', 'has', 'names', 'match', 'keys', 'put', 'delete']

  test.each<readonly [what: string, operations: readonly CacheOperation[], name: string]>([
    ['whatever is asked of them', all, 'SecurityError'],
    ['when a file is looked for', ['match', 'has'], 'UnknownError'],
    ['when one is opened', ['open'], 'UnknownError'],
    ['when one is listed', ['keys', 'names'], 'InvalidStateError'],
    ['because storage is full', ['put'], 'QuotaExceededError'],
    ['when old files are removed', ['delete'], 'UnknownError'],
  ])('%s', async (_what, operations, name) => {
    const worker = await installed()
    worker.caches.fault = (operation) => operations.includes(operation) && refused(name)
    await expectServerAnswers(worker)
    await worker.settle()
  })

  test('the worker answers also if its caches are emptied while the site is open', async () => {
    const worker = await installed()
    await expectServerAnswers(worker)
    worker.caches.caches.clear()
    await expectServerAnswers(worker)
    await worker.settle()
  })

  test('also if the database with the times of use is missing: files are saved nevertheless', async () => {
    const worker = await installed()
    await expectServerAnswers(worker)
    await worker.settle()
    for (const [path, asked, body] of kinds) {
      if ('headers' in asked) continue
      worker.scope.server = path === text ? goodServer : noNetwork
      const answer = await worker.ask(path, asked)
      expect([path, await answer?.text()]).toEqual([path, body])
      await worker.settle()
    }
  })
})

describe('[O1] [X28] a saved file that was altered is replaced by the server’s, and never used without it', () => {
  const html = { 'content-type': 'text/html' }
  const script = { 'content-type': 'text/javascript' }
  const json = { 'content-type': 'application/json' }
  const files: readonly {
    readonly what: string
    readonly cache: string
    readonly path: string
    readonly body: string
    readonly headers?: HeadersInit
    readonly status?: number
  }[] = [
    {
      what: 'another document',
      cache: precache,
      path: 'index.html?__WB_REVISION__=1',
      body: '<html>Poisoned',
      headers: html,
    },
    {
      what: 'an empty document',
      cache: precache,
      path: 'index.html?__WB_REVISION__=1',
      body: '',
      headers: html,
    },
    {
      what: 'the document as text',
      cache: precache,
      path: 'index.html?__WB_REVISION__=1',
      body: shellHtml,
      headers: { 'content-type': 'text/plain' },
    },
    {
      what: 'the document in another encoding',
      cache: precache,
      path: 'index.html?__WB_REVISION__=1',
      body: shellHtml,
      headers: { 'content-type': 'text/html; charset=utf-16' },
    },
    {
      what: 'the script as text',
      cache: precache,
      path: 'assets/app-1.js',
      body: scriptText,
      headers: { 'content-type': 'text/plain' },
    },
    {
      what: 'a late part as text',
      cache: cacheOf('parts'),
      path: partPath,
      body: partText,
      headers: { 'content-type': 'text/plain' },
    },
    { what: 'another script', cache: precache, path: 'assets/app-1.js', body: 'poisoned()', headers: script },
    {
      what: 'half a script',
      cache: precache,
      path: 'assets/app-1.js',
      body: scriptText.slice(0, 9),
      headers: script,
    },
    {
      what: 'another late part',
      cache: cacheOf('parts'),
      path: partPath,
      body: 'poisoned()',
      headers: script,
    },
    {
      what: 'half a late part',
      cache: cacheOf('parts'),
      path: partPath,
      body: partText.slice(0, 9),
      headers: script,
    },
    {
      what: 'another late part kept on purpose',
      cache: cacheOf('kept-en'),
      path: partPath,
      body: 'poisoned()',
      headers: script,
    },
    {
      what: 'half a shard',
      cache: cacheOf('texts'),
      path: shardPath,
      body: shardText.slice(0, 5),
      headers: json,
    },
    {
      what: 'a shard with other pages',
      cache: cacheOf('texts'),
      path: shardPath,
      body: '{"format":1,"pages":[]}',
      headers: json,
    },
    {
      what: 'a page of the host as a shard',
      cache: cacheOf('texts'),
      path: shardPath,
      body: '<!doctype html>',
      headers: html,
    },
    {
      what: 'another shard kept on purpose',
      cache: cacheOf('kept-zh'),
      path: shardPath,
      body: '{}',
      headers: json,
    },
    { what: 'an error as a text', cache: cacheOf('texts'), path: text, body: 'Poisoned', status: 500 },
    { what: 'an opaque response as a text', cache: cacheOf('texts'), path: text, body: '', status: 0 },
    {
      what: 'a page of the host as a text',
      cache: cacheOf('texts'),
      path: text,
      body: 'Poisoned',
      headers: html,
    },
    {
      what: 'an error as a text kept on purpose',
      cache: cacheOf('kept-en'),
      path: text,
      body: 'Poisoned',
      status: 404,
    },
  ]

  test.each(files)('$what', async ({ cache, path, body, headers, status }) => {
    const worker = await installed()
    await worker.caches.plant(cache, siteScope + path, body, headers, status)
    const asked = path.startsWith('index.html') ? 'guide/' : path
    const request = asked === 'guide/' ? open : {}
    worker.scope.server = noNetwork
    await expect(worker.ask(asked, request)).rejects.toThrow('no network')
    worker.scope.server = goodServer
    const wanted = await (await goodServer(path.replace(/\?.*/, ''))).text()
    expect(await (await worker.ask(asked, request))?.text()).toBe(wanted)
    await worker.settle()
  })
})

test('[O1] [X28] a saved document is used with its type and what protects it, and without other headers', async () => {
  const worker = await installed()
  const protecting = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self'",
  }
  const others = {
    refresh: '0; url=https://elsewhere.example/',
    'content-disposition': 'attachment',
    'integrity-policy': 'blocked-destinations=(script)',
    link: '</a.json>; rel=preload; as=fetch',
  }
  await worker.caches.plant(precache, `${siteScope}index.html?__WB_REVISION__=1`, shellHtml, {
    ...protecting,
    ...others,
  })
  worker.scope.server = noNetwork
  const answer = await worker.ask('guide/', open)
  expect(await answer?.text()).toBe(shellHtml)
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual(protecting)
  await worker.settle()
})

describe('[O1] a worker whose process ended', () => {
  test('in the middle of an answer leaves nothing behind that the next one would use', async () => {
    const worker = await installed()
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('# Half'))
        controller.error(new TypeError('ended'))
      },
    })
    worker.scope.server = () => new Response(half, { headers: { 'content-type': 'text/markdown' } })
    await expect(worker.ask(text)).rejects.toThrow('ended')
    await worker.settle()
    const next = await startWorkerScope({ caches: worker.caches })
    await expectServerAnswers(next)
    await next.settle()
  })

  test('while it saved the application starts from the beginning', async () => {
    const first = await startWorkerScope({
      server: (path) => (path === 'index.html' ? goodServer(path) : noNetwork()),
    })
    expect(await first.run('install')).toBe(false)
    await expectServerAnswers(await installed(first.caches))
  })

  test('answers pages while the next one is being activated', async () => {
    const worker = await installed()
    const next = await startWorkerScope({ caches: worker.caches })
    expect(await next.run('install')).toBe(true)
    const activation = next.run('activate')
    await expectServerAnswers(next)
    expect(await activation).toBe(true)
  })
})

describe('[O1] [O5] an installation', () => {
  test.each<readonly [what: string, answer: () => Response | Promise<Response>]>([
    ['fails', () => new Response('', { status: 503 })],
    [
      'is a page of the host',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['is another version', () => new Response('export const app = 2')],
    ['breaks off', () => new Response(scriptText.slice(0, 9))],
    ['cannot be reached', noNetwork],
  ])('whose script %s does not take over, and saves no wrong file', async (_what, answer) => {
    const worker = await startWorkerScope({
      server: (path) => (path === 'assets/app-1.js' ? answer() : goodServer(path)),
    })
    expect(await worker.run('install')).toBe(false)
    expect(worker.caches.caches.get(precache)?.has(`${siteScope}assets/app-1.js`)).toBeFalsy()
  })

  test('does not take over without room for the application', async () => {
    const worker = await startWorkerScope()
    worker.caches.fault = (operation) => {
      if (operation === 'put') throw new DOMException('no room', 'QuotaExceededError')
    }
    expect(await worker.run('install')).toBe(false)
  })

  test('fetches the parts in use although the caches contain addresses that are none of the site', async () => {
    const caches = new MemoryCaches()
    await caches.plant(cacheOf('parts'), `${siteScope}assets/%ff.js`, 'x')
    await caches.plant(cacheOf('parts'), 'https://evil.example/assets/search/box-00000000.js', 'x')
    await caches.plant(cacheOf('parts'), `${siteScope}assets/search/box-00000000.js`, 'older')
    const worker = await installed(caches)
    worker.scope.server = noNetwork
    expect(await (await worker.ask(partPath))?.text()).toBe(partText)
    await worker.settle()
  })

  test('removes the caches of older versions, and none of another site', async () => {
    const caches = new MemoryCaches()
    const others = ['another', `alist-docs-texts-https://docs.example/`, cacheOf('kept-en')]
    for (const name of [...others, cacheOf('articles')]) await caches.open(name)
    await installed(caches)
    expect([...caches.caches.keys()]).toEqual(expect.arrayContaining(others))
    expect(caches.caches.has(cacheOf('articles'))).toBe(false)
  })
})

describe('[O5] an urgent version', () => {
  const openTab = (isControlled: boolean) => ({
    url: `${siteScope}guide/`,
    isControlled,
    navigate: vi.fn(async () => undefined),
  })

  test('reloads the tabs of older versions, also if the worker ended after its installation', async () => {
    const tabs = [openTab(true), openTab(false)] as const
    const first = await startWorkerScope({ tabs, isUrgent: true })
    expect(await first.run('install')).toBe(true)
    expect(first.scope.skipped).toBe(1)
    const restarted = await startWorkerScope({ tabs, isUrgent: true, caches: first.caches })
    expect(await restarted.run('activate')).toBe(true)
    expect(tabs.map(({ navigate }) => navigate.mock.calls)).toEqual([[[`${siteScope}guide/`]], []])
    expect(tabs.every(({ isControlled }) => isControlled)).toBe(true)
  })

  test('reloads nothing on a first visit', async () => {
    const tab = openTab(false)
    const worker = await startWorkerScope({ tabs: [tab], isUrgent: true })
    expect([await worker.run('install'), await worker.run('activate')]).toEqual([true, true])
    expect([tab.isControlled, tab.navigate.mock.calls]).toEqual([true, []])
  })

  test('becomes active even if an open tab cannot be reloaded', async () => {
    const tab = { ...openTab(true), navigate: () => Promise.reject(new TypeError('the tab is gone')) }
    const worker = await startWorkerScope({ tabs: [tab], isUrgent: true })
    expect([await worker.run('install'), await worker.run('activate')]).toEqual([true, true])
  })

  test('any other version waits for the reader and reloads nothing', async () => {
    const tab = openTab(true)
    const worker = await startWorkerScope({ tabs: [tab] })
    expect([await worker.run('install'), await worker.run('activate')]).toEqual([true, true])
    expect([worker.scope.skipped, tab.navigate.mock.calls]).toEqual([0, []])
  })
})

describe('[O1] a message of any page or frame', () => {
  test.each([
    [null],
    [undefined],
    ['SKIP_WAITING'],
    [7],
    [[]],
    [{ type: null }],
    [{ type: ['SKIP_WAITING'] }],
    [{ type: 'CACHE_URLS' }],
    [{ type: 'CACHE_URLS', payload: { urlsToCache: [null, 'no address', {}] } }],
    [{ type: 'CACHE_URLS', payload: { urlsToCache: ['https://evil.example/assets/a.js'] } }],
    [JSON.parse('{"__proto__":{"type":"SKIP_WAITING"}}')],
  ])('%j changes nothing', async (message) => {
    const worker = await installed()
    const asked = worker.scope.asked.length
    worker.message(message)
    await worker.settle()
    expect([worker.scope.skipped, worker.scope.asked.length - asked]).toEqual([0, 0])
    await expectServerAnswers(worker)
  })
})
