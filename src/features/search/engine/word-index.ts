import { createPostings } from './postings.ts'
import { withRoom } from './room.ts'
import { createTermTable } from './term-table.ts'

/** A word of a query. */
export interface AskedWord {
  readonly word: string
  /** Whether longer words with this prefix also match. */
  readonly isBeginning?: boolean
  /** The number of typing errors allowed. */
  readonly errors?: number
  /** A shorter form that also matches. */
  readonly stem?: string | undefined
}

/** The matches of a query. */
export interface Found {
  readonly documents: readonly number[]
  /** Scores by document. */
  readonly scores: Float64Array
  /** Number of matching words by document. */
  readonly counts: Uint8Array
  /** Returns whether a word of a text is one of the matches. */
  readonly isMatch: (word: string) => boolean
}

/** An index of words in documents with fields, ranked by BM25. */
export interface WordIndex {
  /** @param fields the words of each field, as often as they occur. Document numbers ascend and are never reused. */
  readonly add: (document: number, fields: readonly (readonly string[])[]) => void
  /** Removes a document. Its words use memory until the index is discarded, but are no longer found. */
  readonly remove: (document: number) => void
  /** Returns the documents that contain all words. */
  readonly all: (words: readonly AskedWord[]) => Found
  /** Returns the documents that contain some of the words; those with more of them rank higher. */
  readonly any: (words: readonly AskedWord[]) => Found
  /** Returns other words of the documents with at most this many typing errors. */
  readonly near: (word: string, errors: number) => readonly NearWord[]
}

/** A word of the documents that is similar to one of a query. */
export interface NearWord {
  readonly word: string
  readonly errors: number
  /** How often it is listed: once for each field of a document. */
  readonly count: number
}

/** BM25+ parameters: saturation of repeated words, penalty of long fields, and minimum weight of a word. */
const saturation = 1.2
const lengthLoss = 0.7
const least = 0.5
/** Maximum weight of a word that matches by prefix or with typing errors. */
const beginningWorth = 0.375
const nearWorth = 0.45
const stemWorth = 0.6

/** An index word that a query word stands for. */
interface Meant {
  readonly term: number
  readonly weight: number
}

/** @param boosts the weight of a word in each field */
export function createWordIndex(boosts: readonly number[]): WordIndex {
  const table = createTermTable()
  const postings = createPostings()
  const width = boosts.length
  /** Number of distinct words per field of each document, and the total per field. */
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

  const meaningsOf = ({ word, isBeginning, errors, stem }: AskedWord): readonly Meant[] => {
    const meant = new Map<number, number>()
    for (const near of errors ? table.near(word, errors) : []) {
      const { length } = table.wordOf(near.term)
      meant.set(near.term, (nearWorth * length) / (length + near.errors))
    }
    for (const term of isBeginning ? table.startingWith(word) : []) {
      const { length } = table.wordOf(term)
      meant.set(term, (beginningWorth * length) / (length + 0.3 * (length - word.length)))
    }
    const root = stem === undefined ? undefined : table.find(stem)
    if (root !== undefined) meant.set(root, stemWorth)
    const exact = table.find(word)
    if (exact !== undefined) meant.set(exact, 1)
    return [...meant].map(([term, weight]) => ({ term, weight }))
  }

  /** Returns the weights of a word per field (rarity times field weight), and the cost of the field's length. */
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
        // A document without one of the previous words is out.
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
    // Rarest first, so that the other words are checked in few documents only.
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
  const near = (word: string, errors: number) =>
    table.near(word, errors).flatMap(({ term, errors: own }): readonly NearWord[] => {
      const { count, documents } = postings.read(term)
      const living = documents.subarray(0, count).filter((document) => !isGone[document]).length
      return living > 0 ? [{ word: table.wordOf(term), errors: own, count: living }] : []
    })
  return { add, remove, all: (words) => search(words, true), any: (words) => search(words, false), near }
}
