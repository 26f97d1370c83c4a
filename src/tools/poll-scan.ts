import type { ScanState } from './flow.ts'

/** How polling a QR code ended. */
export type ScanEnd =
  | { readonly kind: 'confirmed'; readonly code: string }
  | { readonly kind: 'expired' }
  /** No one confirmed in time. */
  | { readonly kind: 'gaveUp' }

/** Number of consecutive failures that end polling; a single lost response is ignored. */
const mostMisses = 3

/**
 * Polls a QR code until it is confirmed or expires.
 *
 * @param ask sends one request; its third consecutive error is rethrown
 * @throws the signal's reason, as soon as it is aborted
 */
export async function pollScan(
  ask: () => Promise<ScanState>,
  options: {
    readonly signal: AbortSignal
    /** Interval and total duration, in milliseconds. */
    readonly interval: number
    readonly limit: number
    readonly onState: (state: ScanState) => void
  },
): Promise<ScanEnd> {
  const { signal, interval, limit, onState } = options
  const ends = Date.now() + limit
  let misses = 0
  while (Date.now() + interval <= ends) {
    await wait(interval, signal)
    try {
      const state = await ask()
      signal.throwIfAborted()
      misses = 0
      if (state.kind === 'confirmed' || state.kind === 'expired') return state
      onState(state)
    } catch (error) {
      signal.throwIfAborted()
      misses += 1
      if (misses >= mostMisses) throw error
    }
  }
  return { kind: 'gaveUp' }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
