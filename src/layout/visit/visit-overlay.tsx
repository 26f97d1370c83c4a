import { Suspense } from 'react'
import { useOpenDialog } from '../../stores/open-dialog.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'

const VisitDialog = lateComponent(() => import('./visit-dialog.tsx'))

/** The place of the dialog about the last visit; it loads when a reader asks for it. */
export function VisitOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'visit') return null
  return (
    <ErrorBoundary name="What has changed" fallback={null}>
      <Suspense>
        <VisitDialog onClose={() => open(undefined)} />
      </Suspense>
    </ErrorBoundary>
  )
}
