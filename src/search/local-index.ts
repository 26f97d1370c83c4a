import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { mostHits, mostHitsOfPage, snippetLength } from '../config/search.ts'
import { normalised } from '../content/normalised.ts'
import { pathnameOf, type Route } from '../content/page-path.ts'
import { pinyinForms } from '../content/pinyin.ts'
import type { SearchPage, SearchSection } from '../content/search-files.ts'
import type { LocaleId } from '../locales/locale.ts'
import { logWords } from './log-line.ts'
import { markWords, snippetOf } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'
import { isHan, type QueryWords, queryWords, queryWordsApart, textWords } from './tokens.ts'

/** A section with its page, as it is indexed. */
interface Entry {
  readonly id: number
  readonly page: SearchPage
  readonly section: SearchSection | undefined
}

const fields = ['title', 'names', 'heading', 'page', 'text'] as const
/** Title before heading before text: a name means the page of that name. */
const boost = { title: 9, names: 5, heading: 5, page: 1.2, text: 1 }

/** The index of one language. It knows nothing of where texts come from. */
export interface LocalIndex {
  /** Takes a page in, or in place of what was known of it. */
  readonly put: (page: SearchPage) => void
  readonly remove: (route: Route) => void
  /** What is known of a page. */
  readonly get: (route: Route) => SearchPage | undefined
  readonly routes: () => Iterable<Route>
  readonly search: (query: string) => readonly SearchHit[]
}

export function createLocalIndex(locale: LocaleId): LocalIndex {
  const entries = new Map<number, Entry>()
  const entriesOf = new Map<Route, readonly Entry[]>()
  let next = 0
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: textWords,
    processTerm: (term) => term,
    extractField: (entry, name) => (name === 'id' ? String(entry.id) : fieldOf(entry, name)),
    // Queries come cut into words already.
    searchOptions: { tokenize: (word) => [word] },
    autoVacuum: true,
  })

  const remove = (route: Route) => {
    for (const { id } of entriesOf.get(route) ?? []) {
      index.discard(String(id))
      entries.delete(id)
    }
    entriesOf.delete(route)
  }
  const put = (page: SearchPage) => {
    remove(page.route)
    const [first, ...rest] = page.sections
    const hasStart = first === undefined || first.id === ''
    const sections = [hasStart ? first : undefined, ...(hasStart ? rest : page.sections)]
    const own = sections.map((section) => {
      const entry = { id: next, page, section }
      next += 1
      return entry
    })
    for (const entry of own) {
      entries.set(entry.id, entry)
      index.add(entry)
    }
    entriesOf.set(page.route, own)
  }
  const search = (query: string): readonly SearchHit[] => {
    const found = find(index, query)
    const ranked = preferExact(found.results, normalised(query).trim(), entries)
    const perPage = new Map<Route, number>()
    const hits: SearchHit[] = []
    for (const result of ranked) {
      const entry = entries.get(Number(result.id))
      if (!entry) continue
      const count = perPage.get(entry.page.route) ?? 0
      if (count >= mostHitsOfPage) continue
      perPage.set(entry.page.route, count + 1)
      hits.push(toHit(entry, locale, found.words, result))
      if (hits.length >= mostHits) break
    }
    return hits
  }
  return {
    put,
    remove,
    get: (route) => entriesOf.get(route)?.[0]?.page,
    routes: () => [...entriesOf.keys()],
    search,
  }
}

function fieldOf({ page, section }: Entry, name: string): string {
  const isPage = section === undefined || section.id === ''
  if (name === 'title') return isPage ? page.title : ''
  if (name === 'names') return isPage ? namesOf(page) : pinyinWords(section.pinyin ?? [], 'letters')
  if (name === 'heading') return section?.heading ?? ''
  if (name === 'page') return isPage ? '' : [page.title, ...page.words].join(' ')
  return section?.text ?? ''
}

const namesOf = ({ words, pinyin }: SearchPage) =>
  [...words, pinyinWords(pinyin, 'letters'), pinyinWords(pinyin, 'initials')].join(' ')

/** A heading's initials are left out: two letters would find half of all headings. */
const pinyinWords = (pinyin: readonly string[], form: 'letters' | 'initials') =>
  pinyin.flatMap((syllables) => pinyinForms(syllables)[form]).join(' ')

interface Found {
  readonly results: readonly SearchResult[]
  /** What to mark besides the words that matched. */
  readonly words: readonly string[]
}

