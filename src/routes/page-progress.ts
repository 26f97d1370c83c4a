import type { AnyRouter } from '@tanstack/react-router'
import { pageProgress } from '../frame/layout/progress-bar.tsx'

/** Shows the progress bar while a page loads that was not visited before (Spec §4 "Progress bar"). */
export function showProgress(router: AnyRouter): void {
  const visited = new Set<string>()
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // The browser shows the progress of the first page.
    if (fromLocation && !visited.has(toLocation.pathname)) pageProgress.start()
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    visited.add(toLocation.pathname)
    pageProgress.done()
  })
}
