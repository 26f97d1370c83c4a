import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { useDelay } from '../browser/delay.ts'
import { LostPart, loadLate } from '../browser/load-late.ts'
import { logError } from '../browser/log.ts'
import { useNear } from '../browser/near-viewport.ts'
import { useShownScheme } from '../browser/shown-scheme.ts'
import { nearViewport } from '../config/blocks.ts'
import { useTexts } from '../page/current-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { type BlockProps, type LateBlockProps, type LateBlockRow, optionOf } from './block.ts'
import { BlockFailure } from './block-failure.tsx'
import styles from './block-frame.module.css'
import { PlainBlock } from './plain-block.tsx'

type Load =
  /** Until a reader comes near there is nothing to turn: a long page has hundreds of places. */
  | { readonly kind: 'far' | 'near' }
  | { readonly kind: 'loaded'; readonly Block: ComponentType<LateBlockProps> }
  | { readonly kind: 'failed' }

/**
 * What every late block needs once: it waits until a reader is near and for the row's delay, loads the block, shows a spinner or the
 * author's words meanwhile, keeps the place free, and shows the source with a second try where loading or drawing fails. A failure
 * stays inside the frame.
 */
export function BlockFrame({
  row,
  element,
  children,
}: BlockProps & {
  readonly row: LateBlockRow
}) {
  const place = useRef<HTMLElement>(null)
  const [attempt, setAttempt] = useState(0)
  const load = useLoad(row, place, attempt)
  const scheme = useShownScheme()
  const texts = useTexts()
  const height = row.height(element)
  const retry = () => setAttempt(attempt + 1)
  const failed = (isLost: boolean) => (
    <BlockFailure row={row} element={element} isLost={isLost} onRetry={retry}>
      {children}
    </BlockFailure>
  )
  if (load.kind === 'failed') return failed(true)
  if (load.kind === 'loaded') {
    const { Block } = load
    const name = optionOf(element, 'dataBlock') ?? ''
    return (
      <ErrorBoundary
        name={`The block “${name}”`}
        resetOn={`${attempt} ${scheme}`}
        fallback={(error) => failed(error instanceof LostPart)}
      >
        <Block key={attempt} element={element} scheme={scheme} height={height}>
          {children}
        </Block>
      </ErrorBoundary>
    )
  }
  if (row.until === 'children') {
    return (
      <PlainBlock ref={place} element={element}>
        {children}
      </PlainBlock>
    )
  }
  return (
    <div ref={place as RefObject<HTMLDivElement>} className={styles.place} style={{ minBlockSize: height }}>
      {load.kind === 'near' && <Spinner size="icon" label={texts.frame.loading} />}
    </div>
  )
}

function useLoad(row: LateBlockRow, place: RefObject<HTMLElement | null>, attempt: number): Load {
  const isNear = useNear(place, nearViewport)
  const isDue = useDelay(isNear ? row.delay : undefined)
  const [load, setLoad] = useState<Load>()
  const isWanted = isDue || attempt > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const set = (next: Load) => isCurrent && setLoad(next)
    loadLate(row.load)
      .then((module) => set(module ? { kind: 'loaded', Block: module.default } : { kind: 'failed' }))
      .catch((error) => {
        logError('A part of this page could not be loaded.', error)
        set({ kind: 'failed' })
      })
    return () => {
      isCurrent = false
    }
  }, [row, isWanted, attempt])
  return load ?? { kind: isNear || isWanted ? 'near' : 'far' }
}
