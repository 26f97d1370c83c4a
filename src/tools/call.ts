import { apiAddress } from '../content/api-server.ts'
import type { ProviderCall } from '../data/provider-request.ts'
import type { Call, Values } from './flow.ts'

/** A call that needs an API server, where none can be chosen. */
export class NoApiServer extends Error {
  override readonly name = 'NoApiServer'
}

/**
 * A call as it is sent.
 *
 * @throws NoApiServer where the call goes to one and there is none
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
 * The address of a call with its query.
 *
 * @throws NoApiServer
 */
export function urlOf(call: Call, apiServer: string | undefined): string {
  if (call.to === 'api' && apiServer === undefined) throw new NoApiServer()
  const base = call.to === 'api' ? apiAddress(apiServer ?? '', call.address) : call.address
  return withQuery(base, call.query ?? {})
}

export function withQuery(address: string, query: Values): string {
  const text = new URLSearchParams(given(query)).toString()
  return text === '' ? address : `${address}?${text}`
}

/** Words of the protocol that are the same for everybody: nothing of the visitor's. */
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

/** Names of values that say something of the visitor or of this login. */
export const tellingNames = (values: Values): readonly string[] =>
  Object.keys(given(values)).filter((name) => !constants.has(name))

/** What a call carries of the visitor's, by the names the receiver reads it under. */
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

/** The host a call goes to; `undefined` where there is no API server for it. */
export function hostOf(call: Call, apiServer: string | undefined): string | undefined {
  const address = call.to === 'api' ? apiServer : call.address
  return address === undefined ? undefined : new URL(address).host
}

/** Values without the empty ones. */
export function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
