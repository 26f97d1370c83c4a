import { taskKinds } from '../../api/definition/tasks.ts'
import { describedVersion, type Group } from '../../api/index.ts'
import type { Access, Endpoint, Parameter, SharedObject } from '../../api/kit.ts'
import { permissionBits } from '../../api/permissions.ts'
import { described, fieldsSchema, objectSchemas, plain, type Schema, schemaOf } from './schema.ts'

type Operation = Record<string, unknown>

const errorRef: Schema = { $ref: '#/components/schemas/Error' }
const heads = /^\/(d|p|ad|ap|ae|sd|sp)\//
const everyMethod: Readonly<Record<string, readonly string[]>> = {
  '/dav[/*path]': ['get', 'put', 'delete', 'options', 'head'],
  '/s3/*path': ['get', 'put', 'post', 'delete', 'head'],
}
const security: Readonly<Record<Access, readonly Schema[]>> = {
  none: [],
  sign: [],
  share: [],
  guest: [{}, { token: [] }],
  login: [{ token: [] }],
  user: [{ token: [] }],
  owner: [{ token: [] }],
  admin: [{ token: [] }],
  protocol: [{ basic: [] }],
}

/** Returns the OpenAPI 3.1 document of the whole API. */
export function openApi(groups: readonly Group[], objects: readonly SharedObject[]): Schema {
  const paths: Record<string, Record<string, Operation>> = {}
  const families = groups.flatMap(({ endpoints }) => endpoints).filter(({ family }) => family.length > 0)
  for (const { title, endpoints } of groups) {
    for (const endpoint of endpoints) {
      for (const { path, concrete, tag } of addresses(endpoint, title.en)) {
        for (const method of methodsOf(endpoint)) {
          paths[path] ??= {}
          paths[path][method] = operation(concrete, path, method, tag)
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AList HTTP API',
      version: describedVersion,
      description:
        'Files, storages, users and tasks of an AList server. Nearly every JSON answer has HTTP status 200: the real status is in `code`. See the API pages of the documentation.',
      license: { name: 'AGPL-3.0', identifier: 'AGPL-3.0-only' },
    },
    servers: [
      {
        url: 'http://localhost:5244',
        description: 'Your server, with the sub-path of site_url if it has one',
      },
    ],
    security: [{ token: [] }],
    tags: [
      ...groups.map(({ title, about }) => ({ name: title.en, description: about })),
      { name: 'Admin: task', description: 'Track, cancel, delete, and retry the tasks of all users.' },
    ],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Login token or permanent token, without a prefix such as Bearer',
        },
        basic: { type: 'http', scheme: 'basic' },
      },
      // The task endpoints exist once per kind and share their responses.
      responses: Object.fromEntries(families.map((one) => [familyName(one), success(one)])),
      schemas: {
        Error: {
          description: 'An error. HTTP status 200, the real status in `code`',
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer', not: { const: 200 } },
            message: { type: 'string' },
            data: { description: 'Nearly always null' },
          },
        },
        ...objectSchemas(objects),
      },
    },
  }
}

/** Returns an endpoint's paths in OpenAPI's notation: one per kind, and one per optional end. */
function addresses(endpoint: Endpoint, tag: string): { path: string; concrete: Endpoint; tag: string }[] {
  if (endpoint.family.length > 0) {
    const parameters = endpoint.parameters.filter(({ name }) => name !== 'kind')
    return endpoint.family.flatMap(({ kind, since }) => {
      const path = endpoint.path.replace('{kind}', kind)
      const concrete = { ...endpoint, path, since, parameters }
      const adminPath = path.replace('/api/task/', '/api/admin/task/')
      const copy: Endpoint = { ...concrete, path: adminPath, access: 'admin' }
      return [
        { path, concrete, tag },
        { path: adminPath, concrete: copy, tag: 'Admin: task' },
      ]
    })
  }
  const [start = '', end] = endpoint.path.split('[')
  const braces = (text: string) =>
    text.replace(/:(\w+)/g, '{$1}').replace(/\*(\w*)/, (_, name) => `{${name || 'path'}}`)
  const short = { path: braces(start), concrete: endpoint, tag }
  if (!end) return [short]
  const full = braces(start + end.replace(']', ''))
  const without = {
    ...endpoint,
    parameters: endpoint.parameters.filter(({ name, place }) => place !== 'path' || name !== 'path'),
  }
  return [
    { ...short, concrete: without },
    { path: full, concrete: endpoint, tag },
  ]
}

