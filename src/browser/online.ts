import { useEffect, useRef, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes that there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/**
 * Calls back once the network is there again. It listens all the time: what shows the network's state is rendered anew in the middle of
 * that very event, and whoever subscribes then has missed it.
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
