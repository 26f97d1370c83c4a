import { useEffect, useRef } from 'react'

/** Empties a tool when the page is left: browsers keep left pages ready for the back button, with all they hold. */
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
