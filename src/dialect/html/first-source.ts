import { endId } from './first-blocks.ts'

/** Characters that fill the first screens many times over. */
const enough = 12_000

/** A line may go on this much behind the wanted end; a longer one is cut. Characters. */
const longestRest = 2_000

const definition = /^ {0,3}(\[[^\]\n]{1,200}\]):[^\n]*$/gm
const bracketed = /\[[^[\]]{1,200}\]/g
const heading = /^ {0,3}#{1,6}[ \t][^\n]*\}[ \t]*$/gm

/** The beginning of a page's source. */
export type FirstSource = {
  readonly source: string
  /** Ids that authors wrote on headings of the rest. */
  readonly laterIds: readonly string[]
  readonly isWhole: boolean
}

/**
 * The beginning of a very long page, for its first screens: parsing the blocks of 500 kB takes a phone seconds. Definitions
 * of the rest are put in front, so that links and footnote marks of the beginning are what they are in the whole page.
 * The block in which the cut falls may be another one than in the whole page; it stands far below the first screens.
 *
 * @param length characters that are wanted; the line in which they end is kept whole unless it is very long
 */
export function firstSource(body: string, length = enough): FirstSource {
  const end = endBehind(body, length)
  if (end < 0) return { source: body, laterIds: [], isWhole: true }
  const beginning = body.slice(0, end)
  const rest = body.slice(end)
  const known = new Set(Array.from(beginning.matchAll(definition), ([, label]) => keyOf(label)))
  // Only what the beginning asks for: a page may have more definitions than text.
  const asked = new Set(Array.from(beginning.matchAll(bracketed), ([mark]) => keyOf(mark)))
  const later = Array.from(rest.matchAll(definition)).filter(
    ([, label]) => asked.has(keyOf(label)) && !known.has(keyOf(label)),
  )
  const source = [...later.map(([line]) => line), '', beginning].join('\n')
  const laterIds = Array.from(rest.matchAll(heading)).flatMap(([line]) => endId(line) ?? [])
  return { source, laterIds, isWhole: false }
}

/** Where the beginning ends: at the end of a line, or behind a word of a line without a near end; -1 for a text that is not longer. */
function endBehind(body: string, length: number): number {
  const line = body.indexOf('\n', length)
  const last = line < 0 ? body.length : line
  if (last - length <= longestRest) return line
  const word = body.indexOf(' ', length)
  return word < 0 ? length + longestRest : Math.min(word, length + longestRest)
}

/** A label as CommonMark compares it. */
const keyOf = (label = '') => label.toLowerCase().replace(/\s+/g, ' ')
