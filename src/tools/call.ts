import { apiAddress } from '../content/api-server.ts'
import type { ProviderCall } from '../data/provider-request.ts'
import type { Call, ToolValues } from './flow.ts'

/** Thrown for a call that needs an API server if none is available. */
export class NoApiServer extends Error {
  override readonly name = 'NoApiServer'
}

/**
 * Returns the request for a call.
 *
 * @throws NoApiServer if the call needs an API server and there is none
 */
export function requestOf(call: Call, apiServer: string | undefined): ProviderCall {
  const headers: Record<string, string> = {}
  if (call.form) headers['content-type'] = 'application/x-www-form-urlencoded'
  if (call.json) headers['content-type'] = 'application/json'
  if (call.bearer !== undefined) headers.authorization = `Bearer ${call.bearer}`
  const body = bodyOf(call)
  return {
    url: urlOf(call, apiServer),
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  }
}

function bodyOf({ form, json }: Call): string | undefined {
  if (form) return new URLSearchParams(given(form)).toString()
  return json && JSON.stringify(json)
}

/**
 * Returns the address of a call with its query.
 *
 * @throws NoApiServer
 */
export function urlOf(call: Call, apiServer: string | undefined): string {
  if (call.to === 'api' && apiServer === undefined) throw new NoApiServer()
  const base = call.to === 'api' ? apiAddress(apiServer ?? '', call.address) : call.address
  return withQuery(base, call.query ?? {})
}

export function withQuery(address: string, query: ToolValues): string {
  const text = new URLSearchParams(given(query)).toString()
  return text === '' ? address : `${address}?${text}`
}

/** Protocol values that are the same for everyone and contain nothing of the visitor's. */
const constants: ReadonlySet<string> = new Set([
  'grant_type',
  'response_type',
  'code_challenge_method',
  'token_access_type',
  'access_type',
  'prompt',
  'relogin',
  'qrcode',
  'pageSize',
])

/** Returns the names of values that contain something about the visitor or this login. */
export const tellingNames = (values: ToolValues): readonly string[] =>
  Object.keys(given(values)).filter((name) => !constants.has(name))

/** Returns the names of the visitor's data in a call, as the receiver knows them. */
export function namesIn({
  query = {},
  form = {},
  json = {},
  inAddress = [],
  bearer,
  holds = {},
}: Call): readonly string[] {
  const names = [...inAddress, ...[query, form, json].flatMap(tellingNames)]
  const described = names.map((name) => (holds[name] === undefined ? name : `${name} (${holds[name]})`))
  return bearer === undefined ? described : [...described, 'access_token']
}

/** Returns the host of a call; `undefined` if it needs an API server and there is none. */
export function hostOf(call: Call, apiServer: string | undefined): string | undefined {
  const address = call.to === 'api' ? apiServer : call.address
  return address === undefined ? undefined : new URL(address).host
}

/** Returns the values that are not empty. */
export function given(values: ToolValues): ToolValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
