import { normalised } from '../../content/normalised.ts'
import type { SearchPage, SearchSection } from '../../content/search-files.ts'
import { textWords } from './tokens.ts'

/** A section with its page, as indexed. */
export interface Entry {
  readonly id: number
  readonly page: SearchPage
  readonly section: SearchSection | undefined
  readonly names: EntryNames
  /** The heading, prepared for comparison with a query. */
  readonly heading: string
}

/** The names of a page, prepared for comparison with a query. */
export interface EntryNames {
  /** The title's part before a slash: "OneDrive / share" is about OneDrive, and mentions its shares. */
  readonly first: string
  /** The words of that part. */
  readonly firstWords: readonly string[]
  /** The title, the other names, and the Pinyin of all of them. */
  readonly all: readonly string[]
  /** The words of the title and the other names. */
  readonly words: ReadonlySet<string>
  /** The words of the folders' titles. */
  readonly above: ReadonlySet<string>
}

/** Prepares the names of a page. */
export function entryNamesOf({ title, words, pinyin, folders }: SearchPage): EntryNames {
  const first = firstPartOf(title)
  return {
    first,
    firstWords: textWords(first),
    all: [title, ...words, ...pinyin.map((syllables) => syllables.replaceAll(' ', ''))].map(normalised),
    words: new Set([title, ...words].flatMap(textWords)),
    above: new Set(folders.flatMap(textWords)),
  }
}

const firstPartOf = (name: string) => normalised(name).split(' / ')[0] ?? ''
