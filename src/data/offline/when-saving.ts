import { isLive } from '../../browser/live.ts'
import { savesData } from '../../browser/saves-data.ts'
import { canHaveWorker, isControlled } from '../../browser/service-worker.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { registerWithin } from '../../config/offline.ts'

/**
 * Runs `work` once the service worker saves what the page reads and the browser is idle; never for a reader
 * who saves data.
 *
 * @returns a function that cancels it
 */
export function whenSaving(work: () => Promise<unknown>): () => void {
  if (isLive() || savesData() || !canHaveWorker()) return () => undefined
  let isWanted = true
  let stopWaiting = () => {}
  const start = () => {
    navigator.serviceWorker.removeEventListener('controllerchange', start)
    if (isWanted) stopWaiting = whenIdle(() => work().catch(() => undefined), registerWithin)
  }
  if (isControlled()) start()
  else navigator.serviceWorker.addEventListener('controllerchange', start)
  return () => {
    isWanted = false
    navigator.serviceWorker.removeEventListener('controllerchange', start)
    stopWaiting()
  }
}
