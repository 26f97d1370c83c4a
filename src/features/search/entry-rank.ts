import { normalised } from '../../content/normalised.ts'
import type { Route } from '../../content/page-path.ts'
import type { SearchPage, SearchSection } from '../../content/search-files.ts'
import { type FoundEntry, tellingWords } from './find-entries.ts'
import { textWords } from './tokens.ts'

/** A section with its page, as indexed. */
export interface Entry {
  readonly id: number
  readonly page: SearchPage
  readonly section: SearchSection | undefined
}

/**
 * The share of its score that a page about this site keeps, without the advantage of an exact name: readers
 * look for the product, unless only such pages fit.
 */
const siteWorth = 0.1

/** Longer queries are pasted lines. Names and commands are shorter. Characters. */
const longestPhrase = 120

/**
 * Sorts entries by score and by what words alone do not say. Better are pages whose name is the query, then
 * sections that define the identifier or start a line with the command, and pages with many matches.
 */
export function rankedEntries(
  found: readonly FoundEntry[],
  query: string,
  entries: ReadonlyMap<number, Entry>,
): readonly FoundEntry[] {
  const counts = new Map<Route, number>()
  for (const { id } of found) {
    const route = entries.get(id)?.page.route ?? ''
    counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  const worthOf = fitOf(query)
  const worth = ({ id, score }: FoundEntry) => {
    const entry = entries.get(id)
    if (!entry) return 0
    if (entry.page.isAboutSite) return score * siteWorth
    return score * worthOf(entry) * (1 + massWorth * Math.log2(counts.get(entry.page.route) ?? 1))
  }
  return found
    .map((entry) => ({ entry, worth: worth(entry) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry)
}

/** What each doubling of the number of matches in a page adds to its score. */
const massWorth = 0.1

/** Returns a function that says how many times better than by its words an entry fits the query. */
function fitOf(query: string): (entry: Entry) => number {
  const definition = definitionOf(query)
  const phrase = phraseOf(query)
  const words = query.split(/\s+/)
  const telling = tellingWords(query)
  /** Whether the page's title and its folders' titles have every word: "docker install" is Install > Docker. */
  const isPlaced = (page: SearchPage) => {
    const own = new Set([page.title, ...page.words].flatMap(textWords))
    if (telling.length < 2 || !telling.some((word) => own.has(word))) return false
    const above = new Set(page.folders.flatMap(textWords))
    return telling.every((word) => own.has(word) || above.has(word))
  }
  return ({ page, section }) => {
    const isPage = section === undefined || section.id === ''
    const names = isPage ? [page.title, ...page.words, ...page.pinyin.map(joined)] : [section.heading]
    const share = Math.max(...names.map((name) => shareOf(query, name)))
    const byName = 1 + share * (isPage ? 3 : 1)
    const text = section?.text ?? ''
    const isNamed = words.includes(firstPartOf(page.title))
    const byText = Math.max(definitionWorth(text, definition), phraseWorth(text, phrase))
    const byPlace = isPage && isPlaced(page) ? placedWorth : 1
    return Math.max(byName, byText, byPlace) * (isNamed ? namedWorth : 1)
  }
}

/** How many times better every section of a page is whose title, or its part before a slash, is a word of the query. */
const namedWorth = 2

/** How many times better a page is whose title and folders have every word of the query. */
const placedWorth = 3

/** What a share of a name counts, so that a whole name is always better. */
const partWorth = 0.6

/** Returns what a title names first: "OneDrive / share" is about OneDrive, and mentions its shares. */
const firstPartOf = (name: string) => normalised(name).split(' / ')[0] ?? ''

const joined = (syllables: string) => syllables.replaceAll(' ', '')

/** Returns the share of a name that the query is: 1 for the whole name or its part before a slash, with or without a plural s. */
function shareOf(query: string, name: string): number {
  const whole = normalised(name)
  if (query === '' || !whole.includes(query)) return 0
  const isWhole = [whole, firstPartOf(whole)].some((full) => full === query || full === `${query}s`)
  return isWhole ? 1 : (query.length / whole.length) * partWorth
}

/** A section that starts with an identifier describes it; one with the identifier alone in a line or cell lists it. */
function definitionWorth(text: string, definition: RegExp | undefined): number {
  const at = definition ? text.search(definition) : -1
  if (at < 0) return 1
  return at === 0 ? 2.5 : 1.4
}

/** A command at the start of a line is what a reader looks for; elsewhere, it is mentioned. */
function phraseWorth(text: string, phrase: RegExp | undefined): number {
  const at = phrase ? text.search(phrase) : -1
  if (at < 0) return 1
  return at === 0 || /[\n\t]/.test(text[at - 1] ?? '') ? 3 : 1.5
}

/** Returns a pattern for a query of several words; `undefined` for one word and for long texts. */
function phraseOf(query: string): RegExp | undefined {
  if (query.length > longestPhrase || !/\S\s+\S/.test(query)) return undefined
  const words = query.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(words.join('\\s+'), 'i')
}

/**
 * Returns a pattern for a query that is an identifier or an API path, optionally after its method;
 * `undefined` for other queries.
 */
function definitionOf(query: string): RegExp | undefined {
  if (!/^[\w./:-]+$/.test(query) || !/\w[_./:-]\w/.test(query)) return undefined
  const plain = query.replace(/^\//, '').replace(/[.]/g, '\\.')
  return new RegExp(`(?<![^\\n\\t])(?:[a-z]+ )?/?${plain}(?![^\\n\\t])`, 'i')
}