/** A query with more words is a pasted line or a sentence: hardly any page has them all. */
const mostRequired = 8

/**
 * All words; else all words with Chinese compounds taken apart; else all with small typing errors; else a log line: as many of its words
 * as possible, the rarest first.
 */
function find(index: MiniSearch<Entry>, query: string): Found {
  const asTyped = queryWords(query)
  const apart = queryWordsApart(query)
  const marks = [...asTyped.words, ...asTyped.wholes]
  if (marks.length === 0) return { results: [], words: [] }
  if (asTyped.words.length <= mostRequired) {
    const results = withMore(findAll(index, asTyped, {}), () => findAll(index, apart, {}))
    if (results.length > 0) return { results, words: marks }
    const near = findAll(index, apart, { fuzzy: fuzziness })
    if (near.length > 0) return { results: near, words: marks }
  }
  const rare = logWords(query)
  const some = index.search({ combineWith: 'OR', queries: [...rare] }, { boost, prefix: false })
  const enough = Math.max(1, Math.ceil(rare.length / 4))
  return { results: some.filter(({ queryTerms }) => queryTerms.length >= enough), words: rare }
}

/** So few results leave room for others that have the words apart. */
const fewResults = 12

/** What fits less well comes along where little was found; each counts half. */
function withMore(
  results: readonly SearchResult[],
  more: () => readonly SearchResult[],
): readonly SearchResult[] {
  if (results.length >= fewResults) return results
  const known = new Set(results.map(({ id }) => id))
  const others = more().filter(({ id }) => !known.has(id))
  return [...results, ...others.map((result) => ({ ...result, score: result.score / 2 }))]
}

function findAll(
  index: MiniSearch<Entry>,
  { words, wholes }: QueryWords,
  options: SearchOptions,
): readonly SearchResult[] {
  const required: Query = { combineWith: 'AND', queries: [...words] }
  const results = index.search(required, { boost, prefix: prefixesOf(words), ...options })
  if (wholes.length === 0 || results.length === 0) return results
  // A part of an identifier is asked for as well: an identifier that is there whole only adds to the score.
  const whole = new Map(
    index.search({ queries: [...wholes] }, { boost, prefix: true }).map(({ id, score }) => [id, score]),
  )
  return results.map((result) => ({ ...result, score: result.score + 3 * (whole.get(result.id) ?? 0) }))
}

/** The last word may be unfinished, longer ones may have an ending; a single Latin letter begins half of all words. */
const prefixesOf = (words: readonly string[]) => (word: string) => {
  if (isHan(word)) return word.length === 1
  return word.length > 3 || (word.length > 1 && word === words.at(-1))
}

/** One error in five letters; none in short words, in numbers and in Chinese, where every other sign is another word. */
const fuzziness = (word: string) => (word.length > 3 && !isHan(word) && !/^\d+$/.test(word) ? 0.25 : false)

/** A page whose name, or a part whose heading, is the query itself comes first. */
function preferExact(
  results: readonly SearchResult[],
  query: string,
  entries: ReadonlyMap<number, Entry>,
): readonly SearchResult[] {
  const worth = (result: SearchResult) => {
    const entry = entries.get(Number(result.id))
    if (!entry) return 0
    const { page, section } = entry
    const isPage = section === undefined || section.id === ''
    const names = isPage ? [page.title, ...page.words] : [section.heading]
    const isExact = names.some((name) => normalised(name) === query)
    if (!isExact) return result.score
    return result.score * (isPage ? 4 : 2)
  }
  return results
    .slice(0, 400)
    .map((result) => ({ result, worth: worth(result) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ result }) => result)
}

function toHit(
  { page, section }: Entry,
  locale: LocaleId,
  words: readonly string[],
  result: SearchResult,
): SearchHit {
  const isPage = section === undefined || section.id === ''
  const name = isPage ? page.title : section.heading
  const hash = isPage ? '' : `#${encodeURIComponent(section.id)}`
  const marks = [...new Set([...words, ...result.terms])]
  const inText = Object.values(result.match).some((matched) => matched.includes('text'))
  const snippet =
    section !== undefined && (inText || isPage) ? snippetOf(section.text, marks, snippetLength) : []
  return {
    path: pathnameOf({ locale, route: page.route }) + hash,
    page: page.title,
    headings: isPage ? [] : [section.heading],
    name: markWords(name, marks),
    snippet,
  }
}
