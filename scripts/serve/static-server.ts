import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isFilePath, isHiddenPath } from '../publish/file-paths.ts'
import type { Headers } from '../publish/header-rules.ts'
import { headersFile, readHeadersFile, readHeadersOf } from '../publish/headers-file.ts'
import { ownLocalApi } from '../publish/local-api.ts'
import { requestedPath } from './requested-path.ts'
import { sendFile, servedFile } from './send-file.ts'

/**
 * Creates a server like a well-configured static host: files as they are, the application for every other
 * path, a real 404 for missing content, manifest, and asset files, and the headers of the site's own
 * `_headers`, so that the policy applies during development. Used by `npm start` and the browser tests.
 *
 * @param find returns the file of a path below the base; `undefined` if there is none
 * @param base the base path of the site, with slashes at both ends. Paths outside it don't exist
 */
export function createStaticServer(
  root: string,
  { base = '/', headersFor = headersIn(root), find = (path: string) => servedFile(root, path) } = {},
): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = request
    const refuse = (status: number, reason: string, more = {}) => {
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': reason.length,
        ...more,
      })
      response.end(reason)
    }
    const path = pathBelow(base, url)
    if (path === undefined) return refuse(404, 'Not found')
    for (const [name, value] of Object.entries(headersFor(base + path.slice(1)))) {
      const isPolicy = name.toLowerCase() === 'content-security-policy'
      response.setHeader(name, isPolicy ? policyAt(value, headers.host) : value)
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Not allowed', { allow: 'GET, HEAD' })
    if (isHiddenPath(path)) return refuse(404, 'Not found')
    const own = await find(path.endsWith('/') ? `${path}index.html` : path)
    const file = own ?? (isFilePath(path) ? undefined : await find('/index.html'))
    return file === undefined ? refuse(404, 'Not found') : sendFile(file, request, response)
  }
  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-length': 0 }).end()
    })
  })
}

/** Returns a request's path below the site's base; `undefined` outside of it. What can't be decoded is an unknown page. */
function pathBelow(base: string, url: string): string | undefined {
  const path = requestedPath(url)
  if (path === undefined) return url.startsWith(base) ? '/%' : undefined
  const folder = requestedPath(base) ?? base
  return path.startsWith(folder) ? path.slice(folder.length - 1) : undefined
}

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
