import { withBase, withoutBase } from './site-base.ts'

/** What the address brought along, waiting for the one tool it is for. In memory only; a reload finds nothing. */
export interface Arrival {
  readonly route: string
  readonly parameters: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    /** Here and not in a module, since the script inside index.html may have been the one that took it off the address. */
    arrival?: Arrival
  }
}

/**
 * Takes a code, a state or a token out of the address bar and the history before anything is painted or fetched, and lets no
 * request tell another server where the reader is. Does nothing on an address that `read` finds clean.
 *
 * @param read the path rule of `content/` (`readToolArrival`), which this room may not know
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

/** What arrived for a page, once: whoever asks first has it. */
export function takeArrival(route: string): Arrival | undefined {
  const { arrival } = window
  if (arrival?.route !== route) return undefined
  delete window.arrival
  return arrival
}