function methodsOf({ method, path, request }: Endpoint): readonly string[] {
  if (method !== 'ANY') return heads.test(path) ? ['get', 'head'] : [method.toLowerCase()]
  const known = everyMethod[path]
  if (known) return known
  if (request.method) return [request.method.toLowerCase()]
  return request.getWorks ? ['post', 'get'] : ['post']
}

function operation(endpoint: Endpoint, path: string, method: string, tag: string): Operation {
  const asQuery = endpoint.method === 'ANY' && method === 'get'
  const placed = endpoint.parameters
    .filter(
      ({ place, name, type }) =>
        !asQuery || place !== 'body' || (type !== 'any' && !(name === 'refresh' && path === '/api/fs/list')),
    )
    .map((one) => (asQuery && one.place === 'body' ? { ...one, place: 'query' as const } : one))
  const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const missing: Parameter[] = inAddress
    .filter((name) => !placed.some((one) => one.place === 'path' && one.name === name))
    .map((name) => ({
      place: 'path',
      name,
      type: 'string',
      required: true,
      fallback: '',
      meaning: { en: 'Rest of the path', zh: '' },
    }))
  const parameters = [...placed, ...missing]
    .filter(({ place, name }) => place !== 'body' && name !== 'Content-Type')
    .map((one) => parameterObject(one, endpoint))
  const body = method === 'get' || method === 'head' ? [] : placed.filter(({ place }) => place === 'body')
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary: endpoint.title.en,
    description: description(endpoint),
    security: security[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body.length > 0 && { requestBody: requestBody(body, endpoint) }),
    responses: responses(endpoint, method),
  }
}

