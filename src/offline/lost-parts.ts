import { preloadErrorEvent } from '../browser/load-late.ts'
import { ownScript } from '../browser/own-script.ts'
import { hasReaderActed } from '../browser/reader-activity.ts'
import { requestShell } from '../data/request.ts'
import { leaveVersion } from '../stores/reloaded-from.ts'
import { canHaveWorker, findNewerWorker, useAppVersion } from '../worker/app-version.ts'

let isLooking = false

/**
 * A part of the application that is gone usually means that a newer version was published (Checklist O5, E5). Then the page is loaded anew,
 * once for each version and only under a reader who has done nothing on it yet; anybody else gets the offer. Where nothing newer is there, the failed part's own
 * message stands.
 */
export function recoverLostParts(): void {
  addEventListener(preloadErrorEvent, recover)
  // Raised by the bundler's own loader, also for parts that nothing of ours waits for.
  addEventListener('vite:preloadError', recover)
}

async function recover(): Promise<void> {
  if (isLooking || !navigator.onLine) return
  isLooking = true
  const isNewer = await isNewerPublished().catch(() => false)
  isLooking = false
  if (!isNewer) return
  if (hasReaderActed() || window.arrival || !leaveVersion(ownScript)) offerVersion()
  else useAppVersion.getState().change()
}

async function isNewerPublished(): Promise<boolean> {
  if (useAppVersion.getState().state !== 'current') return true
  if (canHaveWorker() && navigator.serviceWorker.controller) return findNewerWorker()
  const shell = await requestShell()
  return !shell.includes(ownScript)
}

function offerVersion(): void {
  if (useAppVersion.getState().state === 'current') useAppVersion.setState({ state: 'replaced' })
}
