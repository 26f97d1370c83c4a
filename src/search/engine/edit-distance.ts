/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbour to make one word of the other; `most + 1` where
 * it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
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
    // A swap reaches back two rows, but never costs less than the row in between.
    if (least > most) return most + 1
    twoAbove = above
    above = current
  }
  return Math.min(above[other.length] ?? 0, most + 1)
}
