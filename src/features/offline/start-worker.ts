import { isLive } from '../../browser/live.ts'
import { loadLate } from '../../browser/load-late.ts'
import { canHaveWorker } from '../../browser/service-worker.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { registerWithin, updateCheckEvery } from '../../config/offline.ts'

/**
 * Registers the service worker when the page is painted and the browser is idle, so that its downloads do not
 * delay the page. Does nothing in development, where a worker would return outdated files.
 */
export function startWorker(): void {
  if (isLive() || !canHaveWorker()) return
  const register = async () => {
    const { registerWorker } = await loadLate(() => import('./registration.ts'))
    await registerWorker(document.baseURI, updateCheckEvery)
    const { refreshKept } = await loadLate(() => import('./kept-languages.ts'))
    await refreshKept()
  }
  const start = () => whenIdle(() => register().catch(() => undefined), registerWithin)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
