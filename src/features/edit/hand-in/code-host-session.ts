import { pause } from '../../../browser/within.ts'
import { isRecord, type JsonObject, parsedJson } from '../../../config/is-record.ts'
import { requestProvider } from '../../../data/provider-request.ts'
import { failureOfStatus, HandInFailure } from './hand-in-failure.ts'

/** Requests to the interface of one code host. The token is only in their header. */
export interface CodeHostSession {
  /** Returns an object, or `undefined` for the status 404. */
  readonly find: (path: string) => Promise<JsonObject | undefined>
  readonly get: (path: string) => Promise<JsonObject>
  readonly list: (path: string) => Promise<readonly JsonObject[]>
  readonly post: (path: string, body: JsonObject) => Promise<JsonObject>
  /** Waits until a task of the host may have ended. */
  readonly wait: () => Promise<void>
}

interface SessionOptions {
  /** Base address of the interface. */
  readonly api: string
  /** Value of the header `Authorization`. */
  readonly authorization: string
  readonly signal?: AbortSignal | undefined
  /** Pause between two questions about a task. Milliseconds. */
  readonly pauseMs: number
}

/** Creates a session. Its functions throw `HandInFailure` and `WireFailure`. */
export function codeHostSession({ api, authorization, signal, pauseMs }: SessionOptions): CodeHostSession {
  const ask = async (method: 'GET' | 'POST', path: string, body?: JsonObject) => {
    const answer = await requestProvider(
      {
        url: api + path,
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
      signal,
    )
    const json = parsedJson(answer.text)
    if (answer.status >= 400) throw failureOfStatus(answer.status, wordsOf(json))
    if (json === undefined) throw new HandInFailure('foreign')
    return json
  }
  const get = async (path: string) => objectOf(await ask('GET', path))
  return {
    get,
    find: (path) =>
      get(path).catch((error: unknown) => {
        if (isRecord(error) && isRecord(error.details) && error.details.status === 404) return undefined
        throw error
      }),
    list: async (path) => {
      const json = await ask('GET', path)
      return Array.isArray(json) ? json.filter(isRecord) : []
    },
    post: async (path, body) => objectOf(await ask('POST', path, body)),
    wait: () => pause(pauseMs),
  }
}

const objectOf = (json: unknown): JsonObject => (isRecord(json) ? json : {})

/** Returns a host's explanation: `message`, `error`, and the messages in `errors`, in whichever form they are. */
function wordsOf(json: unknown): string {
  if (!isRecord(json)) return ''
  const { message, error, error_description: description, errors } = json
  return [message, error, description, errors].flatMap(textsIn).join(' ')
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

/** Returns a text of an answer; '' if there is none. */
export function textIn(json: JsonObject | undefined, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json)
  return typeof found === 'string' ? found : ''
}
