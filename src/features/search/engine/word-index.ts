import { createPostings } from './postings.ts'
import { withRoom } from './room.ts'
import { createTermTable } from './term-table.ts'

/** A form of a query's word. */
export interface AskedWord {
  readonly word: string
  /** What a match is worth, from 0 to 1. Default: 1. */
  readonly worth?: number
  /** Whether longer words with this prefix also match. */
  readonly isBeginning?: boolean
  /** The number of typing errors allowed. */
  readonly errors?: number
  /** Whether it only counts in documents that have none of the other forms, and with a rarity of its own. */
  readonly isSubstitute?: boolean
}

/** A thing that a query asks for: the forms that stand for it, and its share of the query. */
export interface AskedThing {
  readonly forms: readonly AskedWord[]
  /** Weight in the score. Default: 1. */
  readonly worth?: number
  /** Whether it only adds to the score. Documents without it cover the query as well. */
  readonly isExtra?: boolean
}

/** The matches of a query. */
export interface Found {
  readonly documents: readonly number[]
  /** Scores by document. */
  readonly scores: Float64Array
  /** The share of the query that each document covers, by document: from 0 to 1, rare words count more. */
  readonly shares: Float64Array
  /** The words of the documents that match, the best forms of each thing first. */
  readonly words: readonly string[]
  /** Returns whether a word of a text is one of the matches. */
  readonly isMatch: (word: string) => boolean
}

/** A field of the documents. */
export interface FieldRule {
  /** What a word in it counts. */
  readonly weight: number
  /** How much a long field costs: 0 for nothing, 1 for half the weight at twice the average length. */
  readonly lengthLoss: number
}

