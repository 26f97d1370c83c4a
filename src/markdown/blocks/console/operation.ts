import { isRecord } from '../../../config/is-record.ts'
import { type LocaleId, locales } from '../../../config/locales/locale.ts'

/** A value that a request takes. */
export interface InputField {
  readonly location: 'path' | 'query' | 'header' | 'body'
  readonly name: string
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'json'
  readonly isRequired: boolean
  /** In the language of the page. Can be empty. */
  readonly description: string
  /** Shown as the placeholder: the default, or an example. */
  readonly example: string
  /** The only values. Empty if there are others. */
  readonly choices: readonly string[]
}

/** What the console needs to know about an endpoint. */
export interface Operation {
  readonly title: string
  readonly methods: readonly string[]
  /** As in OpenAPI, with `{names}` in braces. */
  readonly path: string
  readonly fields: readonly InputField[]
  /** How the body is sent. */
  readonly body: 'none' | 'json' | 'list' | 'file' | 'form'
  /** Example of the whole body, as JSON text. */
  readonly bodyExample: string
  /** The permission that the endpoint requires, in the language of the page. Can be empty. */
  readonly permission: string
  /** Whether the console asks before it sends the request. */
  readonly isDangerous: boolean
}

/** What the page tells the console. */
export interface OpenMessage {
  readonly console: 'open'
  readonly locale: LocaleId
  readonly scheme: 'light' | 'dark'
  /** The address of the reader's server. */
  readonly address: string
  readonly operation: Operation
}

/** What the console tells the page. */
export type ConsoleMessage = 'ready' | 'close'

/** Parses a message of the console's document; `undefined` if it has any other shape. */
export function readConsoleMessage(data: unknown): ConsoleMessage | undefined {
  if (!isRecord(data) || Object.keys(data).length !== 1) return undefined
  return data.console === 'ready' || data.console === 'close' ? data.console : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 20_000
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 200 && value.every(isText)
const isOneOf = (value: unknown, ...names: readonly string[]) => isText(value) && names.includes(value)

/** Returns whether a message opens an operation. The console ignores every other message. */
export function isOpenMessage(data: unknown): data is OpenMessage {
  if (!isRecord(data) || data.console !== 'open') return false
  return (
    isOneOf(data.locale, ...locales.map(({ id }) => id)) &&
    isOneOf(data.scheme, 'light', 'dark') &&
    isText(data.address) &&
    isOperation(data.operation)
  )
}

function isOperation(value: unknown): value is Operation {
  if (!isRecord(value)) return false
  const { title, methods, path, fields, body, bodyExample, permission, isDangerous } = value
  return (
    [title, path, bodyExample, permission].every(isText) &&
    isText(path) &&
    path.startsWith('/') &&
    isTexts(methods) &&
    methods.length > 0 &&
    methods.every((method) => /^[A-Z]+$/.test(method)) &&
    isOneOf(body, 'none', 'json', 'list', 'file', 'form') &&
    typeof isDangerous === 'boolean' &&
    Array.isArray(fields) &&
    fields.length <= 200 &&
    fields.every(isField)
  )
}

function isField(value: unknown): value is InputField {
  if (!isRecord(value)) return false
  const { location, name, type, isRequired, description, example, choices } = value
  return (
    isOneOf(location, 'path', 'query', 'header', 'body') &&
    isOneOf(type, 'string', 'integer', 'number', 'boolean', 'strings', 'json') &&
    [name, description, example].every(isText) &&
    typeof isRequired === 'boolean' &&
    isTexts(choices)
  )
}
