import { Workbox } from 'workbox-window'
import { canHaveWorker, isControlled, workerAddress } from '../../browser/service-worker.ts'
import { useAppVersion } from '../../data/offline/app-version.ts'

/**
 * Registers the site's service worker and watches for newer versions. Never throws: without a worker, the
 * site reads from the network.
 *
 * @param base the absolute address of the site's base, which is the worker's scope
 * @param checkEvery interval in milliseconds at which an open tab checks for a newer version
 */
export async function registerWorker(base: string, checkEvery: number): Promise<void> {
  if (!canHaveWorker()) return
  let hadWorker = isControlled(base)
  let isReloading = false
  const workbox = new Workbox(workerAddress(base), { scope: base })
  const change = () => {
    isReloading = true
    workbox.messageSkipWaiting()
  }
  workbox.addEventListener('waiting', () => useAppVersion.setState({ state: 'waiting', change }))
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) reload()
    else if (hadWorker) useAppVersion.setState({ state: 'replaced', change: reload })
    else saveWhatWasRead(workbox)
    hadWorker = true
  })
  try {
    const registration = await workbox.register({ immediate: true })
    if (registration) lookAgain(registration, checkEvery)
  } catch {
    // The file is missing on the server, or storage is blocked: the site works without a worker.
  }
}

/** Tells the first worker, which started after the page, to read and save what this page has already read. */
function saveWhatWasRead(workbox: Workbox): void {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(document.baseURI))
  workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(own)] } })
}

function lookAgain(registration: ServiceWorkerRegistration, checkEvery: number): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    // The device's clock can also go backwards.
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - last) < checkEvery) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

const reload = () => location.reload()
