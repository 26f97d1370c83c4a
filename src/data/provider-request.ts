import { textWithin } from '../browser/response-text.ts'
import { isRecord, type JsonObject, parsedJson } from '../config/is-record.ts'
import { maxProviderBytes, providerTimeout } from '../config/tools.ts'
import { WireFailure } from './wire-failure.ts'

/** A request to another server: a storage provider, an API server, or the hosted search service. */
export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Response timeout in milliseconds; `providerTimeout` if absent. */
  readonly timeoutMs?: number
}

/** The response, whatever its status: providers explain a refusal in its body. */
export interface ProviderAnswer {
  readonly status: number
  /** `undefined` if the response is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined
  readonly text: string
}

/**
 * Sends a request to another server. This is the only function that does so, and with `request.ts` the only
 * caller of fetch in this layer. Nothing is cached, no cookies or referrer are sent, and a redirect is a
 * failure: the data must reach the address that the visitor was shown.
 *
 * @throws WireFailure `network`, `timeout`, or `too-large`; its `url` has no query, because that may contain
 * a code
 */
export async function requestProvider(call: ProviderCall, signal?: AbortSignal): Promise<ProviderAnswer> {
  const target = providerAddress(call.url)
  const { origin, pathname } = new URL(target)
  const timeout = AbortSignal.timeout(call.timeoutMs ?? providerTimeout)
  try {
    const response = await fetch(target, {
      method: call.method,
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await textWithin(response, maxProviderBytes)
    if (text === undefined) throw new WireFailure('too-large', origin + pathname)
    return { status: response.status, json: readObject(text), text }
  } catch (cause) {
    if (signal?.aborted || cause instanceof WireFailure) throw cause
    throw new WireFailure(timeout.aborted ? 'timeout' : 'network', origin + pathname)
  }
}

function readObject(text: string): JsonObject | undefined {
  const json = parsedJson(text)
  return isRecord(json) ? json : undefined
}

/**
 * Returns the address to use for a provider. In development, `VITE_PROVIDERS` can set a mock server that
 * replaces them (`npm run dev:providers`); in a build, the address is returned unchanged.
 */
export function providerAddress(address: string): string {
  const standIn: unknown = import.meta.env.DEV ? import.meta.env.VITE_PROVIDERS : undefined
  if (typeof standIn !== 'string' || standIn === '') return address
  const { protocol, host, pathname, search } = new URL(address)
  return protocol === 'https:' ? `${standIn}/${host}${pathname}${search}` : address
}
