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
export type Outcome =
  | Received
  | { readonly kind: 'redirect' | 'elsewhere' | 'canceled' | 'timeout' | 'mixed' }
  | { readonly kind: 'cors' | 'unreachable' | 'certificate' }

interface Options {
  readonly signal: AbortSignal
  /** Milliseconds until the whole response must have been read. */
  readonly timeout: number
  readonly onUpload: (done: number, all: number) => void
}

/** Sends a request. Redirects are not followed, and reading stops at the limits, so a hostile answer does no harm. */
export async function send(request: ConsoleRequest, options: Options): Promise<Outcome> {
  const { address } = request
  if (location.protocol === 'https:' && isPlainHttp(address)) return { kind: 'mixed' }
  const limit = AbortSignal.timeout(options.timeout)
  const signal = AbortSignal.any([options.signal, limit])
  try {
    return request.file ? await upload(request, { ...options, signal }) : await fetchText(request, signal)
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
  { method, address, headers, text }: ConsoleRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const response = await fetch(address, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(text !== undefined && { body: text }),
    signal,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
  if (response.type === 'opaqueredirect') return { kind: 'redirect' }
  const type = response.headers.get('content-type') ?? ''
  const { bytes, isCut, body } = await readLimited(response.body)
  return {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    type,
    text: isText(type) ? new TextDecoder().decode(body) : '',
    bytes,
    isCut,
  }
}

/** Returns whether a response of this type can be shown. */
export const isText = (type: string): boolean => type === '' || /^text\/|json|xml|javascript/i.test(type)

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
  return { bytes, isCut, body: await new Blob(parts as BlobPart[]).arrayBuffer() }
}

/** Uploads with XMLHttpRequest, because `fetch` reports no progress. */
function upload(request: ConsoleRequest, { signal, onUpload }: Options): Promise<Outcome> {
  const { method, address, headers, file, isForm } = request
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, address)
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.responseType = 'text'
    const abort = () => {
      call.abort()
      reject(new Error('aborted'))
    }
    signal.addEventListener('abort', abort)
    call.upload.onprogress = ({ loaded, total }) => onUpload(loaded, total)
    const end = (isCut: boolean) => {
      signal.removeEventListener('abort', abort)
      // A redirect to another server answered instead.
      if (new URL(call.responseURL || address).origin !== new URL(address).origin)
        return resolve({ kind: 'elsewhere' })
      const text = call.responseText.slice(0, mostBytes)
      const type = call.getResponseHeader('content-type') ?? ''
      resolve({
        kind: 'answer',
        status: call.status,
        headers: call.getAllResponseHeaders().trim().replaceAll('\r', ''),
        type,
        text: isText(type) ? text : '',
        bytes: new TextEncoder().encode(text).length,
        isCut,
      })
    }
    call.onprogress = ({ loaded }) => {
      if (loaded <= mostBytes) return
      end(true)
      call.abort()
    }
    call.onload = () => end(false)
    call.onerror = () => reject(new Error('network'))
    if (isForm) {
      const form = new FormData()
      form.append('file', file as File)
      call.send(form)
    } else call.send(file)
  })
}

/** Milliseconds that the second request may take. */
const probeTimeout = 5000

/**
 * Returns why a request failed. Browsers don't say it, so the server is contacted again without a token and
 * without reading the answer: if that works, only CORS was in the way.
 */
async function whyFailed(address: string): Promise<Outcome> {
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
