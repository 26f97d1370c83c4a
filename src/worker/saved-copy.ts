/** Set on a response from the worker's caches: when it was saved, by this device's clock, in milliseconds. */
const savedAtHeader = 'x-saved-at'

/**
 * Set on a request from the page to the worker. `fresh`: the server's response instead of the saved copy; the
 * worker requests it without this header. `unsaved`: the worker ignores the request, because a request
 * through it cannot be aborted. `kept`: the copy that the reader keeps on purpose, or else the server's,
 * which the caller saves. The cache mode is not used for this, because developer tools that disable caches
 * change it.
 */
export const wantedHeader = 'x-wanted'

/** Set on the request of a kept file: the hash of its content in the manifest. */
export const contentHashHeader = 'x-content-hash'

/**
 * Returns a response as it is saved. It is dated by the device's clock, because a server's clock may be wrong
 * and readers are shown when this device received it.
 */
export function savedCopy(answer: Response, body: ArrayBuffer, at: number): Response {
  const headers = new Headers({ [savedAtHeader]: String(at) })
  for (const name of ['content-type', 'content-security-policy', 'last-modified']) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(body, { status: 200, headers })
}

/** Returns when a response was saved; `undefined` if it came from the server, or the header is no date. */
export function savedAtOf(answer: Response): number | undefined {
  const date = new Date(Number(answer.headers.get(savedAtHeader) ?? Number.NaN)).getTime()
  return Number.isNaN(date) ? undefined : date
}

/**
 * Returns the first 16 hex digits of SHA-256, as in the manifest. Available only in secure contexts, which
 * workers and caches need too.
 */
export async function hashOfBody(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
