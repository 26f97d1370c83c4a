import { whenIdle } from '../browser/when-idle.ts'
import { registerWithin, updateCheckEvery } from '../config/offline.ts'
import { canHaveWorker } from '../worker/app-version.ts'

/**
 * Registers the service worker once the page is painted and the browser has nothing better to do: what it fetches must not stand in the way of
 * what is read. Never in development, where it would answer with yesterday's files.
 */
export function startWorker(): void {
  if (import.meta.env.DEV || !canHaveWorker()) return
  const register = async () => {
    const { registerWorker } = await import('../worker/registration.ts')
    await registerWorker(document.baseURI, updateCheckEvery)
    const { refreshKept } = await import('./kept-languages.ts')
    await refreshKept()
  }
  const start = () => whenIdle(() => register().catch(() => undefined), registerWithin)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
