/** Short pieces are part of too many words to say anything. */
const shortestPart = 3

/** What remains of a name when letter case, width, signs and spaces are put aside: `Reverse-Proxy` → `reverseproxy`. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * How alike two folded names are, from 0 to 1 for the same: by the beginning they share, by one standing inside the other, or by how few
 * letters have to be typed differently (a swap of neighbours counts once).
 */
export function likeness(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === '') return 0
  const share = short.length / long.length
  if (short.length >= shortestPart) {
    if (long.startsWith(short)) return 0.7 + 0.3 * share
    if (long.includes(short)) return 0.6 + 0.3 * share
  }
  // Lengths this different cannot come out alike: most pairs are done here.
  if (share < 0.5) return 0
  return 1 - distance(short, long) / long.length
}

/** Letters to insert, remove, replace or swap with their neighbour, to make one word of another. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(isSwap ? Math.min(changed, at(beforeLast, column - 2) + 1) : changed)
    }
    beforeLast = last
    last = line
  }
  return at(last, other.length)
}

const at = (line: readonly number[], index: number) => line[index] ?? 0
