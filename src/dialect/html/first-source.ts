import { endId } from './first-blocks.ts'

/** Characters that fill the first screens many times over. */
const enough = 40_000

const definition = /^ {0,3}(\[[^\]\n]{1,200}\]):[^\n]*$/gm
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
 * @param length characters that are wanted; the line in which they end is kept whole
 */
export function firstSource(body: string, length = enough): FirstSource {
  const end = body.indexOf('\n', length)
  if (end < 0) return { source: body, laterIds: [], isWhole: true }
  const beginning = body.slice(0, end)
  const rest = body.slice(end)
  const known = new Set(Array.from(beginning.matchAll(definition), ([, label]) => label))
  const later = Array.from(rest.matchAll(definition)).filter(([, label]) => !known.has(label))
  const source = [...later.map(([line]) => line), '', beginning].join('\n')
  const laterIds = Array.from(rest.matchAll(heading)).flatMap(([line]) => endId(line) ?? [])
  return { source, laterIds, isWhole: false }
}
