import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { integrityOf } from '../../scripts/shared/integrity.ts'
import { MemoryCaches } from './memory-caches.ts'

/** The properties of a request that Node cannot set. */
interface Asked {
  readonly mode?: string
  readonly destination?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A tab of the browser, which counts its reloads. */
export interface FakeTab {
  readonly url: string
  isControlled: boolean
  readonly navigate: (url: string) => Promise<unknown>
}

type Server = (path: string) => Response | Promise<Response>

/** A site with one document, one script, and one part that loads late. */
export const siteScope = 'https://docs.example/a/'
export const shellHtml = '<!doctype html><html><body>The application</body></html>'
export const scriptText = 'export const app = 1'
export const partText = 'export const part = 1'
export const partPath = 'assets/search/box-11111111.js'
const lateParts = JSON.stringify([
  { path: partPath, bytes: partText.length, hash: integrityOf(partText).slice(7, 29) },
])
export const shardText = '{"format":1}'
export const shardPath = `manifest/${createHash('sha256').update(shardText).digest('hex').slice(0, 16)}.json`
const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'index.html': ['text/html', shellHtml],
  'assets/app-1.js': ['text/javascript', scriptText],
  [partPath]: ['text/javascript', partText],
  'late-parts.json': ['application/json', lateParts],
  [shardPath]: ['application/json', shardText],
  'content/en/README.md': ['text/markdown', '# Server'],
  'img/a.png': ['image/png', 'picture'],
}

/** Answers as the site's server does. */
export const goodServer: Server = (path) => {
  const [type, text] = files[path] ?? []
  if (type === undefined) return new Response('Not found', { status: 404 })
  return new Response(text, { headers: { 'content-type': type } })
}

/**
 * Runs the real service worker in a scope like a browser's, with caches in memory and without a database. `ask` is a
 * request of a page. `tasks` are the promises that the worker wants to live for.
 */
export async function startWorkerScope({
  server = goodServer,
  caches = new MemoryCaches(),
  tabs = [],
  isUrgent = false,
}: {
  readonly server?: Server
  /** Those of an earlier worker, whose process ended. */
  readonly caches?: MemoryCaches
  /** The open tabs. The worker can list the controlled ones, and a claim makes it control all. */
  readonly tabs?: readonly FakeTab[]
  readonly isUrgent?: boolean
} = {}) {
  vi.resetModules()
  const listeners = new Map<string, ((event: unknown) => void)[]>()
  const scope = {
    asked: [] as string[],
    server,
    tasks: [] as Promise<unknown>[],
    skipped: 0,
  }
  class ExtendableEvent {
    readonly type: string
    constructor(type: string) {
      this.type = type
    }
    waitUntil(work: Promise<unknown>) {
      scope.tasks.push(work)
    }
  }
  class FetchEvent extends ExtendableEvent {
    answer: Promise<Response> | undefined
    readonly request: Request
    constructor(request: Request) {
      super('fetch')
      this.request = request
    }
    respondWith(answer: Promise<Response>) {
      this.answer = answer
    }
  }
  const shellFiles = ['index.html', 'assets/app-1.js'].map((url) => {
    const text = files[url]?.[1] ?? ''
    return { url, revision: url === 'index.html' ? '1' : null, integrity: integrityOf(text) }
  })
  const globals = {
    registration: { scope: siteScope, active: null },
    location: new URL('sw.js', siteScope),
    clients: {
      claim: async () => {
        for (const tab of tabs) tab.isControlled = true
      },
      matchAll: async () => tabs.filter(({ isControlled }) => isControlled),
    },
    isUrgent,
    skipWaiting: async () => {
      scope.skipped += 1
    },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    shellFiles,
    latePartsIntegrity: integrityOf(lateParts),
    caches,
    ExtendableEvent,
    FetchEvent,
    fetch: async (request: RequestInfo) => {
      const { url, integrity } = request instanceof Request ? request : { url: request, integrity: '' }
      const path = url.replace(siteScope, '')
      scope.asked.push(path)
      const answer = await scope.server(path)
      // As browsers do.
      if (integrity !== '' && integrity !== integrityOf(await answer.clone().text()))
        throw new TypeError('The file does not have the requested hash.')
      return answer
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', globalThis)
  // Workbox checks and logs more in development.
  vi.stubEnv('NODE_ENV', 'production')
  // Not a literal, because the compiler checks the worker with a worker's types.
  const entry = new URL('../../src/worker/entry.ts', import.meta.url).pathname
  await import(entry)

  const tell = (type: string, event: unknown) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  /** Waits for everything that the worker wants to live for, and returns how many of it failed. */
  const settle = async () => {
    let failed = 0
    while (scope.tasks.length > 0) {
      const ends = await Promise.allSettled(scope.tasks.splice(0))
      failed += ends.filter(({ status }) => status === 'rejected').length
    }
    return failed
  }
  return {
    scope,
    caches,
    settle,
    /** Returns whether the event succeeded. */
    run: async (type: 'install' | 'activate') => {
      tell(type, new ExtendableEvent(type))
      return (await settle()) === 0
    },
    /** Sends a message as a page can. An exception in a listener ends that listener only. */
    message: (data: unknown) => {
      const event = Object.assign(new ExtendableEvent('message'), { data, ports: [] })
      for (const listener of listeners.get('message') ?? []) {
        try {
          listener(event)
        } catch {
          // The browser reports it to the console.
        }
      }
    },
    /** Returns the worker's response, or the browser's own if the worker leaves the request to it. */
    ask: async (
      path: string,
      { mode = 'cors', destination = '', method = 'GET', headers = {} }: Asked = {},
    ) => {
      const request = new Request(new URL(path, siteScope), { method, headers })
      Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
      const event = new FetchEvent(request)
      tell('fetch', event)
      return event.answer
    },
  }
}
