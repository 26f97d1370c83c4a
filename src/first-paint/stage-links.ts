/**
 * Files fetched after the first words: those for the whole first paint, those for the application, and those
 * for the home page.
 */
export type Stage = 'text' | 'application' | 'home'

/**
 * Fetches the files of a stage without running them, and of files with a language only the page's. Any earlier, they
 * would delay what is painted before them. The build writes their addresses into index.html (vite.config.ts) as
 * inactive links.
 */
export function fetchStage(stage: Stage): void {
  const { lang } = document.documentElement
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-stage="${stage}"]`)) {
    if (lang !== (link.dataset.lang ?? lang)) continue
    link.rel = link.dataset.rel ?? ''
    delete link.dataset.stage
  }
}
