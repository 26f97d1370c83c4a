import { useEffect, useRef } from 'react'

/** Clears a tool when the page is left, because browsers keep pages for the back button with all their data. */
export function useForgetOnLeave(forget: () => void): void {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
