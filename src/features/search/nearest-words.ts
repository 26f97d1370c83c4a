import { emptyWords, longestQuery, mostNear } from '../../config/search.ts'
import type { NearWord, WordIndex } from './engine/word-index.ts'
import { isCjk, queryWords } from './tokens.ts'

/** Only this many words of a query are compared with those of the pages. Others hardly ever help. */
const mostCompared = 6

/** A word with more errors is another word. */
const mostErrors = 4

/**
 * Returns the words of the pages that a query without results may have meant, the nearest first. More typing
 * errors are allowed than in a search, because the reader chooses.
 */
export function nearestWords(index: WordIndex, query: string): readonly string[] {
  const { words } = queryWords(query.slice(0, longestQuery))
  const asked = words
    .filter((word) => isComparable(word) && !emptyWords.includes(word))
    .slice(0, mostCompared)
  const near = asked.flatMap((word) =>
    index.near(word, errorsOf(word)).flatMap((candidate) => {
      const distance = distanceOf(word, candidate)
      return distance === undefined ? [] : [{ ...candidate, distance }]
    }),
  )
  const sorted = near.toSorted((one, other) => one.distance - other.distance || other.count - one.count)
  return [...new Set(sorted.map(({ word }) => word))].slice(0, mostNear)
}

const isComparable = (word: string) => [...word].length > 1 && !/^\d+$/.test(word)

/** Returns the number of errors allowed: one per three letters, and one character of a Chinese pair. */
const errorsOf = (word: string) =>
  isCjk(word) ? 1 : Math.min(mostErrors, Math.max(1, Math.round(word.length / 3)))

/** Returns the errors relative to the length; `undefined` for words that only look alike by chance. */
function distanceOf(word: string, { word: other, errors }: NearWord): number | undefined {
  if (!isComparable(other) || isCjk(word) !== isCjk(other)) return undefined
  if (isCjk(word) && word.length !== other.length) return undefined
  const hasSameStart = word[0] === other[0]
  // The first letter is hardly ever wrong.
  return hasSameStart || errors === 1 ? (errors + (hasSameStart ? 0 : 0.5)) / word.length : undefined
}
