import { create } from 'zustand'

interface AppVersion {
  /**
   * `waiting`: a newer application is on this device and waits for the reader's word. `replaced`: another tab gave that word, so this one runs
   * a version that no longer has its files.
   */
  readonly state: 'current' | 'waiting' | 'replaced'
  /** Changes to the newer version, with one reload. */
  readonly change: () => void
}

/** Whether this tab runs the newest application that the device has (Checklist O5). */
export const useAppVersion = create<AppVersion>()(() => ({
  state: 'current',
  change: () => location.reload(),
}))

/** Whether the browser lets this page have a service worker: not on plain http, except on the machine itself. */
export const canHaveWorker = () => 'serviceWorker' in navigator

/**
 * Asks the server for a newer worker. `true` once one is ready to take over.
 * Where there is no worker, nothing is known: `false`.
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

/**
 * Waits until the worker has saved the application itself: without it nothing else that is saved could be shown.
 *
 * @param within milliseconds
 */
export async function isWorkerReady(within: number): Promise<boolean> {
  if (!canHaveWorker()) return false
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), within))
  return Promise.race([navigator.serviceWorker.ready.then(() => true), tooLate])
}
