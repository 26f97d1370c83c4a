import { mkdtemp, rm, symlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hiddenFiles } from '../../../scripts/build/hidden-files.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { rawRequest, requestText } from '../../support/raw-request.ts'

let folder: string
let server: ViteDevServer
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'developed-'))
  const files = {
    'site/index.html': '<!doctype html><title>Application</title>',
    'site/.git/config': 'hidden',
    'site/.npmrc': 'hidden',
    'site/public/content/en/a.md': 'shown',
    'site/public/content/.git/config': 'hidden',
    'site/node_modules/a/.b/c.js': 'shown',
    'outside.md': 'outside',
  }
  await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text])))
  await symlink('../../../outside.md', join(folder, 'site/public/content/link.md'))
  await symlink('../../..', join(folder, 'site/public/content/up'))
  server = await createServer({
    configFile: false,
    root: join(folder, 'site'),
    logLevel: 'silent',
    plugins: [hiddenFiles()],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  await server.listen()
  port = (server.httpServer?.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test.each([
  '/.git/config',
  '/%2egit/config',
  '/.npmrc',
  '/%2enpmrc',
  '/content/.git/config',
  '/content/%2egit/config',
  '/content/en/../.git/config',
  '/content/link.md',
  '/content/up/outside.md',
])('%s is missing', async (target) => {
  expect(await rawRequest(port, [requestText(target)])).toMatchObject({ status: 404 })
})

test('other files are served', async () => {
  for (const target of ['/content/en/a.md', '/node_modules/a/.b/c.js']) {
    const answer = await rawRequest(port, [requestText(target)])
    expect([target, answer.status]).toEqual([target, 200])
    expect(answer.body).toContain('shown')
  }
})

test.each([[], ['Upgrade: websocket']])('an unreadable target ends nothing %s', async (...more) => {
  const request = requestText('http://[', { headers: ['Host: localhost', ...more] })
  const parts = more.length === 0 ? request : request.replace('Connection: close', 'Connection: upgrade')
  await rawRequest(port, [parts], 200)
  expect(await rawRequest(port, [requestText('/content/en/a.md')])).toMatchObject({ status: 200 })
})
