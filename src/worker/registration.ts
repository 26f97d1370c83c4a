import { Workbox } from 'workbox-window'
import { canHaveWorker, useAppVersion } from './app-version.ts'

/**
 * Registers the service worker of the site and watches for newer versions of it. Never throws: without a worker the site reads from the network.
 *
 * @param base the absolute address the site lives below; the worker lies there and looks after nothing else
 * @param checkEvery milliseconds between two looks for a newer version in a tab that stays open
 */
export async function registerWorker(base: string, checkEvery: number): Promise<void> {
  if (!canHaveWorker()) return
  let hadWorker = navigator.serviceWorker.controller !== null
  let isReloading = false
  const workbox = new Workbox(new URL('sw.js', base).href, { scope: base })
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
    // A server without the file, storage that is blocked: the site works without.
  }
}

/** The first worker came after the page: what this page has read already, the worker reads and saves too. */
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
    if (document.visibilityState !== 'visible' || Date.now() - last < checkEvery) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

const reload = () => location.reload()
