import { Suspense } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

const Sponsorship = lateComponent(() => import('./sponsorship.tsx'))

/** The placeholder of the sponsorship banner (Spec §2, B8). The banner is off and not loaded by default. */
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
