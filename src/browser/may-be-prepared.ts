/**
 * Returns whether `npm run index` has written prepared pages for this document (`data-prepared`). With a service worker,
 * everything is there at once, so only the text is read.
 */
export const mayBePrepared = (): boolean =>
  document.documentElement.dataset.prepared !== undefined && !navigator.serviceWorker?.controller
