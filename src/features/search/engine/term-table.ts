import { editDistance } from '../../../content/edit-distance.ts'
import { withRoom } from './room.ts'

/** All words of an index, numbered from 0 in the order in which they were added. */
export interface TermTable {
  readonly find: (word: string) => number | undefined
  readonly findOrAdd: (word: string) => number
  readonly wordOf: (term: number) => string
  /** Returns the longer words with this prefix. */
  readonly startingWith: (beginning: string) => readonly number[]
  /** Returns other words with at most this many typing errors. */
  readonly near: (word: string, most: number) => readonly { readonly term: number; readonly errors: number }[]
}

/** Number of new words that are sorted in at once. */
const batch = 4096

export function createTermTable(): TermTable {
  const terms = new Map<string, number>()
  const words: string[] = []
  /** The terms below `sortedCount`, sorted by word. */
  let sorted: Uint32Array = new Uint32Array()
  let letters = new Uint32Array(batch)

  const sortIn = () => {
    const fresh = Uint32Array.from({ length: words.length - sorted.length }, (_, at) => sorted.length + at)
    fresh.sort((one, other) => ((words[one] ?? '') < (words[other] ?? '') ? -1 : 1))
    sorted = merged(sorted, fresh, words)
  }
  const findOrAdd = (word: string) => {
    const known = terms.get(word)
    if (known !== undefined) return known
    const own = ownCopy(word)
    const term = words.length
    words.push(own)
    terms.set(own, term)
    letters = withRoom(letters, term + 1)
    letters[term] = lettersOf(own)
    if (words.length - sorted.length >= batch) sortIn()
    return term
  }
  const startingWith = (beginning: string) => {
    if (sorted.length < words.length) sortIn()
    const found: number[] = []
    for (let at = firstFrom(sorted, words, beginning); at < sorted.length; at += 1) {
      const term = sorted[at] ?? 0
      const word = words[term] ?? ''
      if (!word.startsWith(beginning)) break
      if (word.length > beginning.length) found.push(term)
    }
    return found
  }
  const near = (word: string, most: number) => {
    const wanted = lettersOf(word)
    const found: { term: number; errors: number }[] = []
    for (let term = 0; term < words.length; term += 1) {
      // An error removes at most one letter and adds at most one; few words pass this filter.
      const own = letters[term] ?? 0
      if (bitsOf(wanted & ~own) > most || bitsOf(own & ~wanted) > most) continue
      const errors = editDistance(word, words[term] ?? '', most)
      if (errors > 0 && errors <= most) found.push({ term, errors })
    }
    return found
  }
  return {
    find: (word) => terms.get(word),
    findOrAdd,
    wordOf: (term) => words[term] ?? '',
    startingWith,
    near,
  }
}

/** Copies a word, because a substring of a long text keeps the whole text in memory. */
const ownCopy = (word: string) => (word.length < 13 ? word : [...word].join(''))

/** Returns the set of letters in a word, one bit each. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

/** Returns the number of bits that are set: added in pairs, then in fours, then in bytes. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function merged(one: Uint32Array, other: Uint32Array, words: readonly string[]): Uint32Array {
  const both = new Uint32Array(one.length + other.length)
  let left = 0
  let right = 0
  for (let at = 0; at < both.length; at += 1) {
    const takesLeft =
      right >= other.length ||
      (left < one.length && (words[one[left] ?? 0] ?? '') < (words[other[right] ?? 0] ?? ''))
    both[at] = (takesLeft ? one[left] : other[right]) ?? 0
    if (takesLeft) left += 1
    else right += 1
  }
  return both
}

/** Returns the first position whose word is not smaller. */
function firstFrom(sorted: Uint32Array, words: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[sorted[middle] ?? 0] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
