import { emptyWords, longestQuery } from '../../config/search.ts'
import type { SearchWords } from '../../content/search-words.ts'
import type { AskedThing, AskedWord, Found, WordIndex } from './engine/word-index.ts'
import { logWords } from './log-line.ts'
import { isCjk, queryWords, segmentsOf } from './tokens.ts'

/** An entry that answers a query. */
export interface FoundEntry {
  readonly id: number
  readonly score: number
  /** Words to mark in it. The same list for all entries of an answer. */
  readonly words: readonly string[]
  /** Returns whether a word of its text matched. */
  readonly isMatch: (word: string) => boolean
}

/** Queries with more words are pasted lines. */
const mostAsked = 12
/** A Chinese query with at most this many pairs of characters is a name, and none of them may be missing. */
const mostPairs = 3
/** Below this number of results for a name, entries that have its words apart are added. */
const fewResults = 12
/** Number of words that are marked. */
const mostMarks = 60
/** The best results; later ones are never shown. With 400, no result of the tuned halves was better. */
const mostEntries = 250
/** The least share of the query that an entry must cover, of what the best one covers. */
const leastShare = 0.25
/** What a match by another form of a word counts, compared with the word itself. Learned, as are the next ones (docs/search.md). */
const formWorth = 0.92
const synonymWorth = 0.5
/** What a single Chinese character counts, a pair of characters across two words, and an identifier as a whole. */
const characterWorth = 0.7
const pairWorth = 0.55
const wholeWorth = 2.3

/** Finds the entries that cover the most of a query. The order is that of the words alone (`entry-rank.ts` refines it). */
export function findEntries(index: WordIndex, typed: string, rules: SearchWords): readonly FoundEntry[] {
  const query = typed.slice(0, longestQuery)
  const { words, wholes } = queryWords(query)
  const marks = [...words, ...wholes]
  if (marks.length === 0) return []
  if (words.length > mostAsked) {
    const things = logWords(query).map((word) => ({ forms: [{ word }] }))
    return best(index.search(things), marks, leastShare)
  }
  const telling = tellingWords(query, rules)
  const isName = words.length <= mostPairs && words.every(isCjk) && telling.length < 2
  const found = isName ? best(index.search(thingsOf(index, words, query, rules)), marks, 1) : []
  if (found.length >= fewResults) return found
  const known = new Set(found.map(({ id }) => id))
  const apart = best(index.search(thingsOf(index, telling, query, rules)), marks, isName ? 1 : leastShare)
  const more = apart.filter(({ id }) => !known.has(id))
  return found.length === 0
    ? more
    : [...found, ...more.map((entry) => ({ ...entry, score: entry.score / 2 }))]
}

/** Returns the words of a query without those that only ask, such as "how" and "the", unless there are no others. */
export function tellingWords(query: string, rules: SearchWords): readonly string[] {
  const isEmpty = (word: string) => emptyWords.includes(word) || rules.empty.has(word)
  const all = segmentsOf(query, rules.known, isEmpty)
  const telling = all.filter((word) => !isEmpty(word))
  return telling.length > 0 ? telling : all
}

/** Returns what a query asks for: its words with their other forms, and identifiers as a whole. */
function thingsOf(
  index: WordIndex,
  telling: readonly string[],
  query: string,
  rules: SearchWords,
): readonly AskedThing[] {
  const { words, wholes } = queryWords(query)
  const things = telling.flatMap((word) =>
    isCjk(word) ? cjkThings(index, word, rules) : [latinThing(index, word, telling, rules)],
  )
  const asked = new Set(telling.flatMap((word) => queryWords(word).words))
  // Pairs of characters across two words are found where the text has the words in the same order.
  const pairs = words.filter((word) => isCjk(word) && !asked.has(word) && word.length > 1)
  return [
    ...things,
    ...pairs.map((word): AskedThing => ({ forms: [{ word }], worth: pairWorth, isExtra: true })),
    ...wholes.map(
      (word): AskedThing => ({
        forms: [{ word, isBeginning: true }],
        worth: wholeWorth,
        isExtra: true,
      }),
    ),
  ]
}

/** Returns the pairs of a Chinese or Japanese word, which together count as one word. */
function cjkThings(index: WordIndex, word: string, rules: SearchWords): readonly AskedThing[] {
  const synonyms = (rules.synonyms.get(word) ?? []).flatMap(formsOfSynonym)
  const pairs = queryWords(word).words
  // A single character is the beginning of any word, so it counts only where nothing else stands for it.
  const own = pairs.filter((pair) => pair.length > 1 || synonyms.length === 0)
  if (own.length === 0) return [{ forms: synonyms }]
  if (synonyms.length > 0)
    return own.map((pair) => ({ forms: [{ word: pair }, ...synonyms], worth: 1 / Math.sqrt(own.length) }))
  return own
    .filter((pair) => pair.length > 1 || index.knows([{ word: pair, isBeginning: true }]))
    .map((pair) => ({
      forms: [{ word: pair, isBeginning: pair.length === 1 }],
      worth: (pair.length === 1 ? characterWorth : 1) / Math.sqrt(own.length),
    }))
}

