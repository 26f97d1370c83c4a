import { useEffect, useState } from 'react'

/**
 * Whether so many milliseconds have passed since the component appeared, or since the number was last given.
 *
 * @param milliseconds `undefined`: the clock stands still; 0 counts at once
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
