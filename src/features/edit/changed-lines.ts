import { splitFrontMatter } from '../../content/front-matter.ts'
import { diffLines, linesOf } from './hand-in/line-diff.ts'

/** Returns the lines of a text that are not in an earlier one, 1-based. */
export function changedLines(before: string, after: string): readonly number[] {
  let line = 1
  const changed: number[] = []
  for (const { kind, lines } of diffLines(linesOf(before), linesOf(after))) {
    if (kind === 'removed') continue
    if (kind === 'added') changed.push(...lines.map((_line, index) => line + index))
    line += lines.length
  }
  return changed
}

/** Returns the line of another language's text at the same place, if both have the same lines below the front matter. */
export const sameLine = (line: number, text: string, other: string): number =>
  Math.max(1, line - firstLineOf(text) + firstLineOf(other))

const firstLineOf = (text: string) => splitFrontMatter(text).bodyLine
