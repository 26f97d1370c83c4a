import type { ConsoleRequest } from './build-request.ts'

/** Most bytes of a response that are read. */
export const mostBytes = 2_000_000

export interface Received {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: string
  readonly type: string
  readonly text: string
  readonly bytes: number
  /** Whether the response was longer than the limit. */
  readonly isCut: boolean
}

/** How a request ended. */
export type SendOutcome =
  | Received
  | { readonly kind: 'redirect' | 'canceled' | 'timeout' | 'mixed' }
  | { readonly kind: 'cors' | 'unreachable' | 'certificate' }

interface Options {
  readonly signal: AbortSignal
  /** Milliseconds until the whole response must have been read. */
  readonly timeout: number
}

/**
 * Sends a request. Redirects are not followed, and reading stops at the limits, so a hostile answer does no
 * harm. Uploads use `fetch` too: XMLHttpRequest reports progress, but follows every redirect with the file.
 */
export async function send(request: ConsoleRequest, options: Options): Promise<SendOutcome> {
  const { address } = request
  if (location.protocol === 'https:' && isPlainHttp(address)) return { kind: 'mixed' }
  const limit = AbortSignal.timeout(options.timeout)
  const signal = AbortSignal.any([options.signal, limit])
  try {
    return await fetchText(request, signal)
  } catch {
    if (options.signal.aborted) return { kind: 'canceled' }
    if (limit.aborted) return { kind: 'timeout' }
    return await whyFailed(address)
  }
}

/** Plain HTTP to another device. Browsers treat the own device as safe. */
function isPlainHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !/^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

async function fetchText(
  { method, address, headers, text, file, isForm }: ConsoleRequest,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const body = file && isForm ? formOf(file) : (file ?? text)
  const response = await fetch(address, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(body !== undefined && { body }),
    signal,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
  if (response.type === 'opaqueredirect') return { kind: 'redirect' }
  const type = response.headers.get('content-type') ?? ''
  const { bytes, isCut, received } = await readLimited(response.body)
  return {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    type,
    text: isTextType(type) ? new TextDecoder().decode(received) : '',
    bytes,
    isCut,
  }
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Returns whether a response of this type can be shown. */
export const isTextType = (type: string): boolean => type === '' || /^text\/|json|xml|javascript/i.test(type)

async function readLimited(stream: ReadableStream<Uint8Array> | null) {
  const parts: Uint8Array[] = []
  let bytes = 0
  let isCut = false
  const reader = stream?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    const rest = mostBytes - bytes
    parts.push(value.subarray(0, rest))
    bytes += Math.min(value.length, rest)
    if (value.length > rest) {
      isCut = true
      await reader.cancel()
      break
    }
  }
  return { bytes, isCut, received: await new Blob(parts as BlobPart[]).arrayBuffer() }
}

/** Milliseconds that the second request may take. */
const probeTimeout = 5000

/**
 * Returns why a request failed. Browsers don't say it, so the server is contacted again without a token and
 * without reading the answer: if that works, only CORS was in the way. Redirects are followed, because browsers refuse every
 * other way in this mode.
 */
async function whyFailed(address: string): Promise<SendOutcome> {
  const options = {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  } as const
  try {
    await fetch(new URL(address).origin, { ...options, signal: AbortSignal.timeout(probeTimeout) })
    return { kind: 'cors' }
  } catch {
    return { kind: address.startsWith('https:') ? 'certificate' : 'unreachable' }
  }
}
