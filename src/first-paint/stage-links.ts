/**
 * Files fetched after the document: those that paint a page without a prepared file, and those for the application.
 */
export type Stage = 'text' | 'application'

/**
 * Fetches the files of a stage without running them, and of files with a language only the page's. Any earlier, they
 * would delay what is painted before them. The build writes their addresses into index.html (scripts/build/boot-links.ts) as
 * inactive links.
 *
 * @param most how many files to request; the others remain for the next call
 */
export function fetchStage(stage: Stage, most = Number.POSITIVE_INFINITY): void {
  const { lang } = document.documentElement
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[data-stage="${stage}"]`)]
  for (const link of links.filter(({ dataset }) => lang === (dataset.lang ?? lang)).slice(0, most)) {
    link.rel = link.dataset.rel ?? ''
    delete link.dataset.stage
  }
}
