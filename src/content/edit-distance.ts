/** Longer words are either equal or too different, because the time is the product of both lengths. Characters. */
export const longestCompared = 200

/**
 * Returns the number of insertions, deletions, replacements, and swaps of neighboring letters between two
 * words; `most + 1` if it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  if (Math.max(one.length, other.length) > longestCompared) return one === other ? 0 : most + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const cost = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[at - 2] ?? 0) + 1 : most + 1,
      )
      current.push(cost)
      least = Math.min(least, cost)
    }
    // A swap refers to the row before the last, but never costs less than the last row.
    if (least > most) return most + 1
    twoAbove = above
    above = current
  }
  return Math.min(above[other.length] ?? 0, most + 1)
}