function latinThing(
  index: WordIndex,
  word: string,
  words: readonly string[],
  rules: SearchWords,
): AskedThing {
  const isBeginning = word.length > 3 || (word.length > 1 && word === words.at(-1))
  const others = formsOf(word)
  const synonyms = new Set([word, ...others].flatMap((form) => rules.synonyms.get(form) ?? []))
  const forms: readonly AskedWord[] = [
    { word, isBeginning },
    ...others.map((form) => ({ word: form, worth: formWorth })),
    ...[...synonyms].flatMap(formsOfSynonym),
  ]
  // Only a word that the pages don't have can be a typing error.
  return index.knows(forms) ? { forms } : { forms: [{ word, errors: errorsOf(word) }] }
}

/** Returns the forms of another word for the same thing. Of several words or pairs, the first stands for all. */
function formsOfSynonym(other: string): readonly AskedWord[] {
  const [word] = queryWords(other).words
  if (word === undefined) return []
  const isSubstitute = true
  return [
    { word, worth: synonymWorth, isSubstitute },
    ...basesOf(word).map((base) => ({ word: base, worth: synonymWorth * formWorth, isSubstitute })),
  ]
}

/** Returns the other forms of an English word, and some that don't exist: sharing → share, shares, shared. */
function formsOf(word: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [`${word}s`]
  const forms = [word, ...basesOf(word)].flatMap((base) => {
    const start = base.replace(/e$/, '')
    const soft = base.replace(/(?<=[^aeiou])y$/, 'i')
    const double = /[^aeiou][aeiou][bdgmnprt]$/.test(base) ? base + base.slice(-1) : start
    return [
      base,
      `${soft}${soft !== base || hissing.test(base) ? 'es' : 's'}`,
      ...[start, double].flatMap((each) => [`${each}ed`, `${each}ing`]),
      ...(soft === base ? [] : [`${soft}ed`]),
    ]
  })
  return [...new Set(forms)].filter((form) => form !== word)
}

const hissing = /(?:s|x|z|ch|sh)$/

/** Returns what an English word with an ending may come from: stopped → stopp, stoppe, stop. */
function basesOf(word: string): readonly string[] {
  const [, soft] = /^([a-z]{2,})i(?:es|ed)$/.exec(word) ?? []
  if (soft !== undefined) return [`${soft}y`]
  const [, start] = /^([a-z]{3,}?)(?:ing|ed|(?<=s|x|z|ch|sh)es)$/.exec(word) ?? []
  if (start !== undefined) return [start, `${start}e`, start.replace(/([bdgmnprt])\1$/, '$1')]
  return /[^s]s$/.test(word) ? [word.slice(0, -1)] : []
}

/**
 * Returns the number of errors allowed: one per four letters, none in short words, numbers, and Chinese,
 * where every character is a different word.
 */
const errorsOf = (word: string) =>
  word.length > 3 && !isCjk(word) && !/^\d+$/.test(word) ? Math.round(word.length / 4) : 0

/** @param part the least share of the query that an entry must cover, relative to the best entry */
function best(
  { documents, scores, shares, words: found, isMatch }: Found,
  words: readonly string[],
  part: number,
): readonly FoundEntry[] {
  let most = 0
  for (const id of documents) most = Math.max(most, shares[id] ?? 0)
  const enough = documents.filter((id) => (shares[id] ?? 0) >= most * part - 1e-9)
  const marks = [...new Set([...words, ...found])].slice(0, mostMarks)
  const least = leastOfBest(enough, scores)
  return enough
    .filter((id) => (scores[id] ?? 0) >= least)
    .map((id) => ({ id, score: scores[id] ?? 0, words: marks, isMatch }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostEntries)
}

/** Returns the minimum score of the best entries. Only scores that are among the best so far are sorted. */
function leastOfBest(documents: readonly number[], scores: Float64Array): number {
  if (documents.length <= mostEntries) return Number.NEGATIVE_INFINITY
  const kept = new Float64Array(2 * mostEntries)
  let count = 0
  let least = Number.NEGATIVE_INFINITY
  for (const id of documents) {
    const score = scores[id] ?? 0
    if (score <= least) continue
    kept[count] = score
    count += 1
    if (count < kept.length) continue
    kept.sort().copyWithin(0, mostEntries)
    count = mostEntries
    least = kept[0] ?? least
  }
  return kept.subarray(0, count).sort().at(-mostEntries) ?? least
}
