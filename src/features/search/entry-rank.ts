import { escapePattern } from '../../content/escape.ts'
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

/** Power of what words give, compared with the rest. Learned, as are `named`, `folders`, and `next` (docs/search.md). */
const wordsPower = 1.2

/** How many times better an entry is by what words alone do not say. */
const rank = {
  /** A page whose name is the query. */
  page: 6,
  /** What a name counts whose words are those of the query, some with typing errors or in other forms. */
  similar: 0.15,
  /** A section whose heading is the query. */
  section: 1,
  /** A page whose title, or its part before a slash, is a word of the query: every section of it. */
  named: 1.4,
  /** A page whose title and folders have every word of the query. */
  folders: 3,
  /** What a share of a name counts, so that a whole name is always better. */
  part: 0.6,
  /** A section that starts with the identifier, or has it alone in a line or cell. */
  definition: 2.2,
  listed: 1.3,
  /** A section with a line that starts with the query, or a section that has it anywhere. */
  line: 2.5,
  phrase: 1.2,
  /** What the next best entry of a page adds to it, and the one after that of this. */
  next: 0.75,
}

/**
 * Sorts entries by score and by what words alone do not say. Better are pages whose name is the query, then
 * sections that define the identifier or start a line with the command, pages with several good entries, and
 * pages that are for readers who ask like this (`page-purpose.ts`).
 */
export function rankedEntries(
  found: readonly FoundEntry[],
  query: string,
  entries: ReadonlyMap<number, Entry>,
  rules: SearchWords,
): readonly FoundEntry[] {
  const isMatch = found[0]?.isMatch ?? (() => false)
  const fitting = fitOf(query, rules, isMatch)
  const purpose = purposesOf(query, rules, isMatch)
  const worthOf = (entry: Entry, score: number) =>
    entry.page.isAboutSite
      ? score ** wordsPower * siteWorth * Math.min(fitting(entry), mostOfSite)
      : score ** wordsPower * fitting(entry) * purpose(entry)
  const ranked = found
    .flatMap((answer) => {
      const entry = entries.get(answer.id)
      return entry ? [{ answer, route: entry.page.route, worth: worthOf(entry, answer.score) }] : []
    })
    .toSorted(byWorth)
  const pageWorth = pageWorthOf(ranked)
  return ranked
    .map((row) => ({ ...row, worth: row.worth * pageWorth(row.route) }))
    .toSorted(byWorth)
    .map(({ answer }) => answer)
}

interface Ranked {
  readonly route: Route
  readonly worth: number
}

const byWorth = (one: Ranked, other: Ranked) => other.worth - one.worth

/** Returns a function that says how many times better a page is by its other entries: from 1 to 2. */
function pageWorthOf(ranked: readonly Ranked[]): (route: Route) => number {
  const pages = new Map<Route, { readonly best: number; readonly sum: number; readonly part: number }>()
  for (const { route, worth } of ranked) {
    const { best, sum, part } = pages.get(route) ?? { best: worth, sum: 0, part: 1 }
    pages.set(route, { best, sum: sum + worth * part, part: part * rank.next })
  }
  return (route) => {
    const { best, sum } = pages.get(route) ?? { best: 0, sum: 0 }
    return best > 0 ? sum / best : 1
  }
}

/** Returns a function that says how many times better than by its words an entry fits the query. */
function fitOf(query: string, rules: SearchWords, isMatch: FoundEntry['isMatch']): (entry: Entry) => number {
  const definition = definitionOf(query)
  const phrase = phraseOf(query)
  const telling = tellingWords(query, rules)
  const words = new Set([...query.split(/\s+/), ...telling])
  /** Whether the page's title and its folders' titles have every word: "docker install" is Install > Docker. */
  const hasAllWords = ({ words: own, above }: EntryNames) =>
    telling.length > 1 &&
    telling.some((word) => own.has(word)) &&
    telling.every((word) => own.has(word) || above.has(word))
  const similarity = ({ firstWords }: EntryNames) =>
    firstWords.length === telling.length && firstWords.every(isMatch) ? rank.similar : 0
  return ({ section, names, heading }) => {
    const isPage = section === undefined || section.id === ''
    const own = isPage ? names.all : [heading]
    const similar = isPage ? similarity(names) : 0
    const share = Math.max(similar, ...own.map((name) => shareOf(query, name)))
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
function definitionWorth(text: string, definition: Definition | undefined): number {
  const at = definition?.anywhere.test(text) ? text.search(definition.whole) : -1
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

/** The patterns of an identifier or an API path. */
interface Definition {
  /** Found quickly, so that most texts are not searched for the other pattern. */
  readonly anywhere: RegExp
  /** A whole line or cell, optionally after a method. */
  readonly whole: RegExp
}

/** Returns the patterns of a query that is an identifier or an API path; `undefined` for other queries. */
function definitionOf(query: string): Definition | undefined {
  if (!/^[\w./:-]+$/.test(query) || !/\w[_./:-]\w/.test(query)) return undefined
  const plain = escapePattern(query.replace(/^\//, ''))
  return {
    anywhere: new RegExp(plain, 'i'),
    whole: new RegExp(`(?<![^\\n\\t])(?:[a-z]+ )?/?${plain}(?![^\\n\\t])`, 'i'),
  }
}