const operationId = (method: string, path: string) =>
  method +
  path
    .replace(/^\/api\//, '')
    .split(/\W+|_/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

function description({ text, bits, permission, failures, since, path }: Endpoint): string {
  const lines = [plain(text.en)]
  const rest = permission ? ` ${permission.en}` : ''
  if (bits.length > 0) {
    lines.push(
      `Permission: ${bits.map((bit) => `bit ${bit} (${permissionBits[bit]?.en})`).join(', ')}${rest}.`,
    )
  }
  const kind = taskKinds.find((one) => path.includes(`/task/${one.kind}/`))
  if (kind)
    lines.push(
      `Group \`${kind.kind}\`: ${kind.meaning.en.charAt(0).toLowerCase()}${kind.meaning.en.slice(1)}.`,
    )
  if (failures.length > 0) {
    lines.push(
      [
        'Errors:',
        ...failures.map(
          ({ code, message, when }) => `- ${code}${message ? ` ${message}` : ''}: ${plain(when.en)}`,
        ),
      ].join('\n'),
    )
  }
  lines.push(`Since ${since.replace(/-beta\.\d+$/, '')}.`)
  return lines.join('\n\n')
}

function parameterObject(
  { place, name, type, required, fallback, meaning }: Parameter,
  { request }: Endpoint,
): Operation {
  const examples: Readonly<Record<string, unknown>> = {
    ...request.path,
    ...request.query,
    ...request.headers,
  }
  const value = /^`(.+)`$/.exec(fallback)?.[1] ?? (/^-?\d+$/.test(fallback) ? fallback : undefined)
  return {
    name,
    in: place,
    required: place === 'path' || required,
    description: plain(meaning.en) + (fallback && value === undefined ? ` Default: ${fallback}.` : ''),
    schema: { ...schemaOf(type), ...(value !== undefined && { default: typed(value, type) }) },
    ...(place !== 'body' && name in examples && examples[name] !== '' && { example: examples[name] }),
  }
}

function typed(value: string, type: string): unknown {
  if (type === 'bool') return value === 'true'
  return type.includes('int') ? Number(value) : value
}

function requestBody(body: readonly Parameter[], { request }: Endpoint): Operation {
  const [only] = body
  const example = request.body === undefined ? {} : { example: request.body }
  if (body.length === 1 && only?.name === '(body)') {
    const mime = only.type === 'file' ? 'application/octet-stream' : 'application/json'
    const schema = only.type === 'file' ? {} : { schema: schemaOf(only.type), ...example }
    return { required: only.required, description: only.meaning.en, content: { [mime]: schema } }
  }
  const schema = {
    type: 'object',
    required: body.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      body.map(({ name, type, meaning, fallback }) => {
        const value = /^`(.+)`$/.exec(fallback)?.[1] ?? (/^-?\d+$/.test(fallback) ? fallback : undefined)
        return [
          name,
          { ...described(type, meaning.en), ...(value !== undefined && { default: typed(value, type) }) },
        ]
      }),
    ),
  }
  const mime = body.some(({ type }) => type === 'file') ? 'multipart/form-data' : 'application/json'
  return { required: body.some(({ required }) => required), content: { [mime]: { schema, ...example } } }
}

function responses(endpoint: Endpoint, method: string): Operation {
  const { answer } = endpoint
  if (method === 'head')
    return {
      200: { description: 'The headers of the file' },
      302: { description: 'Redirect to the real link' },
      ...statusesOf(answer),
    }
  if (method === 'options')
    return {
      200: { description: 'The methods that the path supports, in the header Allow' },
      ...statusesOf(answer),
    }
  if (answer.kind === 'other') {
    const text = answer.mime.startsWith('text/') || answer.mime === 'application/xml'
    const file = { [answer.mime]: text ? { schema: { type: 'string' } } : {} }
    const error = { 'application/json': { schema: errorRef } }
    if (answer.status === 200)
      return {
        200: { description: plain(answer.meaning.en), content: { ...file, ...error } },
        ...statusesOf(answer),
      }
    return {
      200: {
        description: 'The file, or an error in JSON',
        content: { ...(answer.mime === 'text/html' ? {} : file), ...error },
      },
      [answer.status]: {
        description: plain(answer.meaning.en),
        headers: { Location: { description: 'Where to go', schema: { type: 'string' } } },
      },
    }
  }
  if (endpoint.family.length > 0) return { 200: { $ref: `#/components/responses/${familyName(endpoint)}` } }
  return { 200: success(endpoint) }
}

/** Returns the errors that are reported as an HTTP status instead of JSON. */
function statusesOf(answer: Endpoint['answer']): Operation {
  const statuses = answer.kind === 'other' ? answer.statuses : undefined
  return Object.fromEntries((statuses ?? []).map(({ code, when }) => [code, { description: when.en }]))
}

const familyName = ({ path }: Endpoint) => `Task_${path.split('/').pop()}`

function success({ answer }: Endpoint): Operation {
  if (answer.kind === 'other') throw new Error('an answer that is not JSON has no envelope')
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data: dataSchema(answer) },
  }
  const example = { code: 200, message: answer.message, data: answer.example }
  return {
    description: 'The answer, or an error: see `code`',
    content: { 'application/json': { schema: { oneOf: [envelope, errorRef] }, example } },
  }
}

function dataSchema(answer: Extract<Endpoint['answer'], { kind: 'fields' | 'value' }>): Schema {
  if (answer.kind === 'value') return described(answer.type, answer.meaning.en)
  const fields = fieldsSchema(answer.fields)
  return answer.nullable ? { anyOf: [fields, { type: 'null' }] } : fields
}
