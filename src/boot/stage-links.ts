/** What is fetched behind the first words: what the whole first paint needs, what the application needs; and what paints home. */
export type Stage = 'text' | 'application' | 'home'

/**
 * Fetches the files of a stage without running them. Any earlier they would compete for the line with what is painted before them. The
 * build writes their addresses into index.html (vite.config.ts), as links that do nothing yet.
 */
export function fetchStage(stage: Stage): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-stage="${stage}"]`)) {
    link.rel = link.dataset.rel ?? ''
    delete link.dataset.stage
  }
}
