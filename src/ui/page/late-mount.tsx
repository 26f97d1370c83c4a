import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react'
import { LostPart } from '../../browser/load-late.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lateComponent } from '../late-component.ts'
import { CrashNote } from './crash-note.tsx'
import { LostPartNote } from './lost-part.tsx'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

interface LateMountProps<Props> {
  /** Name of the part, for the console. */
  readonly name: string
  /** Must be the same function on every render, because its result is cached. */
  readonly load: Load<Props>
  /** Shown until it is loaded. */
  readonly place: ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

const loaded = new Map<unknown, unknown>()

function partOf<Props>(load: Load<Props>): ComponentType<Props> {
  const part = (loaded.get(load) as ComponentType<Props> | undefined) ?? lateComponent(load)
  loaded.set(load, part)
  return part
}

/**
 * A large part of the application in a page, loaded with the first page that uses it. If loading fails, shows
 * a message and a button to try again.
 */
export function LateMount<Props>({ name, load, place, children }: LateMountProps<Props>) {
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    loaded.delete(load)
    setAttempt((count) => count + 1)
  }, [load])
  return (
    <ErrorBoundary
      name={name}
      resetOn={`${name} ${attempt}`}
      fallback={(error) => (error instanceof LostPart ? <LostPartNote onRetry={retry} /> : <CrashNote />)}
    >
      <Suspense fallback={place}>{children(partOf(load))}</Suspense>
    </ErrorBoundary>
  )
}
