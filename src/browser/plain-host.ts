/**
 * Returns whether the site was prepared for a host without headers (`npm run index -- --plain-host`): its policy is in
 * the page.
 */
export const isOnPlainHost = (): boolean =>
  document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null
