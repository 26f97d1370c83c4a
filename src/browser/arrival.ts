import { withBase, withoutBase } from './site-base.ts'

/** The parameters of the address, kept for the tool they are for. In memory only, so a reload finds nothing. */
export interface Arrival {
  readonly route: string
  readonly parameters: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    /** Stored on `window` and not in a module, because the script inside index.html may have read it from the address. */
    arrival?: Arrival
  }
}

/**
 * Removes a code, state, or token from the address bar and the history before anything is painted or fetched,
 * and keeps the address out of referrers. Does nothing if `read` finds no such parameters.
 *
 * @param read the path rule of `content/` (`readToolArrival`), which this layer must not import
 */
export function cleanAddress(
  read: (address: {
    readonly pathname: string
    readonly search: string
    readonly hash: string
  }) => (Arrival & { readonly pathname: string }) | undefined,
): void {
  const { search, hash } = location
  const found = read({ pathname: withoutBase(location.pathname), search, hash })
  if (!found) return
  window.arrival = { route: found.route, parameters: found.parameters }
  history.replaceState(history.state, '', withBase(found.pathname))
  document.querySelector('meta[name="referrer"]')?.setAttribute('content', 'no-referrer')
}

/** Returns what arrived for a page, once: the first caller gets it. */
export function takeArrival(route: string): Arrival | undefined {
  const { arrival } = window
  if (arrival?.route !== route) return undefined
  delete window.arrival
  return arrival
}
