import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { rememberWithin } from '../../config/visit.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'

const Visit = lateComponent(() => import('./visit.tsx'))

/** Where the memory of reading lives (Checklist X17). It is loaded once the page stands and the browser has nothing else to do. */
export function VisitPlace() {
  const [isTime, setTime] = useState(false)
  useEffect(() => whenIdle(() => setTime(true), rememberWithin), [])
  if (!isTime) return null
  return (
    <ErrorBoundary name="What is remembered of reading" fallback={null}>
      <Suspense>
        <Visit />
      </Suspense>
    </ErrorBoundary>
  )
}
