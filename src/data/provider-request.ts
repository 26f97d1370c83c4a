import { maxProviderBytes, providerTimeout } from '../config/tools.ts'
import { WireFailure } from './wire-failure.ts'

/** A call to another server: a provider of cloud storage, an API server, the hosted search service. */
export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How long the answer may take, in milliseconds; `providerTimeout` where absent. */
  readonly patience?: number
}

/** What came back, whatever its status: providers explain themselves in the body of a refusal. */
export interface ProviderAnswer {
  readonly status: number
  /** `undefined` where the answer is no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined
  readonly text: string
}

/**
 * The one way to talk to another server, and with `request.ts` the only caller of fetch here. Nothing is cached, no cookie
 * and no referrer goes along, and a redirect counts as a failure: what is sent must reach the address that the visitor was told.
 *
 * @throws WireFailure `network`, `timeout` or `too-large`; its `url` holds no query, which may contain a code
 */
export async function requestProvider(call: ProviderCall, signal?: AbortSignal): Promise<ProviderAnswer> {
  const target = providerAddress(call.url)
  const { origin, pathname } = new URL(target)
  const timeout = AbortSignal.timeout(call.patience ?? providerTimeout)
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
    const text = await response.text()
    if (text.length > maxProviderBytes) throw new WireFailure('too-large', origin + pathname)
    return { status: response.status, json: readObject(text), text }
  } catch (cause) {
    if (signal?.aborted || cause instanceof WireFailure) throw cause
    throw new WireFailure(timeout.aborted ? 'timeout' : 'network', origin + pathname)
  }
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * The address to use for a provider. In development alone `VITE_PROVIDERS` may name the stand-in that plays them
 * (`npm run dev:providers`); in a build this is the address itself.
 */
export function providerAddress(address: string): string {
  const standIn: unknown = import.meta.env.DEV ? import.meta.env.VITE_PROVIDERS : undefined
  if (typeof standIn !== 'string' || standIn === '') return address
  const { protocol, host, pathname, search } = new URL(address)
  return protocol === 'https:' ? `${standIn}/${host}${pathname}${search}` : address
}
