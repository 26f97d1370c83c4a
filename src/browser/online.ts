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

/**
 * Calls back when the network returns. It always listens: a component that shows the network's state
 * re-renders during that very event and would subscribe too late.
 */
export function useBackOnline(callback: () => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const call = () => latest.current()
    addEventListener('online', call)
    return () => removeEventListener('online', call)
  }, [])
}
