import { textWithin } from '../browser/response-text.ts'
import { answerTimeout, fileTimeout, maxPageBytes, missingStatuses } from '../config/wire.ts'
import { encodePath } from '../content/page-path.ts'
import { isOwnDocument, isWebPage } from '../content/web-page.ts'
import { wantedHeader } from '../worker/saved-copy.ts'
import { freshRequest, takeEarlyFetch } from './early-fetch.ts'
import { pageKindOf, readAnswer } from './read-answer.ts'
import { WireFailure, type WireFailureKind } from './wire-failure.ts'

/** The result of requesting an address: its text, or nothing. */
export type Answer =
  | {
      readonly kind: 'found'
      readonly text: string
      /** When this device saved it, in milliseconds; absent if it comes from the server. */
      readonly savedAt: number | undefined
      /** The server's modification date of the file, in ISO 8601. */
      readonly modifiedTime: string | undefined
    }
  | { readonly kind: 'missing' }

/**
 * Which version to return. `saved`: the fastest one, which with a service worker is the saved copy, if any.
 * `fresh`: the server's; a running request of the worker is joined (src/worker/text-answers.ts). `unsaved`:
 * the same, for callers that save it themselves. `kept`: the copy that the reader keeps on purpose, or else
 * the same as `unsaved`.
 */
export type Wanted = 'saved' | 'fresh' | 'unsaved' | 'kept'

/**
 * Fetches a text file of this site by its path below the site's base. The modules that call fetch are listed in
 * biome.json.
 * @throws WireFailure
 */
export async function requestText(
  path: string,
  signal?: AbortSignal,
  wanted: Wanted = 'saved',
): Promise<Answer> {
  const url = new URL(path, siteAddress()).href
  const { response, inTime } = await respond(url, signal, wanted)
  const answer = await inTime(readAnswer(response))
  if (answer.kind === 'missing') return { kind: 'missing' }
  if (answer.kind !== 'found') throw failureOf(answer.kind, response, url)
  return { ...answer, modifiedTime: modifiedTimeOf(response) }
}

function failureOf(kind: WireFailureKind, { status }: Response, url: string): WireFailure {
  return new WireFailure(kind, url, kind === 'status' ? status : undefined)
}

function modifiedTimeOf(response: Response): string | undefined {
  const time = Date.parse(response.headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Returns the base address; `undefined` in a worker, which has no document and uses absolute addresses. */
const siteAddress = () => (typeof document === 'undefined' ? undefined : document.baseURI)

/** An answer that has begun. */
interface Arriving {
  readonly response: Response
  /** Returns what is read of it within the same time limit. @throws WireFailure if it was interrupted */
  readonly inTime: <T>(reading: Promise<T>) => Promise<T>
}

async function respond(url: string, signal: AbortSignal | undefined, wanted: Wanted): Promise<Arriving> {
  const timeout = AbortSignal.timeout(wanted === 'unsaved' || wanted === 'kept' ? fileTimeout : answerTimeout)
  // Raised once, also if nobody waits for it.
  const late = rejectOn(timeout)
  late.catch(() => undefined)
  const early = wanted === 'saved' ? takeEarlyFetch(url) : undefined
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await Promise.race([work, late])
    } catch (cause) {
      early?.stop()
      if (signal?.aborted) throw cause
      throw new WireFailure(timeout.aborted ? 'timeout' : 'network', url, undefined, { cause })
    }
  }
  const answer =
    early?.answer ??
    fetch(url, {
      ...freshRequest,
      ...(wanted !== 'saved' && { headers: { [wantedHeader]: wanted } }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  return { response: await inTime(answer), inTime }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A parsed JSON file, and whether it is a saved copy. */
export interface JsonAnswer {
  readonly json: unknown
  readonly savedAt: number | undefined
}

/**
 * Fetches and parses a JSON file of this site; `undefined` if it is missing.
 * @throws WireFailure kind `unreadable` if it is not JSON.
 */
export async function requestJsonAnswer(
  path: string,
  signal?: AbortSignal,
  wanted?: Wanted,
): Promise<JsonAnswer | undefined> {
  const answer = await requestText(path, signal, wanted)
  if (answer.kind === 'missing') return undefined
  try {
    return { json: JSON.parse(answer.text) as unknown, savedAt: answer.savedAt }
  } catch (cause) {
    throw new WireFailure('unreadable', path, undefined, { cause })
  }
}

/**
 * Fetches a JSON file that must exist, and returns what `read` finds in it.
 * @throws WireFailure kind `unreadable` also if it is missing, or `read` finds nothing
 */
export async function requestRead<T>(
  path: string,
  read: (json: unknown) => T | undefined,
  signal?: AbortSignal,
  wanted?: Wanted,
): Promise<{ readonly value: T; readonly savedAt: number | undefined }> {
  const answer = await requestJsonAnswer(path, signal, wanted)
  const value = read(answer?.json)
  if (value === undefined) throw new WireFailure('unreadable', path)
  return { value, savedAt: answer?.savedAt }
}

/** Returns only the JSON, for callers that do not care whether it is a saved copy. */
export const requestJson = async (path: string, signal?: AbortSignal): Promise<unknown> =>
  (await requestJsonAnswer(path, signal))?.json

/**
 * Fetches the site's HTML document from the server, to see which version of the application is published.
 * @throws WireFailure
 */
export async function requestShell(): Promise<string> {
  const { response, inTime } = await respond(document.baseURI, undefined, 'fresh')
  if (!response.ok) throw failureOf('status', response, document.baseURI)
  const text = await inTime(textWithin(response, maxPageBytes))
  if (text === undefined) throw failureOf('too-large', response, document.baseURI)
  if (!isOwnDocument(text)) throw failureOf('foreign', response, document.baseURI)
  return text
}

/**
 * Fetches a file of this site from the server, for callers that save it themselves; `undefined` if it is
 * missing.
 * @throws WireFailure
 */
export async function requestFile(path: string, signal: AbortSignal): Promise<Response | undefined> {
  const url = new URL(encodePath(path), document.baseURI).href
  const { response, inTime } = await respond(url, signal, 'unsaved')
  if (missingStatuses.includes(response.status)) return undefined
  if (!response.ok) throw failureOf('status', response, url)
  // Only texts are read here: of other files, the type is enough, and their hash is compared.
  const type = response.headers.get('content-type') ?? ''
  const text = isWebPage(type, '') || /\.(?:md|json)$/.test(path) ? await inTime(response.clone().text()) : ''
  const page = pageKindOf(response, text)
  if (page?.kind === 'foreign') throw failureOf('foreign', response, url)
  return page ? undefined : response
}
