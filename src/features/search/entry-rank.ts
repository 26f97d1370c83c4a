import { escapePattern } from '../../content/escape.ts'
import { normalised } from '../../content/normalised.ts'
import type { Route } from '../../content/page-path.ts'
import type { SearchWords } from '../../content/search-words.ts'
import type { Entry, EntryNames } from './entry.ts'
import { type FoundEntry, tellingWords } from './find-entries.ts'
import { purposesOf } from './page-purpose.ts'

/** The share of its score that a page about this site keeps: readers look for the product, unless only such pages fit. */
const siteWorth = 0.1
/** Its maximum advantage of an exact name. */
const mostOfSite = 4

/** Longer queries are pasted lines. Names and commands are shorter. Characters. */
const longestPhrase = 120

/** How many times better an entry is by what words alone do not say. */
const rank = {
  /** A page whose name is the query. */
  page: 6,
  /** A section whose heading is the query. */
  section: 1,
  /** A page whose title, or its part before a slash, is a word of the query: every section of it. */
  named: 1.2,
  /** A page whose title and folders have every word of the query. */
  folders: 6,
  /** What a share of a name counts, so that a whole name is always better. */
  part: 0.6,
  /** A section that starts with the identifier, or has it alone in a line or cell. */
  definition: 2.5,
  listed: 1.4,
  /** A section with a line that starts with the query, or a section that has it anywhere. */
  line: 3,
  phrase: 1.3,
  /** What each doubling of the number of matches in a page adds. */
  mass: 0.17,
}

/**
 * Sorts entries by score and by what words alone do not say. Better are pages whose name is the query, then
 * sections that define the identifier or start a line with the command, pages with many matches, and pages
 * that are for readers who ask like this (`page-purpose.ts`).
 */
export function rankedEntries(
  found: readonly FoundEntry[],
  query: string,
  entries: ReadonlyMap<number, Entry>,
  rules: SearchWords,
): readonly FoundEntry[] {
  const counts = new Map<Route, number>()
  for (const { id } of found) {
    const route = entries.get(id)?.page.route ?? ''
    counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  const fitting = fitOf(query, rules)
  const purpose = purposesOf(query, rules, found[0]?.isMatch)
  const worth = ({ id, score }: FoundEntry) => {
    const entry = entries.get(id)
    if (!entry) return 0
    if (entry.page.isAboutSite) return score * siteWorth * Math.min(fitting(entry), mostOfSite)
    const mass = 1 + rank.mass * Math.log2(counts.get(entry.page.route) ?? 1)
    return score * fitting(entry) * purpose(entry) * mass
  }
  return found
    .map((entry) => ({ entry, worth: worth(entry) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry)
}

/** Returns a function that says how many times better than by its words an entry fits the query. */
function fitOf(query: string, rules: SearchWords): (entry: Entry) => number {
  const definition = definitionOf(query)
  const phrase = phraseOf(query)
  const telling = tellingWords(query, rules)
  const words = new Set([...query.split(/\s+/), ...telling])
  /** Whether the page's title and its folders' titles have every word: "docker install" is Install > Docker. */
  const hasAllWords = ({ words: own, above }: EntryNames) =>
    telling.length > 1 &&
    telling.some((word) => own.has(word)) &&
    telling.every((word) => own.has(word) || above.has(word))
  return ({ section, names }) => {
    const isPage = section === undefined || section.id === ''
    const own = isPage ? names.all : [normalised(section.heading)]
    const share = Math.max(...own.map((name) => shareOf(query, name)))
    const byName = 1 + share * (isPage ? rank.page : rank.section)
    const text = section?.text ?? ''
    const byText = Math.max(definitionWorth(text, definition), phraseWorth(text, phrase))
    const byFolders = isPage && hasAllWords(names) ? rank.folders : 1
    return Math.max(byName, byText, byFolders) * (words.has(names.first) ? rank.named : 1)
  }
}

/** Returns the share of a name that the query is: 1 for the whole name or its part before a slash, with or without a plural s. */
function shareOf(query: string, whole: string): number {
  if (query === '' || !whole.includes(query)) return 0
  const isWhole = [whole, whole.split(' / ')[0]].some((full) => full === query || full === `${query}s`)
  return isWhole ? 1 : (query.length / whole.length) * rank.part
}

/** A section that starts with an identifier describes it; one with the identifier alone in a line or cell lists it. */
function definitionWorth(text: string, definition: RegExp | undefined): number {
  const at = definition ? text.search(definition) : -1
  if (at < 0) return 1
  return at === 0 ? rank.definition : rank.listed
}

/** A command at the start of a line is what a reader looks for; elsewhere, it is mentioned. */
function phraseWorth(text: string, phrase: RegExp | undefined): number {
  const at = phrase ? text.search(phrase) : -1
  if (at < 0) return 1
  return at === 0 || /[\n\t]/.test(text[at - 1] ?? '') ? rank.line : rank.phrase
}

/** Returns a pattern for a query of several words; `undefined` for one word and for long texts. */
function phraseOf(query: string): RegExp | undefined {
  if (query.length > longestPhrase || !/\S\s+\S/.test(query)) return undefined
  const words = query.split(/\s+/).map(escapePattern)
  return new RegExp(words.join('\\s+'), 'i')
}

/**
 * Returns a pattern for a query that is an identifier or an API path, optionally after its method;
 * `undefined` for other queries.
 */
function definitionOf(query: string): RegExp | undefined {
  if (!/^[\w./:-]+$/.test(query) || !/\w[_./:-]\w/.test(query)) return undefined
  const plain = escapePattern(query.replace(/^\//, ''))
  return new RegExp(`(?<![^\\n\\t])(?:[a-z]+ )?/?${plain}(?![^\\n\\t])`, 'i')
}
