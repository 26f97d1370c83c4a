/** On an answer that the service worker took from its caches: when it was saved, by the clock of this device, as milliseconds. */
const savedAtHeader = 'x-saved-at'

/**
 * On a request of the page, for the worker. `fresh`: the server's answer, not the saved copy; the worker asks without this header. `unsaved`: the
 * worker leaves the request alone, since a request that passes through it cannot be stopped. `kept`: what a reader keeps on purpose, else the server's,
 * which whoever asks saves himself. Not the cache mode: developer tools that switch caches off change that one.
 */
export const wantedHeader = 'x-wanted'

/** On the request of a kept file: the hash of its content, as the manifest gives it. */
export const contentHashHeader = 'x-content-hash'

/**
 * An answer as it is put aside. The device's own clock dates it: a server's may be wrong, and what is told to readers is when this device got it.
 */
export function savedCopy(answer: Response, body: ArrayBuffer, at: number): Response {
  const headers = new Headers({ [savedAtHeader]: String(at) })
  for (const name of ['content-type', 'content-security-policy']) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(body, { status: 200, headers })
}

/** When an answer was saved; `undefined` for one that came from the server. */
export function savedAtOf(answer: Response): number | undefined {
  const value = Number(answer.headers.get(savedAtHeader) ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

/** First 16 hex digits of SHA-256, as in the manifest. Only where the browser counts the page as secure, which workers and caches need too. */
export async function hashOfBody(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
