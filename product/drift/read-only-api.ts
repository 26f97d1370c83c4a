import { isRecord } from '../../src/config/is-record.ts'
import { closed } from './closed.ts'
import { errorCodes, type Operation } from './open-api.ts'
import { sampleFor } from './sample-for.ts'
import type { Samples } from './samples.ts'

type Json = Readonly<Record<string, unknown>>

/** Any route can refuse a request that it cannot read, and an invalid token; the API's overview documents both once. */
const errorsOfEveryRoute = [400, 401]

const readMethods = ['get', 'head', 'options']
/** `POST` routes that only read. */
const readsWithPost =
  /^\/api\/(?:fs\/(?:list|get|dirs|search|other|link|archive\/(?:meta|list))|public\/share\/(?:auth|list|get)|(?:admin\/)?task\/\w+\/info)$/
/** Ends the test's login, or exists only if the product was started with `--debug`. */
const leftOut = /^\/(?:api\/auth\/logout$|debug\/)/

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation & Json>>>>
  readonly components: Json & { readonly responses: Json; readonly schemas: Json }
}

/** Returns the description of the read-only routes, closed for checks and with the product's own values for parameters. */
export function readOnlyApi(document: Document, samples: Samples): { api: Json; operations: number } {
  let operations = 0
  const paths: Record<string, Json> = {}
  for (const [path, methods] of Object.entries(document.paths)) {
    const kept = Object.entries(methods).filter(([method]) => isRead(method, path))
    if (kept.length === 0) continue
    operations += kept.length
    paths[path] = Object.fromEntries(
      kept.map(([method, operation]) => [method, strict(operation, path, document, samples)]),
    )
  }
  const schemas = closed(document.components.schemas)
  return { api: { ...document, paths, components: { ...document.components, schemas } }, operations }
}

function isRead(method: string, path: string): boolean {
  if (leftOut.test(path)) return false
  return readMethods.includes(method) || (method === 'post' && readsWithPost.test(path))
}

/** Removes the login, which is the tester's choice. */
function strict(operation: Operation & Json, path: string, document: Document, samples: Samples): Json {
  const codes = [...errorCodes(operation), ...errorsOfEveryRoute]
  const answers = resolved(operation.responses, document)
  return {
    ...operation,
    security: [],
    parameters: (operation.parameters ?? []).map((one) => withSample(one, path, samples)),
    ...('requestBody' in operation && { requestBody: bodyWithSamples(operation.requestBody, path, samples) }),
    responses: closed(withCodes(answers, codes)),
  }
}

/** Resolves responses that several operations share. */
function resolved(answers: Operation['responses'], { components }: Document): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) =>
      '$ref' in answer
        ? [status, components.responses[answer.$ref.replace('#/components/responses/', '')]]
        : [status, answer],
    ),
  )
}

/** Replaces the error of any code with one whose code is in the list. */
function withCodes(value: unknown, codes: readonly number[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withCodes(one, codes))
  if (!isRecord(value)) return value
  if (value.$ref === '#/components/schemas/Error')
    return {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: { code: { enum: codes }, message: { type: 'string' }, data: {} },
    }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withCodes(one, codes)]))
}

function withSample<Named extends { readonly name: string }>(
  one: Named & { readonly schema?: unknown },
  path: string,
  samples: Samples,
): Json {
  return { ...one, schema: sampledSchema(one.schema, one.name, path, samples) }
}

function bodyWithSamples(body: unknown, path: string, samples: Samples): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name !== 'properties' || !isRecord(value)) return [name, bodyWithSamples(value, path, samples)]
      const properties = Object.entries(value).map(([property, schema]) => [
        property,
        sampledSchema(schema, property, path, samples),
      ])
      return [name, Object.fromEntries(properties)]
    }),
  )
}

function sampledSchema(schema: unknown, name: string, path: string, samples: Samples): unknown {
  const values = valuesFor(name, path, samples).filter((value) => value !== undefined)
  return values.length === 0 ? schema : { anyOf: [{ enum: values }, schema ?? {}] }
}

function valuesFor(name: string, path: string, samples: Samples): readonly (string | number | undefined)[] {
  if (name === 'path' && path.startsWith('/api/fs/archive/')) return [samples.archive]
  if (name === 'path' && path.startsWith('/api/fs/'))
    return [...new Set([samples.folder, samples.file, samples.archive])]
  if (name === 'parent') return [samples.folder]
  if (name === 'keywords') return [samples.file?.split('/').pop()]
  if (name === 'inner_path') return ['/', samples.inner]
  if (name === 'page') return [1]
  if (name === 'per_page') return [20]
  return [sampleFor(path, name, samples)?.value]
}
