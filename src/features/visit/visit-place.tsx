import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { rememberWithin } from '../../config/visit.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'

const Visit = lateComponent(() => import('./visit.tsx'))

/**
 * The placeholder of the code that stores reading positions (Spec X17). It is loaded when the page is
 * shown and the browser is idle.
 */
export function VisitPlace() {
  const [isTime, setTime] = useState(false)
  useEffect(() => whenIdle(() => setTime(true), rememberWithin), [])
  if (!isTime) return null
  return (
    <ErrorBoundary name="The reading history" fallback={null}>
      <Suspense>
        <Visit />
      </Suspense>
    </ErrorBoundary>
  )
}
