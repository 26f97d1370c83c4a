import type { Endpoint, Parameter } from '../kit.ts'
import { described, plain, type Schema, schemaOf } from './schema.ts'

/** Returns a parameter of the path, the query, or the headers. */
export function parameterObject(
  { place, name, type, required, fallback, meaning }: Parameter,
  { request }: Endpoint,
): Schema {
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

/** Returns the body of a request from its parameters. */
export function requestBody(body: readonly Parameter[], { request }: Endpoint): Schema {
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
