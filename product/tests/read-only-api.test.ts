import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { readOnlyApi } from '../drift/read-only-api.ts'
import type { Samples } from '../drift/samples.ts'

const samples: Samples = {
  folder: '/',
  file: '/local/a.txt',
  fileSign: 'sign',
  archive: '/local/b.zip',
  archiveSign: undefined,
  inner: undefined,
  userId: 7,
  roleId: undefined,
  metaId: undefined,
  storageId: undefined,
  labelId: undefined,
  taskId: undefined,
  shareId: undefined,
  folderShareId: undefined,
  shareFile: undefined,
}

const operation = (more: object = {}) => ({
  description: 'Reads.\n\nErrors:\n- 403 permission denied: You do not have permission',
  security: [{ token: [] }],
  responses: {
    200: {
      description: 'The answer, or an error',
      content: {
        'application/json': {
          schema: {
            oneOf: [
              {
                type: 'object',
                required: ['code', 'data'],
                properties: {
                  code: { const: 200 },
                  data: { type: 'object', properties: { name: { type: 'string' } } },
                },
              },
              { $ref: '#/components/schemas/Error' },
            ],
          },
        },
      },
    },
  },
  ...more,
})

const path = { name: 'path', in: 'query', required: false, schema: { type: 'string' } }
const body = {
  content: { 'application/json': { schema: { type: 'object', properties: { path: { type: 'string' } } } } },
}

const document = {
  paths: {
    '/api/fs/get': { get: operation({ parameters: [path] }), post: operation({ requestBody: body }) },
    '/api/fs/remove': { post: operation() },
    '/api/auth/logout': { get: operation() },
    '/debug/{path}': { get: operation() },
    '/dav/{path}': { get: operation(), options: operation(), put: operation(), delete: operation() },
    '/api/task/copy/info': {
      post: operation({ responses: { 200: { $ref: '#/components/responses/Task_info' } } }),
    },
  },
  components: { responses: { Task_info: operation().responses[200] }, schemas: { Error: {} } },
}

type Any = Record<string, never>
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inside, key) => (inside as Any)[key], value)

const made = readOnlyApi(document, samples)
const answerOf = (...place: string[]) =>
  new Ajv2020().compile(
    at(made.api, 'paths', ...place, 'responses', '200', 'content', 'application/json', 'schema') as object,
  )

describe('the description for a property-based tester', () => {
  test('contains the routes that read, and none that change data', () => {
    const routes = Object.entries(made.api.paths as object).flatMap(([name, methods]) =>
      Object.keys(methods).map((method) => `${method} ${name}`),
    )
    expect(routes).toEqual([
      'get /api/fs/get',
      'post /api/fs/get',
      'get /dav/{path}',
      'options /dav/{path}',
      'post /api/task/copy/info',
    ])
    expect(made.operations).toBe(5)
  })

  test.each([
    ['GET', ['/api/fs/get', 'get']],
    ['a shared answer', ['/api/task/copy/info', 'post']],
  ])('refuses what is not documented: %s', (_, place) => {
    const check = answerOf(...place)
    expect(check({ code: 200, data: { name: 'a' } })).toBe(true)
    expect(check({ code: 200, data: { name: 'a', moon: 1 } })).toBe(false)
    expect(check({ code: 403, message: 'permission denied', data: null })).toBe(true)
    expect(check({ code: 401, message: 'token is invalidated', data: null })).toBe(true)
    expect(check({ code: 500, message: 'object not found', data: null })).toBe(false)
  })

  test("offers what the product has beside any other value, and leaves the login to the tester's options", () => {
    const schema = { anyOf: [{ enum: ['/', '/local/a.txt', '/local/b.zip'] }, { type: 'string' }] }
    expect(at(made.api, 'paths', '/api/fs/get', 'get', 'parameters')).toEqual([{ ...path, schema }])
    expect(
      at(
        made.api,
        ...['paths', '/api/fs/get', 'post', 'requestBody', 'content', 'application/json', 'schema'],
        ...['properties', 'path'],
      ),
    ).toEqual(schema)
    expect(at(made.api, 'paths', '/api/fs/get', 'get', 'security')).toEqual([])
  })
})
