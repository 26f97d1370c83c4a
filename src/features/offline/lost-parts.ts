import { preloadErrorEvent } from '../../browser/load-late.ts'
import { ownScript } from '../../browser/own-script.ts'
import { hasReaderActed } from '../../browser/reader-activity.ts'
import { isControlled } from '../../browser/service-worker.ts'
import { findNewerWorker, useAppVersion } from '../../data/offline/app-version.ts'
import { requestShell } from '../../data/request.ts'
import { readStored } from '../../stores/storage.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** The script of the version that was abandoned because one of its parts was missing; empty for none. */
export const useReloadedFrom = createStoredValue<string>({
  key: storageKeys.reloadedFrom,
  kind: 'session',
  read: (text) => (/^[\w.-]{1,80}\.js$/.test(text) ? text : undefined),
  write: String,
  default: '',
})

/**
 * Records that this version is abandoned for a newer one. Returns `false` if it was abandoned before, or if
 * that cannot be stored, because reloading again would cause a loop.
 */
export function leaveVersion(script: string): boolean {
  if (useReloadedFrom.getState().value === script) return false
  useReloadedFrom.getState().set(script)
  return readStored(storageKeys.reloadedFrom, 'session') === script
}

/**
 * Handles a missing part of the application, which usually means that a newer version was published
 * (Spec O5, E5). The page is reloaded, once per version and only if the reader has done nothing on it
 * yet; other readers get an offer to reload. If there is no newer version, the message of the failed part
 * stays.
 */
export function recoverLostParts(): void {
  let isLooking = false
  const look = async () => {
    if (isLooking || !navigator.onLine) return
    isLooking = true
    const isNewer = await isNewerPublished().catch(() => false)
    isLooking = false
    if (isNewer) recover()
  }
  addEventListener(preloadErrorEvent, look)
  // Raised by the bundler's own loader, also for parts that our code does not wait for.
  addEventListener('vite:preloadError', look)
}

function recover(): void {
  if (hasReaderActed() || window.arrival || !leaveVersion(ownScript)) offerVersion()
  else useAppVersion.getState().change()
}

async function isNewerPublished(): Promise<boolean> {
  if (useAppVersion.getState().state !== 'current') return true
  if (isControlled()) return findNewerWorker()
  const shell = await requestShell()
  return !shell.includes(ownScript)
}

function offerVersion(): void {
  if (useAppVersion.getState().state === 'current') useAppVersion.setState({ state: 'replaced' })
}
