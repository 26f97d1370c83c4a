/**
 * Fetches the files of the application without running them, as the first paint's own files have arrived: earlier they would compete
 * with the text for the line. The build writes their addresses into index.html (vite.config.ts), as links that do nothing yet.
 */
export function fetchApplication(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    link.rel = link.dataset.later ?? ''
    delete link.dataset.later
  }
}
