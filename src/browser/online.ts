import { useEffect, useRef, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Returns whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Browsers report the network before requests arrive, so what is loaded at once can fail again. Milliseconds after the report. */
const laterAttempts = [1_000, 5_000]

/**
 * Calls back when the network returns, and twice more soon after it. It always listens: a component that shows the
 * network's state re-renders during that very event and would subscribe too late.
 */
export function useBackOnline(callback: () => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    let timers: readonly ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const call = () => {
      stop()
      latest.current()
      timers = laterAttempts.map((delay) => setTimeout(() => latest.current(), delay))
    }
    addEventListener('online', call)
    return () => {
      removeEventListener('online', call)
      stop()
    }
  }, [])
}
