import { Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { lateComponent } from './late-component.ts'

const LoadedIcon = lateComponent(() => import('./icon-set.tsx'))

interface NamedIconProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
}

/**
 * An icon named in content (metadata, features). Its space is reserved while the set loads or if it cannot be
 * loaded; an unknown name shows nothing.
 */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  const place = <svg width={size} height={size} aria-hidden="true" />
  return (
    <ErrorBoundary name="The icon set" fallback={place}>
      <Suspense fallback={place}>
        <LoadedIcon name={name} size={size} />
      </Suspense>
    </ErrorBoundary>
  )
}
