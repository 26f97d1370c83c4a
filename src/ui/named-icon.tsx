import { lazy, Suspense } from 'react'

const LoadedIcon = lazy(() => import('./icon-set.tsx'))

interface NamedIconProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
}

/** An icon that content names (metadata, features). Its place is kept while the set loads; an unknown name shows nothing. */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <LoadedIcon name={name} size={size} />
    </Suspense>
  )
}
