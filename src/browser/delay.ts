import { useEffect, useState } from 'react'

/**
 * Returns whether the given time has passed since the component appeared or the number last changed.
 *
 * @param milliseconds 0 counts at once; `undefined` stops the clock
 */
export function useDelay(milliseconds: number | undefined): boolean {
  const [isOver, setOver] = useState(milliseconds === 0)
  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
