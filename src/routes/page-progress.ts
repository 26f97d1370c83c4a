import type { AnyRouter } from '@tanstack/react-router'
import { pageProgress } from '../layout/progress-bar.tsx'

/** Shows the progress bar on the way to a page that was not visited before, and ends it once the way is made (Spec §4 "Progress bar"). */
export function showProgress(router: AnyRouter): void {
  const visited = new Set<string>()
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // The first page is the browser's to announce.
    if (fromLocation && !visited.has(toLocation.pathname)) pageProgress.start()
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    visited.add(toLocation.pathname)
    pageProgress.done()
  })
}
