import { Suspense } from 'react'
import { useCurrentPage } from '../page/current-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'

const Sponsorship = lateComponent(() => import('./sponsorship.tsx'))

/** Where the sponsorship banner stands, should the configuration switch it on (Spec §2, Checklist B8). It is off and not loaded by default. */
export function SponsorshipPlace() {
  const { site } = useCurrentPage()
  if (site.sponsorship?.banner !== true) return null
  return (
    <ErrorBoundary name="The sponsorship banner" fallback={null}>
      <Suspense>
        <Sponsorship />
      </Suspense>
    </ErrorBoundary>
  )
}
