import { Suspense } from 'react'
import { useOpenDialog } from '../stores/open-dialog.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'

const KeepDialog = lateComponent(() => import('./keep-dialog.tsx'))

/** The place of the dialog over the page; it loads when a reader asks for it. */
export function KeepOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'keep') return null
  return (
    <ErrorBoundary name="Keeping the site" fallback={null}>
      <Suspense>
        <KeepDialog onClose={() => open(undefined)} />
      </Suspense>
    </ErrorBoundary>
  )
}
