import type { PageAddress } from '../content/page-path.ts'

/**
 * Returns whether `npm run index` has written prepared pages for this document (`data-prepared`). Home pages have none, and
 * with a service worker, everything is there at once, so only their text is read.
 */
export const mayBePrepared = ({ route }: PageAddress): boolean =>
  document.documentElement.dataset.prepared !== undefined &&
  route !== '/' &&
  !navigator.serviceWorker?.controller
