import type { AskedWord, Found, WordIndex } from './engine/word-index.ts'
import { logWords } from './log-line.ts'
import { isHan, type QueryWords, queryWords, queryWordsApart } from './tokens.ts'

/** An entry that answers a query. */
export interface FoundEntry {
  readonly id: number
  readonly score: number
  /** What to mark in it besides the words that matched. */
  readonly words: readonly string[]
  /** Whether a word of its text is one that matched. */
  readonly isMatch: (word: string) => boolean
}

/** A query with more words is a pasted line or a sentence: hardly any page has them all. */
const mostRequired = 8
/** So few results leave room for others that have the words apart. */
const fewResults = 12
/** The best of each kind; what comes after them is never shown. */
const mostEntries = 400

/** What a kind of search found: the best of it, and how many there were. */
interface Kind {
  readonly entries: readonly FoundEntry[]
  readonly count: number
}

/**
 * All words; else all words with Chinese compounds taken apart; else all with small typing errors; else a log line: as many of its words
 * as possible, the rarest first.
 */
export function findEntries(index: WordIndex, query: string): readonly FoundEntry[] {
  const asTyped = queryWords(query)
  const apart = queryWordsApart(query)
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

/** What fits less well comes along where little was found; each counts half. */
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
    }),
  )
  const found = index.all(asked)
  if (wholes.length === 0 || found.documents.length === 0) return best(found, marks)
  // A part of an identifier is asked for as well: an identifier that is there whole only adds to the score.
  const whole = index.any(wholes.map((word) => ({ word, isBeginning: true })))
  for (const id of found.documents) found.scores[id] = (found.scores[id] ?? 0) + 3 * (whole.scores[id] ?? 0)
  return best(found, marks)
}

/** The last word may be unfinished, longer ones may have an ending; a single Latin letter begins half of all words. */
function isBeginning(word: string, words: readonly string[]): boolean {
  if (isHan(word)) return word.length === 1
  return word.length > 3 || (word.length > 1 && word === words.at(-1))
}

/** One error in four letters; none in short words, in numbers and in Chinese, where every other sign is another word. */
const errorsOf = (word: string) =>
  word.length > 3 && !isHan(word) && !/^\d+$/.test(word) ? Math.round(word.length / 4) : 0

function best({ documents, scores, isMatch }: Found, words: readonly string[]): Kind {
  const least = leastOfBest(documents.map((id) => scores[id] ?? 0))
  const entries = documents
    .filter((id) => (scores[id] ?? 0) >= least)
    .map((id) => ({ id, score: scores[id] ?? 0, words, isMatch }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostEntries)
  return { entries, count: documents.length }
}

/** The score from which on an entry is among the best. Sorting numbers alone is much faster than sorting entries. */
function leastOfBest(scores: readonly number[]): number {
  if (scores.length <= mostEntries) return Number.NEGATIVE_INFINITY
  return Float64Array.from(scores).sort().at(-mostEntries) ?? 0
}
