import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { isRecord } from '../../src/config/is-record.ts'
import { encodeParts } from '../../src/content/page-path.ts'
import { closed } from './closed.ts'
import { type Comparison, type Drift, differences } from './comparison.ts'
import { type Answer, answerOf, errorCodes, type OpenApi, type Operation, type Schema } from './open-api.ts'
import type { Product } from './product.ts'
import { sampleFor } from './sample-for.ts'
import { findSamples, type Samples } from './samples.ts'

interface Route {
  readonly path: string
  readonly operation: Operation
}

/** Ends the check's login, so it is requested last. */
const last = '/api/auth/logout'
const anyFile = '*/*'

/**
 * Requests every documented GET route once, and compares status, media type, and JSON structure with the
 * API's description.
 */
export async function compareRoutes(product: Product, api: OpenApi): Promise<Comparison> {
  const samples = await findSamples(product)
  const validate = validator(api)
  const routes = Object.entries(api.document.paths)
    .flatMap(([path, { get }]) => (get ? [{ path, operation: get }] : []))
    .toSorted((one, other) => Number(one.path === last) - Number(other.path === last))
  const results: Result[] = []
  for (const route of routes) results.push(await compareRoute(route, product, api, samples, validate))
  return {
    name: 'GET routes',
    compared: results.filter(({ kind }) => kind === 'compared').length,
    drifts: results.flatMap((result) => (result.kind === 'compared' ? result.drifts : [])),
    skipped: results.flatMap((result) => (result.kind === 'skipped' ? [result.why] : [])),
  }
}

type Result =
  | { readonly kind: 'compared'; readonly drifts: readonly Drift[] }
  | { readonly kind: 'skipped'; readonly why: string }

async function compareRoute(
  route: Route,
  product: Product,
  api: OpenApi,
  samples: Samples,
  validate: (schema: Schema, value: unknown) => string | undefined,
): Promise<Result> {
  const name = `GET ${route.path}`
  const address = addressOf(route, samples)
  if (address.kind === 'missing')
    return { kind: 'skipped', why: `${name}: the product has no ${address.what}` }
  const isBasic = route.operation.security?.some((one) => 'basic' in one)
  const response = await product.answer(address.path, isBasic ? 'basic' : 'token')
  const place = { subject: name, file: api.file, line: api.lineOf(`"${route.path}": {`) }
  const answer = answerOf(api, route.operation, response.status)
  if (!answer) {
    const expected = `status ${response.status}`
    const found = `status ${Object.keys(route.operation.responses).join(', ')}`
    return { kind: 'compared', drifts: [{ ...place, expected, found }] }
  }
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (type !== 'application/json') {
    await response.body?.cancel()
    return { kind: 'compared', drifts: compareType(type, answer, place) }
  }
  return compareJson(await response.json(), route, answer, place, validate)
}

function compareType(type: string, { content }: Answer, place: Omit<Drift, 'expected' | 'found'>) {
  if (!content) return []
  const documented = Object.keys(content)
  if (documented.includes(anyFile) || documented.includes(type)) return []
  return differences(place, { 'media type': [type || 'none', documented.join(', ')] })
}

/** Compares an error by its code, which the description must list, and other responses by their whole structure. */
function compareJson(
  body: unknown,
  { path, operation }: Route,
  { content }: Answer,
  place: Omit<Drift, 'expected' | 'found'>,
  validate: (schema: Schema, value: unknown) => string | undefined,
): Result {
  const schema = content?.['application/json']?.schema
  if (!schema) {
    const found = Object.keys(content ?? {}).join(', ') || 'no body'
    return { kind: 'compared', drifts: differences(place, { 'media type': ['application/json', found] }) }
  }
  const fault = validate(schema, body)
  if (fault) return { kind: 'compared', drifts: [{ ...place, expected: fault, found: 'another shape' }] }
  const { code, message } = body as { readonly code: number; readonly message: string }
  if (code === 200) return { kind: 'compared', drifts: [] }
  if (errorCodes(operation).includes(code)) {
    return { kind: 'skipped', why: `GET ${path}: returned the documented error ${code}: ${message}` }
  }
  const expected = `error ${code}: ${message}`
  return { kind: 'compared', drifts: [{ ...place, expected, found: 'no such error' }] }
}

/** Returns a function that reports what is wrong with a value. Properties that a schema does not list are wrong. */
function validator({ document }: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(closed(schema) as Schema, `#/components/schemas/${name}`)
  }
  return (schema: Schema, value: unknown): string | undefined => {
    const check = ajv.compile(branchOf(closed(schema) as Schema, value))
    if (check(value)) return undefined
    const faults = (check.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message}${'additionalProperty' in params ? ` (${params.additionalProperty})` : ''}`,
    )
    return [...new Set(faults.map((fault) => fault.replace(/\/\d+\//g, '/*/')))].join('; ')
  }
}

/** Returns the part of an envelope for a response's code; messages about the other part would be confusing. */
function branchOf(schema: Schema, value: unknown): Schema {
  const [success, error] = Array.isArray(schema.oneOf) ? schema.oneOf : [schema, schema]
  const isSuccess = isRecord(value) && value.code === 200
  return isSuccess ? success : error
}

type Address =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'missing'; readonly what: string }

/** Returns the path of a route with its required parameters filled in from the product's data. */
function addressOf({ path, operation }: Route, samples: Samples): Address {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, required } of operation.parameters ?? []) {
    const sample = sampleFor(path, name, samples)
    if (sample === undefined && !required) continue
    if (sample?.value === undefined) return { kind: 'missing', what: sample?.what ?? `value for ${name}` }
    const value = String(sample.value)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeParts(value))
    else if (place === 'query') query.set(name, value)
  }
  return { kind: 'path', path: query.size > 0 ? `${filled}?${query}` : filled }
}
