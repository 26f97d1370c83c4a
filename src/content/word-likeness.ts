/** Shorter parts occur in too many words to be meaningful. */
const shortestPart = 3

/** Longer names match only if one contains the other, because the time is the product of both lengths. Characters. */
const longestCompared = 200

/** Returns a name without letter case, width, punctuation, and spaces: `Reverse-Proxy` → `reverseproxy`. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Returns the likeness of two folded names, from 0 to 1 for equal ones: by their common prefix, by one
 * containing the other, or by the number of typing errors (a swap of neighbors counts once).
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
  // Names with such different lengths cannot be similar. This handles most pairs.
  if (share < 0.5 || long.length > longestCompared) return 0
  return 1 - distance(short, long) / long.length
}

/** Returns the number of insertions, removals, replacements, and swaps of neighbors between two words. */
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
