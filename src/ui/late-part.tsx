import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LostPart, loadLate } from '../browser/load-late.ts'
import { useBackOnline } from '../browser/online.ts'
import { ErrorBoundary } from './error-boundary.tsx'

type Component<Props> = (props: Props) => ReactNode

/** A module whose default export is the component. */
export interface LateModule<Props> {
  readonly default: Component<Props>
}

export interface PartFailure {
  /** Whether it could not be loaded, as opposed to rendered. */
  readonly isLost: boolean
  readonly error: unknown
  readonly onRetry: () => void
}

interface PartOptions<Props> {
  /** Shown until it is loaded. Default: nothing. */
  readonly waiting?: (props: Props) => ReactNode
  /** Shown if it could not be loaded or rendered; `waiting` for the same as until it is loaded. Default: nothing. */
  readonly failed?: ComponentType<Props & PartFailure> | 'waiting'
  /** Whether it is loaded now. Default: as soon as it is rendered. */
  readonly isWanted?: (props: Props) => boolean
  /** When this text changes, a failed part is tried again. */
  readonly resetOn?: (props: Props) => string
}

export interface LatePart<Props> {
  (props: Props): ReactNode
  /**
   * Loads it before it is rendered.
   *
   * @throws {LostPart}
   */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
}

/**
 * Returns a component that is not in the first load. A failure stays inside it.
 * A failed load raises `preload-error` (`loadLate`) and is tried again by `onRetry`, when the network returns, and by the next
 * place that shows the part.
 *
 * @param name for the console
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<LateModule<Props>>,
  { waiting, failed: Failed, isWanted = () => true, resetOn = () => '' }: PartOptions<Props> = {},
): LatePart<Props> {
  let Loaded: Component<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= (await loadLate(load)).default
  }

  function Content({ attempt, props }: { readonly attempt: number; readonly props: Props }) {
    const [Part, setPart] = useState(() => Loaded)
    const isDue = isWanted(props)
    // A new attempt replaces one that is under way.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      if (!isDue || Part) return
      let isCurrent = true
      const set = (next: () => Component<Props> | undefined) => isCurrent && setPart(next)
      loadOnce().then(
        () => set(() => Loaded),
        // Thrown while rendering, so that the error boundary handles it.
        (error) =>
          set(() => {
            throw error
          }),
      )
      return () => {
        isCurrent = false
      }
    }, [isDue, Part, attempt])
    return isDue && Part ? <Part {...props} /> : waiting?.(props)
  }

  function Late(props: Props) {
    const [attempt, setAttempt] = useState(0)
    // Here and not in the failure, which is not there yet when the network returns during a load that then fails. What is loaded
    // and works stays as it is.
    useBackOnline(() => setAttempt((last) => last + 1))
    return (
      <ErrorBoundary
        name={name}
        resetOn={`${attempt} ${resetOn(props)}`}
        fallback={(error) => {
          if (Failed === 'waiting') return waiting?.(props)
          const onRetry = () => setAttempt(attempt + 1)
          const failure = { isLost: error instanceof LostPart, error, onRetry }
          return Failed && <Failed {...props} {...failure} />
        }}
      >
        <Suspense fallback={waiting?.(props)}>
          <Content attempt={attempt} props={props} />
        </Suspense>
      </ErrorBoundary>
    )
  }

  return Object.assign(Late, { load: loadOnce, isLoaded: () => Loaded !== undefined })
}
