/** Returns whether the browser allows a service worker for this page: not on plain http, except on localhost. */
export const canHaveWorker = () => 'serviceWorker' in navigator

/** Returns the address of a site's service worker. */
export const workerAddress = (base: string): string => new URL('sw.js', base).href

/** Returns whether the site's own service worker controls this page. On a first visit, that of a site above its path can. */
export const isControlled = (base: string = document.baseURI): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === workerAddress(base)
