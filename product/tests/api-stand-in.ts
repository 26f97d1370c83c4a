import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that answers like the product, and in hostile ways below `/hostile/…`. */
export interface ApiStandIn {
  readonly url: string
  /** Every request to the API: method, path, token, and body. */
  readonly requests: { method: string; path: string; token: string; body: string }[]
  /** Bytes of the last upload. */
  readonly uploaded: () => number
  /** Stops reading uploads in their middle until the returned function is called. */
  readonly holdUploads: () => () => void
  readonly close: () => void
}

interface Options {
  /** Whether answers allow other origins to read them. */
  readonly hasCors?: boolean
}

const token = 'a-token'

/** Starts the server. It accepts the login `admin` with `secret`. */
export async function apiStandIn({ hasCors = true }: Options = {}): Promise<ApiStandIn> {
  const requests: ApiStandIn['requests'] = []
  let bytes = 0
  let asked = 0
  let held = Promise.resolve()
  const names = new Set(['readme.txt'])
  const task = () => ({
    id: 'task-1',
    name: 'copy',
    state: asked >= 2 ? 2 : 1,
    progress: asked >= 2 ? 100 : 50,
  })

  const dataFor = (path: string, body: Record<string, unknown>): unknown => {
    switch (path) {
      case '/api/fs/list':
        return { content: [...names].map((name) => ({ name, size: 5, is_dir: false })), total: names.size }
      case '/api/fs/get':
        return { name: 'readme.txt', size: 5, raw_url: '' }
      case '/api/fs/mkdir':
        names.add(String(body.path).split('/').pop() ?? '')
        return null
      case '/api/fs/copy':
        asked = 0
        return { tasks: [task()] }
      case '/api/task/copy/info':
        asked += 1
        return task()
      case '/api/admin/storage/create':
        return { id: 7 }
      case '/api/admin/setting/list':
        return [{ key: 'site_title', value: 'AList' }]
      case '/api/fs/add_offline_download':
        return { tasks: [{ id: 'task-2', name: 'download' }] }
      default:
        return null
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://stand-in')
    if (hasCors) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-methods', '*')
      response.setHeader('access-control-allow-headers', '*, authorization')
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname.startsWith('/hostile/')) return hostile(pathname.split('/')[2] ?? '', response)
    const body = await bodyOf(request, pathname === '/api/fs/put' ? held : undefined)
    const sent = request.headers.authorization ?? ''
    if (pathname.startsWith('/api/'))
      requests.push({ method: request.method ?? '', path: pathname, token: sent, body: body.text })
    const say = (code: number, message: string, data: unknown) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify({ code, message, data }))
    }
    if (pathname === '/api/auth/login') {
      const { username, password } = JSON.parse(body.text)
      if (username === 'admin' && password === 'secret') return say(200, 'success', { token })
      return say(400, 'password is incorrect', null)
    }
    if (pathname === '/api/fs/link') return say(403, 'permission denied', null)
    if (sent !== token) return say(401, 'token is invalidated', null)
    if (pathname === '/api/fs/put') bytes = body.bytes
    say(200, 'success', dataFor(pathname, body.text.startsWith('{') ? JSON.parse(body.text) : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    uploaded: () => bytes,
    holdUploads: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Reads a request.
 *
 * @param held for a file, of which only the size is kept: settles when more than its first part may be read
 */
async function bodyOf(
  request: IncomingMessage,
  held?: Promise<void>,
): Promise<{ text: string; bytes: number }> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (!held) parts.push(part)
    await held
  }
  return { text: Buffer.concat(parts).toString(), bytes }
}

/** Texts that would freeze the document that shows them. */
const freezing: Readonly<Record<string, string>> = {
  deep: `${'['.repeat(2_000)}${'0,'.repeat(120_000)}0${']'.repeat(2_000)}`,
  accents: `a${'\u0301'.repeat(900_000)}`,
  message: JSON.stringify({ code: 500, message: `a${'\u0301'.repeat(900_000)}`, data: null }),
  arabic: 'ب'.repeat(300_000),
}

/** Answers that must do no harm. */
function hostile(kind: string, response: ServerResponse): void {
  const text = freezing[kind]
  if (text !== undefined) {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end(text)
    return
  }
  const port = /^redirect-to-(\d+)$/.exec(kind)?.[1]
  if (port !== undefined) {
    response.writeHead(307, { location: `http://127.0.0.1:${port}/api/fs/put` }).end()
    return
  }
  if (kind === 'html') {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<script>parent.postMessage({ console: "close" }, "*")</script><img src=x onerror="alert(1)">',
    )
  } else if (kind === 'silent') {
    response.socket?.setTimeout(0)
  } else if (kind === 'redirect') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/stolen' }).end()
  } else {
    response.setHeader('content-type', 'application/json')
    const part = Buffer.alloc(1_000_000, 32)
    let left = kind === 'large' ? 100 : Number.POSITIVE_INFINITY
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(part)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  }
}
