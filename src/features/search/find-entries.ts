import { emptyWords, longestQuery } from '../../config/search.ts'
import type { AskedWord, Found, WordIndex } from './engine/word-index.ts'
import { logWords } from './log-line.ts'
import { isCjk, type QueryWords, queryWords, queryWordsApart } from './tokens.ts'

/** An entry that answers a query. */
export interface FoundEntry {
  readonly id: number
  readonly score: number
  /** Words to mark in it in addition to the matches. */
  readonly words: readonly string[]
  /** Returns whether a word of its text matched. */
  readonly isMatch: (word: string) => boolean
}

/** Queries with more words are pasted lines or sentences; hardly any page contains all of their words. */
const mostRequired = 8
/** Below this number of results, pages that contain the words separately are added. */
const fewResults = 12
/** The best results of each kind; later ones are never shown. */
const mostEntries = 400

/** The result of one kind of search: the best entries, and the total number. */
interface Kind {
  readonly entries: readonly FoundEntry[]
  readonly count: number
}

/**
 * Finds entries with all words; if none, with Chinese compounds split; if none, with small typing errors; if
 * none, treats the query as a log line and matches as many words as possible, the rarest first.
 */
export function findEntries(index: WordIndex, typed: string): readonly FoundEntry[] {
  const query = typed.slice(0, longestQuery)
  const asTyped = withoutEmpty(queryWords(query))
  const apart = withoutEmpty(queryWordsApart(query))
  const marks = [...asTyped.words, ...asTyped.wholes]
  if (marks.length === 0) return []
  if (asTyped.words.length <= mostRequired) {
    const found = withMore(findAll(index, asTyped, marks, false), () => findAll(index, apart, marks, false))
    if (found.length > 0) return found
    const near = findAll(index, apart, marks, true)
    if (near.count > 0) return near.entries
  }
  const rare = logWords(query)
  const some = index.any(rare.map((word) => ({ word })))
  const enough = Math.max(1, Math.ceil(rare.length / 4))
  const documents = some.documents.filter((id) => (some.counts[id] ?? 0) >= enough)
  return best({ ...some, documents }, rare).entries
}

/** Returns the words of a query without words such as "how" and "the", unless there are no others. */
export const tellingWords = (query: string): readonly string[] => withoutEmpty(queryWords(query)).words

/** Removes words such as "how" and "the", unless there are no others. */
function withoutEmpty({ words, wholes }: QueryWords): QueryWords {
  const telling = words.filter((word) => !emptyWords.includes(word))
  return { words: telling.length > 0 ? telling : words, wholes }
}

/** Adds weaker matches if few were found. Each counts half. */
function withMore({ entries, count }: Kind, more: () => Kind): readonly FoundEntry[] {
  if (count >= fewResults) return entries
  const known = new Set(entries.map(({ id }) => id))
  const others = more().entries.filter(({ id }) => !known.has(id))
  return [...entries, ...others.map((entry) => ({ ...entry, score: entry.score / 2 }))]
}

function findAll(
  index: WordIndex,
  { words, wholes }: QueryWords,
  marks: readonly string[],
  isNear: boolean,
): Kind {
  const asked = words.map(
    (word): AskedWord => ({
      word,
      isBeginning: isBeginning(word, words),
      errors: isNear ? errorsOf(word) : 0,
      stem: stemOf(word),
    }),
  )
  const found = index.all(asked)
  if (wholes.length === 0 || found.documents.length === 0) return best(found, marks)
  // Returns the words of a query without parts of identifiers: a match of the whole identifier only adds to
  // the score.
  const whole = index.any(wholes.map((word) => ({ word, isBeginning: true })))
  for (const id of found.documents) found.scores[id] = (found.scores[id] ?? 0) + 3 * (whole.scores[id] ?? 0)
  return best(found, marks)
}

/**
 * Returns whether a word matches as a prefix: the last word may be unfinished, and longer words may have an
 * ending. A single Latin letter is the prefix of half of all words.
 */
function isBeginning(word: string, words: readonly string[]): boolean {
  if (isCjk(word)) return word.length === 1
  return word.length > 3 || (word.length > 1 && word === words.at(-1))
}

/**
 * Returns an English word without its ending: showing → show, drives → drive; `undefined` if it has none. The plural of
 * library doesn't start with it, so it is returned instead: libraries.
 */
function stemOf(word: string): string | undefined {
  if (/[a-z][^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  const [, stem] = /^([a-z]{3,}?)(?:ing|ed|ation|(?<!s)s)$/.exec(word) ?? []
  return stem
}

/**
 * Returns the number of errors allowed: one per four letters, none in short words, numbers, and Chinese,
 * where every character is a different word.
 */
const errorsOf = (word: string) =>
  word.length > 3 && !isCjk(word) && !/^\d+$/.test(word) ? Math.round(word.length / 4) : 0

function best({ documents, scores, isMatch }: Found, words: readonly string[]): Kind {
  const least = leastOfBest(documents.map((id) => scores[id] ?? 0))
  const entries = documents
    .filter((id) => (scores[id] ?? 0) >= least)
    .map((id) => ({ id, score: scores[id] ?? 0, words, isMatch }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostEntries)
  return { entries, count: documents.length }
}

/** Returns the minimum score of the best entries. Sorting numbers is much faster than sorting entries. */
function leastOfBest(scores: readonly number[]): number {
  if (scores.length <= mostEntries) return Number.NEGATIVE_INFINITY
  return Float64Array.from(scores).sort().at(-mostEntries) ?? 0
}
