import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticServer, listen } from '../../../scripts/serve/static-server.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { rawRequest, requestText } from '../../support/raw-request.ts'

let folder: string
let server: Server
let port: number

const application = '<!doctype html><title>Application</title>'
const page = '0123456789'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  const files = {
    'site/index.html': application,
    'site/sw.js': '',
    'site/content/en/a b.md': page,
    'site/content/.git/config': 'hidden',
    'site/.git/config': 'hidden',
    'site/.htaccess': 'hidden',
    'site/.well-known/security.txt': 'shown',
    'site/_headers':
      '/*\n  Referrer-Policy: origin\n/tool/*\n  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n',
    'outside.md': 'outside',
    'site-2/a.md': 'outside',
  }
  await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text])))
  await symlink('../../outside.md', join(folder, 'site/content/link.md'))
  await symlink('../../site-2', join(folder, 'site/content/folder'))
  await symlink('en', join(folder, 'site/content/zh'))
  await symlink('self.md', join(folder, 'site/content/self.md'))
  server = createStaticServer(join(folder, 'site'))
  port = Number(new URL(await listen(server, 0)).port)
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

const ask = (target: string, ...headers: readonly string[]) =>
  rawRequest(port, [requestText(target, { headers: ['Host: localhost', ...headers] })])

describe('a request with a range', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, page, 'bytes 0-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=0-99999999999999999999', 206, page, 'bytes 0-9/10'],
    ['bytes=5-3', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=-', 200, page, undefined],
    ['bytes=a-b', 200, page, undefined],
    ['bytes=-1--1', 200, page, undefined],
    ['bytes=0-1,3-4', 200, page, undefined],
    ['items=0-1', 200, page, undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await ask('/content/en/a%20b.md', `Range: ${range}`)
    expect([answer.status, answer.body]).toEqual([status, body])
    expect(/content-range: (.*)/i.exec(answer.head)?.[1]).toBe(contentRange)
  })

  test('a range of an empty file is refused, and the whole file is sent', async () => {
    expect(await ask('/sw.js', 'Range: bytes=0-0')).toMatchObject({ status: 416 })
    expect(await ask('/sw.js')).toMatchObject({ status: 200, body: '' })
  })
})

describe('hidden files are missing', () => {
  test.each([
    '/.git/config',
    '/%2egit/config',
    '/%2Egit/config',
    '/content/.git/config',
    '/content/%2egit/config',
    '/content/%2fen/..%2f%2egit/config',
    '/x/../.git/config',
    '/.htaccess',
    '/%2ehtaccess',
    '/.%68taccess',
    '//.htaccess',
    '/%2f.htaccess',
    '/content/../%2ehtaccess?a',
  ])('%s', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, body: 'Not found' })
  })

  test('the folder that services look into is not hidden', async () => {
    expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'shown' })
  })
})

test.each([
  ['/content/en/a%20b.md', 200, page],
  ['/content/zh/a%20b.md', 200, page],
  ['/content/link.md', 404, 'Not found'],
  ['/content/folder/a.md', 404, 'Not found'],
  ['/content/self.md', 404, 'Not found'],
  ['/content/..%2f..%2foutside.md', 200, application],
  ['/../outside.md', 200, application],
  ['/..%5coutside.md', 200, application],
  ['/content/en/a%20b.md%00.html', 200, application],
  ['/%', 200, application],
  ['//evil.example/', 200, application],
  ['*', 404, 'Not found'],
  ['http://localhost/content/en/a%20b.md', 404, 'Not found'],
])('%s is answered with %i', async (target, status, body) => {
  expect(await ask(target)).toMatchObject({ status, body })
})

test.each([
  '/tool/',
  '/%74ool/',
  '/zh/../tool/',
  '//tool//a?code=1',
  '/%2ftool/',
])('the headers of %s are those of its file', async (target) => {
  expect((await ask(target)).head).toMatch(/referrer-policy: no-referrer/i)
})

test('only reading is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const answer = await rawRequest(port, [requestText('/', { method })])
    expect([method, answer.status]).toEqual([method, 405])
  }
  const head = await rawRequest(port, [requestText('/', { method: 'HEAD' })])
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.head).toContain(`Content-Length: ${application.length}`)
})

test('an unchanged file is not sent again, and a file that cannot be read ends nothing', async () => {
  const etag = /etag: (.*)/i.exec((await ask('/')).head)?.[1]
  expect(await ask('/', `If-None-Match: ${etag}`)).toMatchObject({ status: 304, body: '' })
  const broken = createStaticServer(join(folder, 'nothing'))
  const other = Number(new URL(await listen(broken, 0)).port)
  expect(await rawRequest(other, [requestText('/')])).toMatchObject({ status: 404 })
  await writeFile(join(folder, 'site-2/_headers'), 'no header')
  const faulty = createStaticServer(join(folder, 'site-2'))
  const third = Number(new URL(await listen(faulty, 0)).port)
  expect(await rawRequest(third, [requestText('/a.md')])).toMatchObject({ status: 500 })
  for (const one of [broken, faulty]) one.close()
})
