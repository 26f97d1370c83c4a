/** Words that ask for a kind of answer, and the pages and sections that have it. */
export interface QuestionRow {
  readonly words: readonly string[]
  /** Routes, and folders that end with a slash. */
  readonly pages?: readonly string[] | undefined
  readonly headings?: readonly string[] | undefined
  /** How many times better these pages and sections are. */
  readonly worth: number
}

/** What pages count, unless the query names them. */
export interface PurposeRow {
  /** A route, or a folder that ends with a slash. A folder's own page is not part of it. The last row that fits counts. */
  readonly page: string
  /** What they count, from 0 to 1. */
  readonly worth: number
  /** The words that name these pages. Without them, the names of each page do. */
  readonly words?: readonly string[] | undefined
  /** Whether these pages describe identifiers and addresses, so that a query with one names them. */
  readonly hasKeys?: boolean | undefined
}

/** Words that readers use, and those that pages have instead. */
export interface EverydayRow {
  readonly words: readonly string[]
  readonly means: readonly string[]
}

/** The tables of `search.json` for one language. They are part of the search text of its home page. */
export interface SearchTables {
  readonly pages: readonly PurposeRow[]
  readonly questions: readonly QuestionRow[]
  /** Words that say nothing about the subject of a query. */
  readonly empty: readonly string[]
  /** Words for the same thing. */
  readonly synonyms: readonly (readonly string[])[]
  /** Synonyms in one direction: a page with the everyday word is not found by the other one. */
  readonly everyday?: readonly EverydayRow[] | undefined
}

/** The tables, prepared for queries. */
export interface SearchWords {
  readonly pages: readonly PurposeRow[]
  readonly questions: readonly QuestionRow[]
  readonly empty: ReadonlySet<string>
  /** The other words that stand for a word of a query. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** All words of the tables with several characters, at which Chinese and Japanese queries are separated. */
  readonly known: readonly string[]
}

export const noTables: SearchTables = { pages: [], questions: [], empty: [], synonyms: [] }

/** Prepares the tables of a language. */
export function searchWordsOf({
  pages,
  questions,
  empty,
  synonyms,
  everyday = [],
}: SearchTables): SearchWords {
  const others = new Map<string, readonly string[]>()
  const add = (words: readonly string[], means: readonly string[]) => {
    for (const word of words)
      others.set(
        word,
        [...new Set([...(others.get(word) ?? []), ...means])].filter((other) => other !== word),
      )
  }
  for (const row of synonyms) add(row, row)
  for (const { words, means } of everyday) add(words, means)
  const known = [...others.keys(), ...empty].filter((word) => word.length > 1)
  return { pages, questions, empty: new Set(empty), synonyms: others, known }
}
