import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groups } from '../../../product/api/index.ts'
import { buildRequest, serverAddress } from '../../../src/markdown/blocks/console/frame/build-request.ts'
import { curlCommand } from '../../../src/markdown/blocks/console/frame/curl-command.ts'
import {
  isOpenMessage,
  type Operation,
  readConsoleMessage,
} from '../../../src/markdown/blocks/console/operation.ts'
import { readOperation } from '../../../src/markdown/blocks/console/read-operation.ts'

const document: unknown = JSON.parse(readFileSync('public/openapi.json', 'utf8'))
const words = { title: 'Title', permission: '', describe: () => '' }

function operationOf(path: string): Operation {
  const operation = readOperation(document, path, words)
  if (!operation) throw new Error(`no operation ${path}`)
  return operation
}

const typed = (operation: Operation, values: Readonly<Record<string, string>>) => ({
  server: 'http://nas:5244/',
  token: 'T',
  method: operation.methods[0] ?? '',
  values: new Map(Object.entries(values)),
  rawBody: undefined,
  moreHeaders: '',
  file: undefined,
})

describe('the operations of the console', () => {
  it('[W3] every endpoint of the definition has one, and it can be sent to the frame', () => {
    for (const { path } of groups.flatMap(({ endpoints }) => endpoints)) {
      const operation = operationOf(path)
      expect(
        operation.fields.every(({ name }) => name.toLowerCase() !== 'authorization'),
        path,
      ).toBe(true)
      const message = { console: 'open', locale: 'en', scheme: 'light', address: 'http://x', operation }
      expect(isOpenMessage(message), path).toBe(true)
    }
  })

  it('the kinds of a family can be selected', () => {
    const kind = operationOf('/api/task/{kind}/info').fields.find(({ name }) => name === 'kind')
    expect(kind?.choices).toContain('copy')
    expect(kind?.choices.length).toBeGreaterThan(3)
  })

  it('routes that delete or configure are dangerous, others are not', () => {
    const isDangerous = (path: string) => operationOf(path).isDangerous
    for (const path of ['/api/fs/remove', '/api/admin/storage/create', '/api/admin/setting/save'])
      expect(isDangerous(path), path).toBe(true)
    for (const path of ['/api/fs/list', '/api/fs/mkdir', '/api/admin/setting/list', '/api/me'])
      expect(isDangerous(path), path).toBe(false)
  })

  it('every other message is ignored', () => {
    const operation = operationOf('/api/me')
    const message = { console: 'open', locale: 'en', scheme: 'light', address: '', operation }
    for (const wrong of [
      undefined,
      'open',
      { ...message, locale: 'fr' },
      { ...message, operation: { ...operation, path: 'javascript:alert(1)' } },
      { ...message, operation: { ...operation, methods: [] } },
      { ...message, operation: { ...operation, fields: [{ name: 'x' }] } },
    ])
      expect(isOpenMessage(wrong)).toBe(false)
    expect(readConsoleMessage({ console: 'close' })).toBe('close')
    expect(readConsoleMessage({ console: 'close', more: 1 })).toBeUndefined()
    expect(readConsoleMessage({ console: 'open' })).toBeUndefined()
  })
})

describe('requests of the console', () => {
  it('a request has a JSON body with the types of the schema', () => {
    const operation = operationOf('/api/fs/list')
    const request = buildRequest(
      operation,
      typed(operation, { 'body path': '/a', 'body page': '2', 'body refresh': 'true' }),
    )
    expect(request).toMatchObject({
      method: 'POST',
      address: 'http://nas:5244/api/fs/list',
      text: '{"path":"/a","page":2,"refresh":true}',
    })
  })

  it('encodes paths and leaves their slashes', () => {
    const operation = operationOf('/d/*path')
    const request = buildRequest(operation, typed(operation, { 'path path': '/a b/海.jpg' }))
    expect(request).toMatchObject({ address: 'http://nas:5244/d/a%20b/%E6%B5%B7.jpg' })
  })

  it('reports the field that is wrong', () => {
    const mkdir = operationOf('/api/fs/mkdir')
    expect(buildRequest(mkdir, typed(mkdir, {}))).toEqual({
      kind: 'missing',
      field: 'body path',
      name: 'path',
    })
    const list = operationOf('/api/fs/list')
    expect(buildRequest(list, typed(list, { 'body page': 'x' }))).toMatchObject({
      kind: 'notNumber',
      name: 'page',
    })
    expect(buildRequest(list, { ...typed(list, {}), server: 'nas' })).toMatchObject({ kind: 'serverInvalid' })
    expect(buildRequest(list, { ...typed(list, {}), moreHeaders: 'oops' })).toMatchObject({
      kind: 'badHeader',
    })
  })

  it('quotes the command for a shell', () => {
    const list = operationOf('/api/fs/list')
    const request = buildRequest(list, typed(list, { 'body path': "/it's $(id)" }))
    if ('kind' in request) throw new Error(request.kind)
    expect(curlCommand(request)).toContain(`--data-raw '{"path":"/it'\\''s $(id)"}'`)
  })

  it.each([
    ['http://nas:5244/', 'http://nas:5244'],
    ['https://x.example/sub/', 'https://x.example/sub'],
    ['nas:5244', undefined],
    ['javascript:alert(1)', undefined],
    ['http://user:secret@nas', undefined],
  ])('reads the address %s', (text, address) => expect(serverAddress(text)).toBe(address))
})
