import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { isFilePath, isHiddenPath } from '../publish/file-paths.ts'
import type { Headers } from '../publish/header-rules.ts'
import { headersFile, readHeadersFile, readHeadersOf } from '../publish/headers-file.ts'
import { ownLocalApi } from '../publish/local-api.ts'

/**
 * Creates a server like a well-configured static host: files as they are, the application for every other
 * path, a real 404 for missing content, manifest, and asset files, and the headers of the site's own
 * `_headers`, so that the policy applies during development. Used by `npm start` and the browser tests.
 *
 * @param base the base path of the site, with slashes at both ends. Paths outside it don't exist
 */
export function createStaticServer(root: string, { base = '/', headersFor = headersIn(root) } = {}): Server {
  const options = { dev: true, etag: true, setHeaders }
  const serve = sirv(root, options)
  const serveApp = sirv(root, { ...options, single: true, ignores: false })
  return createServer((request, response) => {
    const requested = request.url ?? '/'
    for (const [name, value] of Object.entries(headersFor(pathOf(requested)))) {
      const isPolicy = name.toLowerCase() === 'content-security-policy'
      response.setHeader(name, isPolicy ? policyAt(value, request.headers.host) : value)
    }
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end('Not found')
    }
    if (!requested.startsWith(base)) {
      notFound()
      return
    }
    request.url = requested.slice(base.length - 1)
    const pathname = pathOf(request.url)
    // The server would look for guide.html first.
    if (pathname.endsWith('/')) request.url = `${pathname}index.html`
    if (isHiddenPath(pathname)) notFound()
    else if (isFilePath(pathname)) serve(request, response, notFound)
    else serveApp(request, response, notFound)
  })
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '')

/** Returns the policy with what only a site at an IP address needs: the API server on the same machine. */
function policyAt(policy: string, host = ''): string {
  const source = ownLocalApi(host.replace(/:\d*$/, ''))
  return source === undefined ? policy : policy.replace("connect-src 'self'", `connect-src 'self' ${source}`)
}

/** Returns a path's headers from a folder's `_headers`, which is read again after changes; none if it does not exist. */
export function headersIn(root: string): (pathname: string) => Headers {
  const file = join(root, headersFile)
  let written = 0
  let rules: ReturnType<typeof readHeadersFile> = []
  return (pathname) => {
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (now !== written) rules = now === 0 ? [] : readHeadersFile(readFileSync(file, 'utf8'))
    written = now
    return readHeadersOf(rules, pathname)
  }
}

/** Sets the charset of markdown, because browsers guess wrong for Chinese. */
function setHeaders(response: { setHeader(name: string, value: string): void }, pathname: string): void {
  if (/^\/content\/.*\.md$/.test(pathname)) response.setHeader('content-type', 'text/markdown; charset=utf-8')
}

/** Starts a server on loopback; port 0 means any free one. Returns the address. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The folder of the built site. */
export const builtSite = join(import.meta.dirname, '../../dist')
