import { parsedJson } from '../../../../config/is-record.ts'
import { wellFormed } from '../../../../content/well-formed.ts'
import type { InputField, Operation } from '../operation.ts'

/** What the reader typed. */
export interface Typed {
  readonly server: string
  readonly token: string
  readonly method: string
  /** By location and name (`body path`). */
  readonly values: ReadonlyMap<string, string>
  /** Set if the body is written as a whole. */
  readonly rawBody: string | undefined
  readonly moreHeaders: string
  readonly file: File | undefined
}

/** A request that can be sent. */
export interface ConsoleRequest {
  readonly method: string
  readonly address: string
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string | undefined
  readonly file: File | undefined
  /** Whether the file is sent as a form. */
  readonly isForm: boolean
}

/** A value that prevents the request. The kind is the name of its text. */
export interface Invalid {
  readonly kind: 'serverInvalid' | 'missing' | 'notNumber' | 'notJson' | 'badHeader' | 'noFile'
  /** The field, by location and name. */
  readonly field: string
  readonly name: string
}

export const keyOf = ({ location, name }: Pick<InputField, 'location' | 'name'>): string =>
  `${location} ${name}`

/** Returns the address of a server without a slash at the end; `undefined` if it is not a web address. */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname, username, password } = new URL(text)
  if (username !== '' || password !== '') return undefined
  return origin + pathname.replace(/\/$/, '')
}

/** Headers in which paths are percent-encoded. */
const encodedHeaders = new Set(['file-path'])

/** Returns the request that the reader described, or what is wrong with it. */
export function buildRequest(operation: Operation, typed: Typed): ConsoleRequest | Invalid {
  const server = serverAddress(typed.server)
  if (server === undefined) return { kind: 'serverInvalid', field: 'server', name: '' }
  const isReading = typed.method === 'GET' || typed.method === 'HEAD'
  const headers: [string, string][] = typed.token === '' ? [] : [['Authorization', typed.token]]
  if (!isHeaderValue(typed.token)) return { kind: 'badHeader', field: 'token', name: 'Authorization' }
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = operation.path
  for (const field of operation.fields) {
    const text = typed.values.get(keyOf(field)) ?? ''
    const { location, name } = field
    if (location === 'body' && typed.rawBody !== undefined) continue
    if (text === '') {
      if (field.isRequired) return { kind: 'missing', field: keyOf(field), name }
      if (location === 'path') path = path.replace(`{${name}}`, '')
      continue
    }
    const value = parsedValue(field, text)
    if (value === undefined)
      return { kind: field.type === 'json' ? 'notJson' : 'notNumber', field: keyOf(field), name }
    if (location === 'path') path = path.replace(`{${name}}`, () => encodedPath(text))
    else if (location === 'query' || (location === 'body' && isReading)) query.append(name, text)
    else if (location === 'header') {
      const sent = encodedHeaders.has(name.toLowerCase()) ? encoded(text) : text
      if (!isHeaderValue(sent)) return { kind: 'badHeader', field: keyOf(field), name }
      headers.push([name, sent])
    } else body[name] = value
  }
  for (const line of typed.moreHeaders.split('\n')) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim()
    const value = line.slice(colon + 1).trim()
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || !isHeaderValue(value))
      return { kind: 'badHeader', field: 'moreHeaders', name: line.trim() }
    headers.push([name, value])
  }
  const isUpload = operation.body === 'file' || operation.body === 'form'
  if (isUpload && !typed.file) return { kind: 'noFile', field: 'file', name: '' }
  let text: string | undefined
  if (!isReading && !isUpload && operation.body !== 'none') {
    text = typed.rawBody ?? JSON.stringify(body)
    if (parsedJson(text) === undefined) return { kind: 'notJson', field: 'rawBody', name: 'JSON' }
    headers.push(['Content-Type', 'application/json'])
  }
  const search = query.size === 0 ? '' : `?${query}`
  return {
    method: typed.method,
    address: server + path + search,
    headers,
    text,
    file: isUpload ? typed.file : undefined,
    isForm: operation.body === 'form',
  }
}

/** Returns whether a browser sends a value. Control characters are left out, because terminals obey them. */
const isHeaderValue = (value: string) => /^[\t -~\u00A0-\u00FF]*$/.test(value)

const encoded = (text: string) => encodeURIComponent(wellFormed(text))

/** Encodes a path, but keeps its slashes. */
const encodedPath = (text: string) => text.replace(/^\//, '').split('/').map(encoded).join('/')

function parsedValue({ type }: InputField, text: string): unknown {
  if (type === 'integer' || type === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true'
  if (type === 'strings') return text.split('\n').filter((line) => line !== '')
  if (type !== 'json') return text
  return parsedJson(text)
}
