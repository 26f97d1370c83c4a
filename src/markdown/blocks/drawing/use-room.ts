import { useCallback, useState } from 'react'

/**
 * Returns an element's inner width without padding, updated as it changes, and the `ref` to set on it.
 * Pixels; absent until known.
 */
export function useRoom(): readonly [
  (element: HTMLElement | null) => (() => void) | undefined,
  number | undefined,
] {
  const [room, setRoom] = useState<number>()
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, room]
}
