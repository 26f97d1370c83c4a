import type { Account } from './account.ts'
import { basic } from './raw.ts'

/** Sends WebDAV requests with an account's name and password. */
export class WebDav {
  readonly #account: Account

  constructor(account: Account) {
    this.#account = account
  }

  /** Sends a request below `/dav`. Without an account, it has no login. */
  request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const { name, password } = this.#account
    const headers = new Headers(init.headers)
    if (name) headers.set('authorization', basic(name, password).authorization)
    return this.#account.fetch(`/dav${encodeURI(path)}`, { method, ...init, headers })
  }

  async status(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<number> {
    const response = await this.request(method, path, { headers, body: body ?? null })
    await response.arrayBuffer()
    return response.status
  }

  /** Copies or moves, and returns the status. */
  transfer(
    method: 'COPY' | 'MOVE',
    from: string,
    to: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> {
    return this.status(method, from, {
      destination: `${this.#account.url}/dav${encodeURI(to)}`,
      ...headers,
    })
  }

  /** Returns the paths that PROPFIND lists, sorted and without `/dav`, or the status of the error. */
  async paths(path: string, depth = '1'): Promise<readonly string[] | number> {
    const response = await this.request('PROPFIND', path, { headers: depth ? { depth } : {} })
    const text = await response.text()
    if (response.status !== 207) return response.status
    return [...text.matchAll(/<D:href>([^<]*)<\/D:href>/g)]
      .map(([, href = '']) => decodeURI(href).replace(/^\/dav/, ''))
      .toSorted()
  }

  /** Returns a file's text, or the status of the error. Follows a redirect. */
  async text(path: string): Promise<string | number> {
    const response = await this.request('GET', path)
    const location = response.headers.get('location')
    if (location) return (await fetch(location)).text()
    return response.status === 200 ? response.text() : response.status
  }
}
