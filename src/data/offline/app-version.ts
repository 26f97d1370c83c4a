import { create } from 'zustand'
import { canHaveWorker } from '../../browser/service-worker.ts'
import { within } from '../../browser/within.ts'

interface AppVersion {
  /**
   * `waiting`: a newer version is on this device and waits for the reader's confirmation. `replaced`: another
   * tab confirmed it, so this tab runs a version whose files are gone.
   */
  readonly state: 'current' | 'waiting' | 'replaced'
  /** Switches to the newer version, with one reload. */
  readonly change: () => void
}

/** Whether this tab runs the newest version on the device (Spec O5). */
export const useAppVersion = create<AppVersion>()(() => ({
  state: 'current',
  change: () => location.reload(),
}))

/**
 * Checks the server for a newer worker. Resolves to `true` when one is ready to take over, and to `false` if
 * there is no worker.
 */
export async function findNewerWorker(): Promise<boolean> {
  if (!canHaveWorker()) return false
  const registration = await navigator.serviceWorker.getRegistration(document.baseURI).catch(() => undefined)
  if (!registration) return false
  await registration.update().catch(() => undefined)
  const { installing } = registration
  if (installing) await settled(installing)
  return registration.waiting !== null
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Waits until the worker has saved the application, without which saved pages could not be shown. */
export const isWorkerReady = async (milliseconds: number): Promise<boolean> =>
  canHaveWorker() && (await within(milliseconds, navigator.serviceWorker.ready)) !== undefined
