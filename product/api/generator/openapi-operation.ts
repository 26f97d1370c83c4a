import { taskKinds } from '../definition/tasks.ts'
import type { Access, Endpoint, Parameter } from '../kit.ts'
import { permissionBits } from '../permissions.ts'
import { parameterObject, requestBody } from './openapi-parameters.ts'
import { responses } from './openapi-responses.ts'
import { plain, type Schema } from './schema.ts'

const security: Readonly<Record<Access, readonly Schema[]>> = {
  none: [],
  sign: [],
  share: [],
  guest: [{}, { token: [] }],
  user: [{ token: [] }],
  owner: [{ token: [] }],
  admin: [{ token: [] }],
  protocol: [{ basic: [] }],
}

/** Returns the operation of an endpoint at a path with a method. */
export function operation(endpoint: Endpoint, path: string, method: string, tag: string): Schema {
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
      `Permission: ${bits.map((bit) => `${permissionBits[bit]?.en} (bit ${bit})`).join(', ')}${rest}.`,
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
