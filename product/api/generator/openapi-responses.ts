import type { Endpoint, Failure, Field } from '../kit.ts'
import { described, fieldsSchema, plain, type Schema } from './schema.ts'

/** An error in the envelope. */
export const errorSchema: Schema = {
  description: 'An error. HTTP status 200, the real status in `code`',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    message: { type: 'string' },
    data: { type: 'null' },
  },
}

const errorRef: Schema = { $ref: '#/components/schemas/Error' }

/** Returns the responses of an endpoint by HTTP status. */
export function responses(endpoint: Endpoint, method: string): Schema {
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
function statusesOf(answer: Endpoint['answer']): Schema {
  const statuses = answer.kind === 'other' ? answer.statuses : undefined
  return Object.fromEntries((statuses ?? []).map(({ code, when }) => [code, { description: when.en }]))
}

/** Returns the name of the response that all endpoints of a family share. */
export const familyName = ({ path }: Endpoint) => `Task_${path.split('/').pop()}`

/** Returns the response in the envelope: data, or an error. The examples have the names of their codes. */
export function success({ answer, failures }: Endpoint): Schema {
  if (answer.kind === 'other') throw new Error('an answer that is not JSON has no envelope')
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data: dataSchema(answer) },
  }
  const withData = new Map(failures.flatMap(({ code, data }) => (data ? [[code, data.fields] as const] : [])))
  const errors = [errorRef, ...[...withData].map(([code, fields]) => errorWithData(code, fields))]
  const value = { code: 200, message: answer.message, data: answer.example }
  return {
    description: 'The answer, or an error: see `code`',
    content: {
      'application/json': {
        schema: { oneOf: [envelope, ...errors] },
        examples: { 200: { summary: 'Success', value }, ...errorExamples(failures) },
      },
    },
  }
}

/** Returns an error that comes with data. */
const errorWithData = (code: number, fields: readonly Field[]): Schema => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: code }, message: { type: 'string' }, data: fieldsSchema(fields) },
})

/** Returns the first error of each code. Errors without a fixed message have no example. */
function errorExamples(failures: readonly Failure[]): Schema {
  const examples: Record<string, Schema> = {}
  for (const { code, message, when, data } of failures) {
    if (message === '') continue
    examples[code] ??= {
      summary: plain(when.en).replaceAll('`', ''),
      value: { code, message, data: data?.example ?? null },
    }
  }
  return examples
}

function dataSchema(answer: Extract<Endpoint['answer'], { kind: 'fields' | 'value' }>): Schema {
  if (answer.kind === 'value') return described(answer.type, answer.meaning.en)
  const fields = fieldsSchema(answer.fields)
  return answer.nullable ? { anyOf: [fields, { type: 'null' }] } : fields
}
