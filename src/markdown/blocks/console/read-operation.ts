import { isRecord } from '../../../config/is-record.ts'
import type { InputField, Operation } from './operation.ts'

type Json = unknown
type Dictionary = Readonly<Record<string, Json>>

/** Texts of the page about an endpoint, which are in the reader's language. */
export interface PageWords {
  readonly title: string
  readonly permission: string
  /** Returns the description of a field, or '' if the page has none. */
  readonly describe: (name: string) => string
}

const dictionary = (value: Json): Dictionary => (isRecord(value) ? value : {})
const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])
const text = (value: Json): string => (typeof value === 'string' ? value : '')

/** Methods that a document has, in the order in which the console offers them. */
const methodOrder = ['post', 'get', 'put', 'delete', 'options', 'head']

/**
 * Returns an endpoint of the OpenAPI document for the console.
 *
 * @param route the path as written on the page: `/api/task/{kind}/undone`, `/d/*path`, `/dav[/*path]`
 * @returns `undefined` if the document does not contain the route
 */
export function readOperation(document: Json, route: string, words: PageWords): Operation | undefined {
  const paths = dictionary(dictionary(document).paths)
  const path = route
    .replace(/[[\]]/g, '')
    .replace(/:(\w+)/g, '{$1}')
    .replace(/\*(\w*)/, (_, name) => `{${name || 'path'}}`)
  const kinds = path.includes('{kind}') ? kindsOf(Object.keys(paths), path) : []
  const known = dictionary(paths[path.replace('{kind}', kinds[0] ?? '')])
  const methods = methodOrder.filter((method) => isRecord(known[method]))
  const first = methods[0]
  if (first === undefined) return undefined
  const operation = dictionary(known[first])
  const content = dictionary(dictionary(operation.requestBody).content)
  const [mime = '', media] = Object.entries(content)[0] ?? []
  const bodySchema = dictionary(dictionary(media).schema)
  return {
    title: words.title,
    permission: words.permission,
    methods: methods.map((method) => method.toUpperCase()),
    path,
    fields: [
      ...kindField(kinds, words),
      ...list(operation.parameters).flatMap((one) => parameterField(dictionary(one), words)),
      ...bodyFields(bodySchema, dictionary(dictionary(media).example), words),
    ],
    body: bodyKind(mime, bodySchema),
    bodyExample:
      dictionary(media).example === undefined ? '' : JSON.stringify(dictionary(media).example, null, 2),
    isDangerous: isDangerousRoute(path, methods),
  }
}

function kindsOf(paths: readonly string[], path: string): readonly string[] {
  const [start = '', end = ''] = path.split('{kind}')
  return paths
    .filter((one) => one.startsWith(start) && one.endsWith(end))
    .map((one) => one.slice(start.length, one.length - end.length))
    .filter((kind) => kind !== '' && !kind.includes('/'))
}

const kindField = (kinds: readonly string[], words: PageWords): InputField[] =>
  kinds.length === 0
    ? []
    : [
        {
          location: 'path',
          name: 'kind',
          type: 'string',
          isRequired: true,
          description: words.describe('kind'),
          example: kinds[0] ?? '',
          choices: kinds,
        },
      ]

function bodyKind(mime: string, schema: Dictionary): Operation['body'] {
  if (mime === '') return 'none'
  if (mime === 'multipart/form-data') return 'form'
  if (mime !== 'application/json') return 'file'
  return schema.type === 'object' && isRecord(schema.properties) ? 'json' : 'list'
}

/** Browsers set these headers themselves, and the console has its own field for the token. */
const ownHeaders = new Set(['content-length', 'authorization'])

function parameterField(one: Dictionary, words: PageWords): InputField[] {
  const location = text(one.in)
  const name = text(one.name)
  if (location !== 'path' && location !== 'query' && location !== 'header') return []
  if (ownHeaders.has(name.toLowerCase())) return []
  const schema = dictionary(one.schema)
  return [
    {
      location,
      name,
      type: typeOf(schema),
      isRequired: one.required === true,
      description: words.describe(name),
      example: exampleText(schema.default ?? one.example),
      choices: list(schema.enum).map(exampleText),
    },
  ]
}

function bodyFields(schema: Dictionary, example: Dictionary, words: PageWords): InputField[] {
  const required = new Set(list(schema.required))
  return Object.entries(dictionary(schema.properties)).flatMap(([name, value]) => {
    const own = dictionary(value)
    // A file has its own control.
    if (own.format === 'binary') return []
    return [
      {
        location: 'body' as const,
        name,
        type: typeOf(own),
        isRequired: required.has(name),
        description: words.describe(name),
        example: exampleText(own.default ?? example[name]),
        choices: list(own.enum).map(exampleText),
      },
    ]
  })
}

const simpleTypes = new Set<unknown>(['string', 'integer', 'number', 'boolean'])

function typeOf(schema: Dictionary): InputField['type'] {
  const { type } = schema
  if (simpleTypes.has(type)) return type as InputField['type']
  return type === 'array' && dictionary(schema.items).type === 'string' ? 'strings' : 'json'
}

const exampleText = (value: Json): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Routes that delete something or change how the server works. */
export function isDangerousRoute(path: string, methods: readonly string[]): boolean {
  if (/\/(?:delete|remove|clear|reset|evict|cancel)/.test(path) || methods.includes('delete')) return true
  const isReading = /\/(?:list|get|progress)$/.test(path)
  return /^\/api\/admin\/(?:setting|storage|user|role|meta)\//.test(path) && !isReading
}
