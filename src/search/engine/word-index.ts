import { createPostings } from './postings.ts'
import { withRoom } from './room.ts'
import { createTermTable } from './term-table.ts'

/** A word of a query. */
export interface AskedWord {
  readonly word: string
  /** Whether longer words with this beginning count too. */
  readonly isBeginning?: boolean
  /** Words with so many typing errors count too. */
  readonly errors?: number
}

/** What words were found in. */
export interface Found {
  readonly documents: readonly number[]
  /** By document. */
  readonly scores: Float64Array
  /** By document: how many of the words it has. */
  readonly counts: Uint8Array
  /** Whether a word of a text is one that was found. */
  readonly isMatch: (word: string) => boolean
}

/** Words of documents with fields, ranked by BM25. */
export interface WordIndex {
  /** @param fields the words of each field, as often as they stand there. Numbers of documents ascend and never come again. */
  readonly add: (document: number, fields: readonly (readonly string[])[]) => void
  /** Its words take up memory until the index is thrown away; they are no longer found. */
  readonly remove: (document: number) => void
  /** The documents that have all words. */
  readonly all: (words: readonly AskedWord[]) => Found
  /** The documents that have some of the words; those with more of them rank higher. */
  readonly any: (words: readonly AskedWord[]) => Found
}

/** BM25+: how fast repetition stops to count, how much long fields lose, and what a word is worth at least. */
const saturation = 1.2
const lengthLoss = 0.7
const least = 0.5
/** What a word is worth that begins as asked for, or that has typing errors, at most. */
const beginningWorth = 0.375
const nearWorth = 0.45

/** A word of the index that a word of the query stands for. */
interface Meant {
  readonly term: number
  readonly weight: number
}

/** @param boosts what a word is worth in each field */
export function createWordIndex(boosts: readonly number[]): WordIndex {
  const table = createTermTable()
  const postings = createPostings()
  const width = boosts.length
  /** Different words of each field of each document, and their sum for each field. */
  let lengths = new Uint16Array(1 << 10)
  const sums = boosts.map(() => 0)
  let isGone = new Uint8Array(1 << 8)
  let next = 0
  let living = 0

  const addField = (document: number, field: number, words: readonly string[]) => {
    const times = new Map<string, number>()
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
    for (const [word, count] of times) postings.add(table.findOrAdd(word), document, field, count)
    lengths[document * width + field] = times.size
    sums[field] = (sums[field] ?? 0) + times.size
  }
  const add = (document: number, fields: readonly (readonly string[])[]) => {
    lengths = withRoom(lengths, (document + 1) * width)
    isGone = withRoom(isGone, document + 1)
    next = document + 1
    living += 1
    for (const [field, words] of fields.entries()) addField(document, field, words)
  }
  const remove = (document: number) => {
    if (document >= next || isGone[document]) return
    isGone[document] = 1
    living -= 1
    for (const field of sums.keys())
      sums[field] = (sums[field] ?? 0) - (lengths[document * width + field] ?? 0)
  }

  const meaningsOf = ({ word, isBeginning, errors }: AskedWord): readonly Meant[] => {
    const meant = new Map<number, number>()
    for (const near of errors ? table.near(word, errors) : []) {
      const { length } = table.wordOf(near.term)
      meant.set(near.term, (nearWorth * length) / (length + near.errors))
    }
    for (const term of isBeginning ? table.startingWith(word) : []) {
      const { length } = table.wordOf(term)
      meant.set(term, (beginningWorth * length) / (length + 0.3 * (length - word.length)))
    }
    const exact = table.find(word)
    if (exact !== undefined) meant.set(exact, 1)
    return [...meant].map(([term, weight]) => ({ term, weight }))
  }

  /** How rare a word is in each field, times what it is worth there; and what a field's length costs. */
  const worthOf = ({ term, weight }: Meant) => {
    const rows = postings.read(term)
    const having = boosts.map(() => 0)
    for (let row = 0; row < rows.count; row += 1) {
      const field = rows.fields[row] ?? 0
      if (!isGone[rows.documents[row] ?? 0]) having[field] = (having[field] ?? 0) + 1
    }
    const worth = boosts.map((boost, field) => {
      const count = having[field] ?? 0
      return weight * boost * Math.log(1 + (living - count + 0.5) / (count + 0.5))
    })
    return { rows, worth }
  }

  const search = (words: readonly AskedWord[], needsAll: boolean): Found => {
    const scores = new Float64Array(next)
    const counts = new Uint8Array(next)
    const latest = new Uint8Array(next)
    const documents: number[] = []
    const shorter = sums.map((sum) => (saturation * lengthLoss * living) / Math.max(sum, 1))

    const score = (meant: Meant, round: number) => {
      const { rows, worth } = worthOf(meant)
      for (let row = 0; row < rows.count; row += 1) {
        const document = rows.documents[row] ?? 0
        const isNew = latest[document] !== round
        // Whoever lacks one of the words before is out.
        if (isGone[document] || (needsAll && isNew && (counts[document] ?? 0) !== round - 1)) continue
        if (isNew) {
          if (counts[document] === 0) documents.push(document)
          counts[document] = (counts[document] ?? 0) + 1
          latest[document] = round
        }
        const field = rows.fields[row] ?? 0
        const times = rows.times[row] ?? 0
        const loss =
          saturation * (1 - lengthLoss) + (shorter[field] ?? 0) * (lengths[document * width + field] ?? 0)
        scores[document] =
          (scores[document] ?? 0) +
          (worth[field] ?? 0) * (least + (times * (saturation + 1)) / (times + loss))
      }
    }
    const asked = words.map((word) => {
      const meanings = meaningsOf(word)
      return { meanings, size: meanings.reduce((sum, { term }) => sum + postings.sizeOf(term), 0) }
    })
    // The rarest first: then the others are looked at in few documents only.
    const rounds = needsAll ? asked.toSorted((one, other) => one.size - other.size) : asked
    for (const [at, { meanings }] of rounds.entries()) {
      for (const meant of meanings) score(meant, at + 1)
      if (needsAll && documents.length === 0) break
    }
    for (const document of documents) scores[document] = (scores[document] ?? 0) * (counts[document] ?? 0)
    const found = new Set(asked.flatMap(({ meanings }) => meanings.map(({ term }) => term)))
    return {
      documents: needsAll ? documents.filter((document) => counts[document] === words.length) : documents,
      scores,
      counts,
      isMatch: (word) => {
        const term = table.find(word)
        return term !== undefined && found.has(term)
      },
    }
  }
  return { add, remove, all: (words) => search(words, true), any: (words) => search(words, false) }
}
