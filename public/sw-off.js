/*
 * Put in place of sw.js, this ends the service worker on every device that comes by: it removes what this site saved, and itself
 * (docs/offline.md, "Switching it off").
 */
// Removed here too: Chromium sometimes leaves this worker waiting, although it asks to be activated at once.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), removeSaved()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(end())
})

async function removeSaved() {
  const { scope } = self.registration
  const own = (await caches.keys()).filter(
    (name) => name.startsWith('alist-docs-') && name.endsWith(`-${scope}`),
  )
  await Promise.all(own.map((name) => caches.delete(name)))
}

async function end() {
  await removeSaved()
  await self.registration.unregister()
  // Pages that are open are loaded anew, from the server.
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url)))
  // Until then, the old worker may have saved answers to requests that were under way.
  await removeSaved()
}
