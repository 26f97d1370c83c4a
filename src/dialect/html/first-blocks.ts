import { subtokenize } from 'micromark-util-subtokenize'
import type { Event } from 'micromark-util-types'
import { parseAttributes } from '../attribute-list.ts'

// What stands between blocks, and what shows nothing where it stands.
const noBlocks = new Set(['lineEnding', 'lineEndingBlank', 'linePrefix', 'gfmFootnoteDefinition', 'comment'])

/** The events of a page's beginning. */
export type FirstBlocks = {
  readonly events: Event[]
  /** Ids that authors wrote on headings of the rest, so that an earlier heading does not take one. */
  readonly laterIds: readonly string[]
  /** Whether nothing was cut off. */
  readonly isWhole: boolean
}

/**
 * Cuts a page behind its first top-level blocks, before inline markup is parsed (the expensive half). Definitions of
 * the rest stay, because links of the beginning may use them.
 *
 * @param events of the document, before postprocessing
 * @param count how many blocks; the events come back as they are when absent
 */
export function firstBlocks(events: Event[], count: number | undefined): FirstBlocks {
  if (count === undefined) return { events, laterIds: [], isWhole: true }
  // One step of postprocessing puts the blocks, which are parsed already, in place of the lines they came from.
  subtokenize(events)
  const kept: Event[] = []
  const laterIds: string[] = []
  let depth = 0
  let blocks = 0
  let definitions = 0
  for (const event of events) {
    const [moment, token, context] = event
    // A paragraph and the definitions before it share one `content`, which is no block itself.
    const isContent = token.type === 'content'
    if (isContent) {
      kept.push(event)
      continue
    }
    if (token.type === 'definition' && moment === 'enter') definitions += 1
    if (moment === 'enter' && depth === 0 && definitions === 0 && !noBlocks.has(token.type)) blocks += 1
    if (blocks <= count || definitions > 0) kept.push(event)
    else if (moment === 'enter' && token.type === 'atxHeadingText') {
      const id = endId(context.sliceSerialize(token))
      if (id !== undefined) laterIds.push(id)
    }
    if (token.type === 'definition' && moment === 'exit') definitions -= 1
    depth += moment === 'enter' ? 1 : -1
  }
  return { events: kept, laterIds, isWhole: blocks <= count }
}

/** The id in the attribute list at the end of a heading's source. */
export function endId(heading: string): string | undefined {
  const list = /(?<!\\)\{([^{}]*)\}\s*$/.exec(heading)
  return list?.[1] === undefined ? undefined : parseAttributes(list[1])?.id
}
