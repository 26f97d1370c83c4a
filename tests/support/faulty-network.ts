import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Fault } from './site.ts'

/** The text of every page of the portal. */
export const portalText = 'Sign in to this network'

interface Portal {
  readonly name: string
  /** The content type of its answers; none by default. */
  readonly type?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const words = `<body><h1>${portalText}</h1></body>`

/** Pages with which a captive portal answers 200 to everything. */
export const portals: readonly Portal[] = [
  { name: 'HTML', type: 'text/html; charset=utf-8', body: `<!doctype html><html>${words}</html>` },
  {
    name: 'XHTML',
    type: 'application/xhtml+xml',
    body: `<?xml version="1.0"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml">${words}</html>`,
  },
  {
    name: 'plain text that begins with a head',
    type: 'text/plain',
    body: `<head><title>Login</title></head>${words}`,
  },
  {
    name: 'plain text that begins with a comment',
    type: 'text/plain',
    body: `<!-- login -->\n<html>${words}</html>`,
  },
  { name: 'no type', body: `<html>${words}</html>` },
  {
    name: 'bytes with a byte order mark',
    type: 'application/octet-stream',
    body: `\uFEFF<!DOCTYPE html><html>${words}</html>`,
  },
  {
    name: 'Markdown that only redirects',
    type: 'text/markdown',
    body: `<meta http-equiv="refresh" content="0; url=/login">${words}`,
  },
  {
    name: 'a script that redirects',
    type: 'text/plain',
    body: `<script>location.href = "/login?${portalText}"</script>`,
  },
  { name: 'JSON', type: 'application/json', body: `<html>${words}</html>` },
  { name: 'a body without a head', type: 'text/plain', body: words },
  {
    name: 'HTML that may be stored for a year',
    type: 'text/html',
    body: `<!doctype html><html>${words}</html>`,
    headers: { 'cache-control': 'public, max-age=31536000' },
  },
]

/** Answers everything with the portal's page. */
export const portalFault =
  ({ type, body, headers }: Portal): Fault =>
  (_request, response) => {
    response.writeHead(200, { ...headers, ...(type !== undefined && { 'content-type': type }) }).end(body)
    return true
  }

/** How a proxy cuts a file. Only the browser can notice the first two, and no one the last. */
export type Cut = 'with the full length' | 'with an open end' | 'with a new length'

/** Delivers half of every file of a folder with its name, except documents, and lets browsers store it like a whole one. */
export function cutFault(root: string, cut: Cut, isCut: (path: string) => boolean): Fault {
  return (request, response) => {
    const path = request.url ?? ''
    if (!isCut(path) || !existsSync(join(root, path))) return false
    const bytes = readFileSync(join(root, path))
    const half = bytes.subarray(0, bytes.length / 2)
    response.setHeader('content-type', typeOf(path))
    response.setHeader('cache-control', path.startsWith('/assets/') ? immutable : 'no-cache')
    if (cut === 'with the full length') response.setHeader('content-length', bytes.length)
    if (cut === 'with a new length') response.end(half)
    else response.write(half, () => response.destroy())
    return true
  }
}

const immutable = 'public, max-age=31536000, immutable'
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
}
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** Lets the worker's clock be set with `setClock`. Delivers the worker of a folder with a first line for it. */
export function clockFault(root: string): Fault {
  return (request, response) => {
    if (request.url !== '/sw.js') return false
    response.setHeader('content-type', 'text/javascript')
    response.end(`${workerClock}\n${readFileSync(join(root, 'sw.js'), 'utf8')}`)
    return true
  }
}

const workerClock =
  'let ahead = 0; const now = Date.now; Date.now = () => now() + ahead; self.addEventListener("message", ({ data }) => { if (data?.ahead !== undefined) ahead = data.ahead })'

/**
 * Sets the clocks of this device: of every document from now on, and of the worker that runs.
 *
 * @param ahead in milliseconds, negative for a clock that is behind
 */
export async function setClock(page: Page, ahead: number): Promise<void> {
  await page.addInitScript(shiftClock, ahead)
  await page.evaluate((by) => navigator.serviceWorker.controller?.postMessage({ ahead: by }), ahead)
}

/** Runs in the page. */
function shiftClock(ahead: number): void {
  const clock = self as unknown as { ownDate?: DateConstructor }
  clock.ownDate ??= Date
  const Own = clock.ownDate
  self.Date = class extends Own {
    constructor(...parts: readonly [] | readonly [number]) {
      if (parts.length === 0) super(Own.now() + ahead)
      else super(...(parts as readonly [number]))
    }
    static override now() {
      return Own.now() + ahead
    }
  } as DateConstructor
}

/** Returns the addresses of saved files with a text in them. */
export const savedWith = (page: Page, text: string) =>
  page.evaluate(async (part) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(part)) found.push(request.url)
    }
    return found
  }, text)
