import * as v from 'valibot'
import { isWebAddress } from '../../src/content/safe-url.ts'

/** A running product with a login. */
export interface Product {
  readonly token: string
  /** Returns the `data` of a JSON response; throws on an error. */
  readonly data: (path: string) => Promise<unknown>
  /** Returns the response unchanged, including redirects. */
  readonly answer: (path: string, login?: 'token' | 'basic') => Promise<Response>
  /** Sends JSON. Returns whether the product accepted it. */
  readonly send: (path: string, body: unknown) => Promise<boolean>
}

/** A server and its login. */
export interface Account {
  /** Address of the product, with the sub-path if it has one. */
  readonly server: string
  readonly user: string
  readonly password: string
}

const answerTimeoutMs = 20_000
const envelope = v.object({ code: v.number(), message: v.string(), data: v.unknown() })
const loginData = v.object({ token: v.string() })

/** Logs in; throws if there is no server, it does not respond, or it refuses. */
export async function openProduct({ server, user, password }: Account): Promise<Product> {
  if (!isWebAddress(server))
    throw new Error('Set --server to the address of a running AList server, such as http://127.0.0.1:5244.')
  const base = server.replace(/\/$/, '')
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(base + path, { redirect: 'manual', signal: AbortSignal.timeout(answerTimeoutMs), ...init })

  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const login = await post('/api/auth/login', { username: user, password })
  const { token } = v.parse(loginData, await dataOf(login, '/api/auth/login'))
  const logins = { token, basic: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  const answer = (path: string, login: keyof typeof logins = 'token') =>
    ask(path, { headers: { authorization: logins[login] } })
  return {
    token,
    answer,
    data: async (path) => dataOf(await answer(path), path),
    send: async (path, body) => {
      const { code } = v.parse(envelope, await (await post(path, body, { authorization: token })).json())
      return code === 200
    },
  }
}

async function dataOf(response: Response, path: string): Promise<unknown> {
  const { code, message, data } = v.parse(envelope, await response.json())
  if (code !== 200) throw new Error(`${path} returned ${code}: ${message}`)
  return data
}
