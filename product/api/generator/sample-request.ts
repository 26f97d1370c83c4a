import { wellFormed } from '../../../src/content/well-formed.ts'
import type { Access, Endpoint } from '../kit.ts'

const host = 'http://localhost:5244'

const encoded = (text: string) => encodeURIComponent(wellFormed(text))

/** Encodes a path, but keeps what needs no encoding there. */
const encodedPath = (text: string) => text.replace(/[^/=@:+]+/g, encoded)

/** The example request of an endpoint, for every language. */
export interface SampleRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** The JSON body; `undefined` if there is none. */
  readonly body: unknown
  /** The file that the request uploads. */
  readonly file?: string
  /** Set if the file is sent as a form, with the name of its field. */
  readonly form?: { readonly field: string }
  readonly answer: 'json' | 'text' | 'file'
}

/** Returns whether an endpoint takes the token in `Authorization`. */
export const takesToken = (access: Access): boolean => ['guest', 'user', 'owner', 'admin'].includes(access)

/** Returns the example request of an endpoint. */
export function sampleRequest(endpoint: Endpoint): SampleRequest {
  const { access, request } = endpoint
  const upload = request.upload.join(' ')
  const form = /-F "(\w+)=@([^"]+)"/.exec(upload)
  const file = form?.[2] ?? /-T (\S+)/.exec(upload)?.[1]
  return {
    method: request.method ?? (endpoint.method === 'ANY' ? 'POST' : endpoint.method),
    address: addressOf(endpoint),
    headers: {
      ...(takesToken(access) && { Authorization: 'YOUR_TOKEN' }),
      ...request.headers,
      ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: request.body,
    ...(file !== undefined && { file }),
    ...(form?.[1] !== undefined && { form: { field: form[1] } }),
    answer: answerOf(endpoint),
  }
}

function answerOf({ answer }: Endpoint): SampleRequest['answer'] {
  if (answer.kind !== 'other') return 'json'
  return answer.mime.startsWith('text/') || answer.mime.includes('xml') ? 'text' : 'file'
}

/** Returns the address of the example request with its values. */
export function addressOf({ path, request }: Endpoint): string {
  const query = Object.entries(request.query)
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&')
  const filled = path
    .replace(/\[(.*)\]/, (_, end: string) => (request.path.path === '' ? '' : end))
    .replace(/\{(\w+)\}|:(\w+)|\*(\w*)/g, (_, ...names: (string | undefined)[]) => {
      const name = names.slice(0, 3).find(Boolean) ?? 'path'
      return encodedPath(request.path[name] ?? '')
    })
  return `${host}${filled}${query && `?${query}`}`
}
