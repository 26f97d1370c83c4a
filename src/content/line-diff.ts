import { diffArrays } from 'diff'

/** A run of lines that are the same in both texts, or only in one of them. */
export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly lines: readonly string[]
}

/** Above this number of different lines, the whole text counts as replaced. It limits time and memory. */
export const mostDifferences = 1500

/** Returns the lines of a text, each with its line break. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/(?<=\n)/)
}

/** Returns the shortest list of runs that turns one text into another, with removed lines before added ones. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostDifferences })
  const runs: readonly DiffRun[] = changes?.map(({ removed, added, value }) => {
    if (removed) return { kind: 'removed', lines: value }
    return { kind: added ? 'added' : 'same', lines: value }
  }) ?? [
    { kind: 'removed', lines: before },
    { kind: 'added', lines: after },
  ]
  return runs.filter(({ lines }) => lines.length > 0)
}

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
