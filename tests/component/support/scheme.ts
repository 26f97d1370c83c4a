import { onTestFinished } from 'vitest'

/** Shows a color scheme until the test ends. */
export function chooseScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = scheme
  onTestFinished(() => {
    delete document.documentElement.dataset.theme
  })
}
