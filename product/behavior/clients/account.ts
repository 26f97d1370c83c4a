import type { Observed } from '../observed.ts'

/** An answer of the API. */
export interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

const timeoutMs = 20_000

/** Someone who calls the API: a user with a token, or a visitor without one. */
export class Account {
  readonly url: string
  readonly name: string
  readonly password: string
  readonly token: string

  constructor(url: string, name = '', password = '', token = '') {
    this.url = url
    this.name = name
    this.password = password
    this.token = token
  }

  /** Sends any request to the product, with the login, and without following redirects. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.token && !headers.has('authorization')) headers.set('authorization', this.token)
    return fetch(this.url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers,
    })
  }

  /** Sends JSON, or nothing, and returns the API's answer. */
  async post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return answerOf(
      await this.fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body ?? {}),
      }),
    )
  }

  async get(path: string): Promise<Answer> {
    return answerOf(await this.fetch(`/api${path}`))
  }

  /** Returns the names in a folder, sorted, or the code of the error. */
  async names(path: string, password = ''): Promise<Observed> {
    const { code, data } = await this.post('/fs/list', { path, password, refresh: false })
    return code === 200 ? namesIn(data) : code
  }

  /** Returns the code for reading a file's or a folder's details. */
  async codeOf(path: string, password = ''): Promise<number> {
    return (await this.post('/fs/get', { path, password })).code
  }

  /** Returns a file's text through the link that the product returns for it, or the code of the error. */
  async text(path: string, password = ''): Promise<Observed> {
    const { code, data } = await this.post('/fs/get', { path, password })
    if (code !== 200) return code
    return (await fetch(String(field(data, 'raw_url')))).text()
  }

  /** Returns the paths that the search finds, sorted, or the code of the error. */
  async found(keywords: string, parent = '/'): Promise<Observed> {
    const body = { parent, keywords, scope: 0, page: 1, per_page: 100 }
    const { code, data } = await this.post('/fs/search', body)
    if (code !== 200) return code
    return contentOf(data)
      .map((entry) => `${field(entry, 'parent')}/${field(entry, 'name')}`.replace('//', '/'))
      .toSorted()
  }

  /** Uploads a text, and returns the code. */
  async put(path: string, text: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    const response = await this.fetch('/api/fs/put', {
      method: 'PUT',
      headers: { 'file-path': encodeURIComponent(path), ...headers },
      body: text,
    })
    return (await answerOf(response)).code
  }
}

/** Returns the API's answer; an empty or other answer has the code of its HTTP status. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  try {
    const { code, message, data } = JSON.parse(text)
    return { code, message, data }
  } catch {
    return { code: response.status, message: text, data: undefined }
  }
}

/** Returns a field of an answer's data, by its path (`user.name`). */
export const field = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined),
      data,
    )

/** Returns the names in a list's `content`, sorted. */
export const namesIn = (data: unknown): readonly string[] =>
  contentOf(data)
    .map((entry) => String(field(entry, 'name')))
    .toSorted()

/** Returns a list's `content`. */
export const contentOf = (data: unknown): readonly unknown[] => {
  const content = field(data, 'content')
  return Array.isArray(content) ? content : []
}
