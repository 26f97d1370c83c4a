import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { blockAtLine, elementOfBlock } from './shown-blocks.ts'
import type { SourceBlock } from './source-blocks.ts'

interface Follow {
  /** Scrolls the page to the block at a line of the draft, unless it is visible. */
  readonly follow: (line: number) => void
  /** Does the same with the last line again. */
  readonly show: () => void
}

/** Lets the page beside a draft follow the caret. */
export function useFollow(
  look: RefObject<HTMLElement | null>,
  blocks: readonly SourceBlock[] | undefined,
): Follow {
  const latest = useRef(blocks)
  latest.current = blocks
  const line = useRef<number>(undefined)
  const shown = useRef<{ readonly block: SourceBlock; readonly element: Element | undefined }>(undefined)
  const show = useCallback(() => {
    const source = latest.current ?? []
    const block = line.current === undefined ? undefined : blockAtLine(source, line.current)
    if (!block || !look.current) return
    const isKnown = shown.current?.block === block && shown.current.element?.isConnected
    if (!isKnown) shown.current = { block, element: elementOfBlock(look.current, source, block) }
    shown.current?.element?.scrollIntoView({ block: 'nearest' })
  }, [look])
  const follow = useCallback(
    (next: number) => {
      line.current = next
      show()
    },
    [show],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after typing, the block at the caret is another one
  useEffect(show, [show, blocks])
  useEffect(() => {
    if (!look.current) return
    let frame = 0
    // What was typed is on the page a moment later.
    const observer = new MutationObserver(() => {
      if (!shown.current || shown.current.element) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(show)
    })
    observer.observe(look.current, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  })
  return { follow, show }
}
