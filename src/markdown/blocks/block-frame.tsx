import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { useDelay } from '../../browser/delay.ts'
import { LostPart } from '../../browser/load-late.ts'
import { logError } from '../../browser/log.ts'
import { useNear } from '../../browser/near-viewport.ts'
import { useShownScheme } from '../../browser/shown-scheme.ts'
import { nearViewport } from '../../config/blocks.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type BlockProps, type LateBlockProps, type LateBlockRow, optionOf } from './block.ts'
import { BlockFailure } from './block-failure.tsx'
import { BlockPlace } from './block-place.tsx'
import { blockLoadedAhead, loadBlock } from './loaded-blocks.ts'
import { PlainBlock } from './plain-block.tsx'

type Load =
  /** Not near the viewport yet, so no spinner: a long page has hundreds of blocks. */
  | { readonly kind: 'far' | 'near' }
  | { readonly kind: 'loaded'; readonly Block: ComponentType<LateBlockProps> }
  | { readonly kind: 'failed' }

/**
 * The frame of every lazily loaded block. It waits until a reader is near and for the row's delay, loads the
 * block, shows a spinner or the author's text in the meantime, reserves the space, and shows the source with
 * a button to try again if loading or rendering fails. A failure stays inside the frame.
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
    <BlockPlace ref={place as RefObject<HTMLDivElement>} height={height}>
      {load.kind === 'near' && <Spinner size="icon" label={texts.frame.loading} />}
    </BlockPlace>
  )
}

function useLoad(row: LateBlockRow, place: RefObject<HTMLElement | null>, attempt: number): Load {
  const isNear = useNear(place, nearViewport)
  const isDue = useDelay(isNear ? row.delay : undefined)
  const [load, setLoad] = useState(() => loadedAhead(row))
  const isWanted = isDue || attempt > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const set = (next: Load) => isCurrent && setLoad(next)
    loadBlock(row)
      .then((Block) => set(Block ? { kind: 'loaded', Block } : { kind: 'failed' }))
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

function loadedAhead(row: LateBlockRow): Load | undefined {
  const Block = blockLoadedAhead(row)
  return Block && { kind: 'loaded', Block }
}
