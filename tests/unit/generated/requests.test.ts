import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc, { type Arbitrary } from 'fast-check'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenFiles } from '../../../scripts/build/hidden-files.ts'
import { createStaticServer, listen } from '../../../scripts/serve/static-server.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { generatedRuns, generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileName, hostileText } from '../../support/generated-values.ts'
import { rawRequest, requestText } from '../../support/raw-request.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

expectHandledRejections()

const secret = 'not to be sent'
const line = hostileText.map((text) => text.replaceAll(/[\r\n]/g, '').slice(0, 300))
const number = fc.oneof(
  fc.constantFrom('', '0', '5', '-1', '99999999999999999999', '1e9', 'x', '٣'),
  fc.nat().map(String),
)
const target = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom('content', 'en', 'a.md', '..', '.git', '%2egit', 'config', '%2e%2e', ''),
        hostileName,
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => `/${parts.join('/').replaceAll(/[\r\n ]/g, '')}`),
  line,
  fc.constantFrom('*', 'http://[', '//', 'http://evil.example/', '/?', '/%', '/\u0000'),
)
const header = fc.oneof(
  fc.tuple(number, number).map(([first, last]) => `Range: bytes=${first}-${last}`),
  fc.tuple(number, number, number).map(([a, b, c]) => `Range: bytes=${a}-${b},${c}-`),
  number.map((length) => `Content-Length: ${length}`),
  fc.constantFrom('Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Expect: 100-continue'),
  fc.constantFrom(
    'Upgrade: websocket',
    'Connection: upgrade',
    'Accept-Encoding: br;q=x',
    'If-None-Match: *',
    'If-Range: x',
  ),
  line.map((host) => `Host: ${host}`),
  fc.tuple(hostileName, line).map(([name, value]) => `${name}: ${value}`),
)
const method = fc.oneof(
  fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'get'),
  hostileName,
)

/** The bytes of a request, in packets: whole, cut, with a body, or not HTTP at all. */
const request: Arbitrary<readonly string[]> = fc
  .record({
    target,
    method,
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.oneof(fc.constant(''), line),
    host: fc.boolean(),
    cut: fc.option(fc.integer({ min: 0, max: 200 }), { freq: 4 }),
    packets: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ target: path, method: name, headers, body, host, cut, packets }) => {
    const whole =
      requestText(path, { method: name, headers: [...(host ? ['Host: localhost'] : []), ...headers] }) + body
    const text = cut === null ? whole : whole.slice(0, cut)
    const size = Math.max(1, Math.ceil(text.length / packets))
    return Array.from({ length: packets }, (_, at) => text.slice(at * size, (at + 1) * size)).filter(
      (part) => part !== '',
    )
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'requested-'))
  const files = {
    'index.html': '<!doctype html><title>Application</title>',
    _headers: '/*\n  Referrer-Policy: origin\n',
    'public/content/en/a.md': 'text',
    'public/content/.git/config': secret,
    'content/en/a.md': 'text',
    'content/.git/config': secret,
    '.git/config': secret,
    '../outside': secret,
  }
  await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, 'site', name), text])))
})
afterAll(() => rm(folder, { recursive: true }))

/** Number of requests sent at the same time, because some servers wait for the rest of a request. */
const atOnce = 50

/** Sends requests, and checks that none of them is answered with a hidden file, and that the server still answers. */
async function attack(port: number, page: string): Promise<void> {
  const requests = fc.array(request, { minLength: atOnce, maxLength: atOnce })
  const send = async (parts: readonly string[]) => {
    const { status, body } = await rawRequest(port, parts, 40)
    expect(status === 0 || (status >= 100 && status < 600)).toBe(true)
    expect(body).not.toContain(secret)
    return body.length > 1000 ? body.length : 0
  }
  const runs = generatedRuns / atOnce
  await withstands(
    requests,
    async (all) => {
      const sizes = await Promise.all(all.map(send))
      expect(await rawRequest(port, [requestText(page)])).toMatchObject({ status: 200 })
      return sizes
    },
    { runs },
  )
}

describe('no request ends', () => {
  test(
    'the preview server',
    async () => {
      const server: Server = createStaticServer(join(folder, 'site'))
      const port = Number(new URL(await listen(server, 0)).port)
      // While a hundred slow senders hold a connection.
      const slow = Array.from({ length: 100 }, () =>
        rawRequest(port, ['GET / HTTP/1.1\r\nHost: a\r\nX: '], 500),
      )
      await attack(port, '/content/en/a.md')
      await Promise.all(slow)
      server.close()
      server.closeAllConnections()
    },
    generatedTimeout,
  )

  test(
    'the development server',
    async () => {
      const server: ViteDevServer = await createServer({
        configFile: false,
        root: join(folder, 'site'),
        logLevel: 'silent',
        plugins: [hiddenFiles()],
        server: { host: '127.0.0.1', port: 0, ws: false },
      })
      await server.listen()
      await attack((server.httpServer?.address() as AddressInfo).port, '/content/en/a.md')
      await server.close()
    },
    generatedTimeout,
  )
})
