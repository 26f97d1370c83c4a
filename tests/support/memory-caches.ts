interface Entry {
  readonly request: Request
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

/** Operations of the browser's caches, for faults. */
export type CacheOperation = 'open' | 'has' | 'names' | 'match' | 'keys' | 'put' | 'delete'

const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

/** The browser's caches in memory. Set `fault` to a function that throws for the operations that fail. */
export class MemoryCaches {
  readonly caches = new Map<string, Map<string, Entry>>()
  /** The names of caches whose existence was asked for. */
  readonly asked = new Set<string>()
  fault: (operation: CacheOperation) => void = () => undefined

  async open(name: string) {
    this.fault('open')
    const entries = this.caches.get(name) ?? new Map<string, Entry>()
    this.caches.set(name, entries)
    return {
      match: async (request: RequestInfo | URL) => this.find(entries, request),
      keys: async () => {
        this.fault('keys')
        return [...entries.values()].map(({ request }) => request)
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        // A body that breaks off rejects, and nothing is written.
        const body = await response.arrayBuffer()
        this.fault('put')
        const { status, headers } = response
        const key = request instanceof Request ? request : new Request(request)
        entries.set(key.url, { request: key, status, headers, body })
      },
      delete: async (request: RequestInfo | URL) => {
        this.fault('delete')
        return entries.delete(urlOf(request))
      },
    }
  }

  async match(request: RequestInfo | URL, { cacheName = '' } = {}) {
    return this.find(this.caches.get(cacheName) ?? new Map(), request)
  }

  async has(name: string) {
    this.asked.add(name)
    this.fault('has')
    return this.caches.has(name)
  }

  async keys() {
    this.fault('names')
    return [...this.caches.keys()]
  }

  async delete(name: string) {
    this.fault('delete')
    return this.caches.delete(name)
  }

  /** Puts a response into a cache as any script of the origin could. */
  async plant(name: string, url: string, body: string, headers: HeadersInit = {}, status = 200) {
    const cache = await this.open(name)
    const response = Object.defineProperty(new Response(body, { headers }), 'status', { value: status })
    await cache.put(url, response)
  }

  private find(entries: ReadonlyMap<string, Entry>, request: RequestInfo | URL) {
    this.fault('match')
    const found = entries.get(urlOf(request))
    if (!found) return undefined
    const { status, headers, body } = found
    const response = new Response(body.slice(0), { headers })
    // An opaque response has the status 0, with which none can be created.
    return Object.defineProperty(response, 'status', { value: status })
  }
}
