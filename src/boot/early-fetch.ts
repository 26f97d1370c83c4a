/** Answers that were asked for before the application arrived, by absolute address. The application takes each at most once. */
export type EarlyFetches = Map<string, Promise<Response>>

declare global {
  interface Window {
    earlyFetches?: EarlyFetches
    /** Settles once what the manifest leads to has been asked for too. */
    earlyFollowUps?: Promise<unknown>
  }
}

/** How text and configuration are asked for: the server is always asked whether the saved copy still holds. */
export const freshRequest: RequestInit = { cache: 'no-cache', credentials: 'same-origin' }

/** The early answer for an address, taken out of the map; `undefined` where nobody asked. */
export function takeEarlyFetch(url: string): Promise<Response> | undefined {
  // Workers have no window, and nobody asked for anything before they came.
  const early = globalThis.window?.earlyFetches
  const found = early?.get(url)
  early?.delete(url)
  return found
}

/** The early answer for a path below the site's base, as a copy: the application can still take it. */
export async function peekEarlyFetch(path: string): Promise<Response | undefined> {
  const found = window.earlyFetches?.get(new URL(path, document.baseURI).href)
  return found && (await found).clone()
}
