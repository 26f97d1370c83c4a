/** A question that was asked before the application arrived. */
export interface EarlyFetch {
  readonly answer: Promise<Response>
  /** Ends the question. One that stays open keeps the browser's cache from asking for the same address again. */
  readonly stop: () => void
}

/** By absolute address. The application takes each at most once. */
export type EarlyFetches = Map<string, EarlyFetch>

declare global {
  interface Window {
    earlyFetches?: EarlyFetches
    /** Settles once what the manifest leads to has been asked for too. */
    earlyFollowUps?: Promise<unknown>
  }
}

/** How text and configuration are asked for: the server is always asked whether the saved copy still holds. */
export const freshRequest: RequestInit = { cache: 'no-cache', credentials: 'same-origin' }

/** The early question for an address, taken out of the map; `undefined` where nobody asked. */
export function takeEarlyFetch(url: string): EarlyFetch | undefined {
  // Workers have no window, and nobody asked for anything before they came.
  const early = globalThis.window?.earlyFetches
  const found = early?.get(url)
  early?.delete(url)
  return found
}

/** The early answer for a path below the site's base, as a copy: the application can still take it. */
export async function peekEarlyFetch(path: string): Promise<Response | undefined> {
  const found = window.earlyFetches?.get(new URL(path, document.baseURI).href)
  return found && (await found.answer).clone()
}