/** An index of words in documents with fields, ranked by BM25F. */
export interface WordIndex {
  /** @param fields the words of each field, as often as they occur. Document numbers ascend and are never reused. */
  readonly add: (document: number, fields: readonly (readonly string[])[]) => void
  /** Removes a document. Its words use memory until the index is discarded, but are no longer found. */
  readonly remove: (document: number) => void
  /** Returns the documents that contain any of the things. Those that cover more of the query rank higher. */
  readonly search: (things: readonly AskedThing[]) => Found
  /** Returns whether the documents have a word that one of the forms stands for. */
  readonly knows: (forms: readonly AskedWord[]) => boolean
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

/** The amount of a word at which half of its weight is reached (BM25). High, so that a title outweighs many repetitions. */
export const saturation = 18
/** Power of the share of the query that a document covers. */
const coverage = 2.5
/** Power of the logarithm of a word's rarity: rare words outweigh frequent ones less than in BM25. Learned, like the next three (docs/search.md). */
const rarityPower = 0.7
/** Additional documents for which a search has room, so that a growing index doesn't need new arrays each time. */
const room = 1 << 12
/** Maximum weight of a word that matches by prefix or with typing errors. */
const beginningWorth = 0.6
const nearWorth = 0.53
/** Power of the share of the letters that match. */
const partPower = 0.75

/** An index word that a query word stands for. */
interface Meant {
  readonly term: number
  readonly weight: number
}

export function createWordIndex(rules: readonly FieldRule[]): WordIndex {
  const table = createTermTable()
  const postings = createPostings()
  const width = rules.length
  // Arrays of numbers, because they are read for each position.
  const weights = Float64Array.from(rules, ({ weight }) => weight)
  const shortest = Float64Array.from(rules, ({ lengthLoss }) => 1 - lengthLoss)
  /** Number of distinct words per field of each document, and the total per field. */
  let lengths = new Uint16Array(1 << 10)
  const sums = rules.map(() => 0)
  let isGone = new Uint8Array(1 << 8)
  let next = 0
  let living = 0
  /**
   * What one thing of a query gives each document, in which round it was found (forms, then substitutes), and
   * whether an earlier thing has found it. All are 0 between searches.
   */
  let gains = new Float64Array()
  let covered = new Float64Array()
  let isFound = new Uint8Array()
  let rounds = new Uint8Array()

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

  /** Returns the words of the documents that some forms stand for, with the best weight of each. */
  const meaningsOf = (forms: readonly AskedWord[]): readonly Meant[] => {
    const meant = new Map<number, number>()
    const take = (term: number, weight: number) => {
      if (weight > (meant.get(term) ?? 0)) meant.set(term, weight)
    }
    for (const { word, worth = 1, isBeginning, errors } of forms) {
      for (const near of errors ? table.near(word, errors) : []) {
        const { length } = table.wordOf(near.term)
        take(near.term, worth * nearWorth * (length / (length + near.errors)) ** partPower)
      }
      for (const term of isBeginning ? table.startingWith(word) : [])
        take(term, worth * beginningWorth * (word.length / table.wordOf(term).length) ** partPower)
      const exact = table.find(word)
      if (exact !== undefined) take(exact, worth)
    }
    return [...meant]
      .map(([term, weight]) => ({ term, weight }))
      .toSorted((one, other) => other.weight - one.weight)
  }

  const search = (things: readonly AskedThing[]): Found => {
    const scores = new Float64Array(next)
    const shares = new Float64Array(next)
    if (gains.length < next) {
      gains = new Float64Array(next + room)
      covered = new Float64Array(next + room)
      isFound = new Uint8Array(next + room)
      rounds = new Uint8Array(next + room)
    }
    const documents: number[] = []
    const perLength = Float64Array.from(
      rules,
      ({ lengthLoss }, field) => (lengthLoss * Math.max(living, 1)) / Math.max(sums[field] ?? 1, 1),
    )
    const found = new Set<number>()
    let own: number[] = []
    /** Counts the best of the forms in each document that has none of those before. */
    const take = (forms: readonly AskedWord[], round: number) => {
      for (const { term, weight } of meaningsOf(forms)) {
        found.add(term)
        const { count, documents: rows, fields, times } = postings.read(term)
        let amount = 0
        for (let row = 0; row < count; row += 1) {
          const document = rows[row] ?? 0
          const field = fields[row] ?? 0
          const length = (lengths[document * width + field] ?? 0) * (perLength[field] ?? 0)
          amount += ((weights[field] ?? 0) * (times[row] ?? 0)) / ((shortest[field] ?? 0) + length)
          // The rows of a document follow one another.
          if (row + 1 < count && rows[row + 1] === document) continue
          const gain = (weight * amount) / (amount + saturation)
          amount = 0
          if (isGone[document]) continue
          if (rounds[document] === 0) {
            rounds[document] = round
            own.push(document)
          } else if (rounds[document] !== round) continue
          if (gain > (gains[document] ?? 0)) gains[document] = gain
          if (weight > (covered[document] ?? 0)) covered[document] = weight
        }
      }
    }
    const rarityOf = (count: number) => Math.log(1 + (living - count + 0.5) / (count + 0.5)) ** rarityPower
    let whole = 0
    for (const { forms, worth = 1, isExtra = false } of things) {
      own = []
      take(
        forms.filter(({ isSubstitute }) => !isSubstitute),
        1,
      )
      const count = own.length
      take(
        forms.filter(({ isSubstitute }) => isSubstitute),
        2,
      )
      // A word that no document has says nothing.
      if (own.length === 0) continue
      const ofSubstitutes = worth * rarityOf(own.length)
      const rarity = count > 0 ? worth * rarityOf(count) : ofSubstitutes
      if (!isExtra) whole += rarity
      for (const [at, document] of own.entries()) {
        const part = at < count ? rarity : ofSubstitutes
        if (!isExtra) shares[document] = (shares[document] ?? 0) + part * Math.sqrt(covered[document] ?? 0)
        scores[document] = (scores[document] ?? 0) + part * (gains[document] ?? 0)
        gains[document] = 0
        covered[document] = 0
        rounds[document] = 0
        if (isFound[document]) continue
        isFound[document] = 1
        documents.push(document)
      }
    }
    for (const document of documents) {
      isFound[document] = 0
      const share = whole > 0 ? (shares[document] ?? 0) / whole : 1
      shares[document] = share
      scores[document] = (scores[document] ?? 0) * share ** coverage
    }
    return {
      documents,
      scores,
      shares,
      words: [...found].map(table.wordOf),
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
  const knows = (forms: readonly AskedWord[]) =>
    forms.some(
      ({ word, isBeginning, errors }) =>
        table.find(word) !== undefined ||
        (isBeginning && table.startingWith(word).length > 0) ||
        (errors && table.near(word, errors).length > 0),
    )
  return { add, remove, search, knows, near }
}
