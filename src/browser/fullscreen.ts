import { useSyncExternalStore } from 'react'
import { warn } from './log.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Returns whether this browser supports full screen. */
export const canFullscreen = (): boolean => document.fullscreenEnabled === true

/** Returns whether the page is shown in full screen, however it was started. */
export function useIsFullscreen(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
}

/** Enters or leaves full screen. */
export function toggleFullscreen(): void {
  const work = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  work.catch((error) => warn('The browser could not enter full screen.', error))
}
