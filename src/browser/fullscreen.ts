import { useSyncExternalStore } from 'react'
import { warn } from './log.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Whether this browser can show the page without its own bars. */
export const canFullscreen = (): boolean => document.fullscreenEnabled === true

/** Whether the page fills the screen now, whoever asked for it. */
export function useIsFullscreen(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
}

/** Fills the screen, or gives it back. */
export function toggleFullscreen(): void {
  const work = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  work.catch((error) => warn('The browser did not change to full screen.', error))
}
