import { diff3Merge } from 'node-diff3'

/** A text with the changes of two others. */
export interface MergedText {
  readonly text: string
  /** How many places both had changed. There, the text contains both versions between lines with marks. */
  readonly conflicts: number
}

/** Names in the lines with marks. */
interface MarkNames {
  readonly own: string
  readonly other: string
}

/**
 * Merges the changes that two texts made to a third, line by line.
 *
 * @param base the text that both began from
 */
export function mergeTexts(own: string, base: string, other: string, names: MarkNames): MergedText {
  const parts = diff3Merge(own.split('\n'), base.split('\n'), other.split('\n'))
  const lines = parts.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? []
    return [`<<<<<<< ${names.own}`, ...conflict.a, '=======', ...conflict.b, `>>>>>>> ${names.other}`]
  })
  return { text: lines.join('\n'), conflicts: parts.filter(({ conflict }) => conflict).length }
}
