import { editDistance, longestCompared } from './edit-distance.ts'

/** Shorter parts occur in too many words to be meaningful. */
const shortestPart = 3

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
  return 1 - editDistance(short, long, long.length) / long.length
}
