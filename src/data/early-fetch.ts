/** A request that started before the application did. */
export interface EarlyFetch {
  readonly answer: Promise<Response>
  /** Ends the request. While it is open, the browser's cache does not request the same address again. */
  readonly stop: () => void
}

/** Early requests by absolute address. The application takes each at most once. */
export type EarlyFetches = Map<string, EarlyFetch>

declare global {
  interface Window {
    earlyFetches?: EarlyFetches
    /** Settles when the files that the manifest refers to have been requested as well. */
    earlyFollowUps?: Promise<unknown>
  }
}

/** Request options for text and configuration: the server is always asked whether the saved copy is current. */
export const freshRequest: RequestInit = { cache: 'no-cache', credentials: 'same-origin' }

/** Removes and returns the early request for an address; `undefined` if there is none. */
export function takeEarlyFetch(url: string): EarlyFetch | undefined {
  // Workers have no window and no early requests.
  const early = globalThis.window?.earlyFetches
  const found = early?.get(url)
  early?.delete(url)
  return found
}

/** Returns a copy of the early response for a path below the site's base. The application can still take the original. */
export async function peekEarlyFetch(path: string): Promise<Response | undefined> {
  const found = window.earlyFetches?.get(new URL(path, document.baseURI).href)
  return found && (await found.answer).clone()
}
