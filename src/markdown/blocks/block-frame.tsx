import { type RefObject, useRef, useState } from 'react'
import { useDelay } from '../../browser/delay.ts'
import { useNear } from '../../browser/near-viewport.ts'
import { useShownScheme } from '../../browser/shown-scheme.ts'
import { nearViewport } from '../../config/blocks.ts'
import { type LatePart, latePart } from '../../ui/late-part.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type BlockProps, type LateBlockProps, type LateBlockRow, optionOf } from './block.ts'
import { BlockFailure } from './block-failure.tsx'
import { BlockPlaceholder } from './block-placeholder.tsx'
import { PlainBlock } from './plain-block.tsx'

interface LateProps extends LateBlockProps {
  readonly row: LateBlockRow
  /** Its element until it is loaded, which tells whether a reader is near. */
  readonly box: RefObject<HTMLElement | null>
  /** No spinner for a block that is far away: a long page has hundreds. */
  readonly isNear: boolean
  readonly isWanted: boolean
  /** Draws it again without the limits. */
  readonly onAnyway: () => void
}

const parts = new WeakMap<LateBlockRow, LatePart<LateProps>>()

/** Returns the part of the application that draws the blocks of a row. */
export function blockPart(name: string, row: LateBlockRow): LatePart<LateProps> {
  const known = parts.get(row)
  if (known) return known
  const part = latePart<LateProps>(`The block “${name}”`, row.load, {
    waiting: (props) => <Waiting {...props} />,
    failed: BlockFailure,
    isWanted: ({ isWanted }) => isWanted,
    resetOn: ({ scheme, isAgain }) => `${scheme} ${isAgain}`,
  })
  parts.set(row, part)
  return part
}

function Waiting({ row, element, children, box, height, isNear }: LateProps) {
  const texts = useTexts()
  if (row.until === 'children') {
    return (
      <PlainBlock ref={box} element={element}>
        {children}
      </PlainBlock>
    )
  }
  return (
    <BlockPlaceholder ref={box as RefObject<HTMLDivElement>} height={height}>
      {isNear && <Spinner size="icon" label={texts.frame.loading} />}
    </BlockPlaceholder>
  )
}

/**
 * The frame of every lazily loaded block. It waits until a reader is near and for the row's delay, loads the
 * block, shows a spinner or the author's text in the meantime, reserves the space, and shows the source with
 * a button to try again if loading or rendering fails. A failure stays inside the frame.
 */
export function BlockFrame({ row, element, children }: BlockProps & { readonly row: LateBlockRow }) {
  const box = useRef<HTMLElement>(null)
  const Part = blockPart(optionOf(element, 'dataBlock') ?? '', row)
  const isNear = useNear(box, nearViewport)
  const isDue = useDelay(isNear ? row.delay : undefined)
  const [isLoadedAhead] = useState(() => row.isLoadedAhead === true && Part.isLoaded())
  const [isAgain, setAgain] = useState(false)
  const scheme = useShownScheme()
  return (
    <Part
      row={row}
      element={element}
      scheme={scheme}
      height={row.height(element)}
      box={box}
      isNear={isNear || isDue}
      isWanted={isDue || isLoadedAhead || row.isAtOnce === true}
      isAgain={isAgain}
      onAnyway={() => setAgain(true)}
    >
      {children}
    </Part>
  )
}
