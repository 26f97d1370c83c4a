import { hashTo } from '../../browser/hash-id.ts'
import type { LocaleId } from '../../config/locales/locale.ts'
import { longestQuery, mostHits, mostHitsOfPage, snippetLength } from '../../config/search.ts'
import { normalised } from '../../content/normalised.ts'
import { pathnameOf, type Route } from '../../content/page-path.ts'
import { pinyinForms } from '../../content/pinyin.ts'
import type { SearchPage } from '../../content/search-files.ts'
import { noTables, searchWordsOf } from '../../content/search-words.ts'
import { directAnswer } from './direct-answer.ts'
import { createWordIndex } from './engine/word-index.ts'
import { type Entry, entryNamesOf } from './entry.ts'
import { rankedEntries } from './entry-rank.ts'
import { type FoundEntry, findEntries } from './find-entries.ts'
import { hasWords, markWords, snippetOf } from './marked-text.ts'
import { nearestWords } from './nearest-words.ts'
import type { LocalAnswer, SearchHit } from './search-answer.ts'
import { textWords } from './tokens.ts'

/** The fields of an entry; `page` is what is above the entry: its page with its lead, or a page's folders. `asked` are the words of readers. Weights and losses were learned (docs/search.md, "Learned constants"). */
const fields = {
  title: { weight: 20, lengthLoss: 0.7 },
  names: { weight: 11, lengthLoss: 0.3 },
  heading: { weight: 6, lengthLoss: 0.3 },
  page: { weight: 0.33, lengthLoss: 0.5 },
  lead: { weight: 4, lengthLoss: 0.3 },
  text: { weight: 0.52, lengthLoss: 0.7 },
  asked: { weight: 4.2, lengthLoss: 0.1 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

/** The index of one language. It does not know where texts come from. */
export interface LocalIndex {
  /** Adds a page, or replaces its previous version. */
  readonly put: (page: SearchPage) => void
  readonly remove: (route: Route) => void
  /** Returns the stored version of a page. */
  readonly get: (route: Route) => SearchPage | undefined
  readonly routes: () => Iterable<Route>
  readonly search: (query: string) => readonly SearchHit[]
  /** Returns the results, and a row or a command that answers the query on its own. */
  readonly answer: (query: string) => Pick<LocalAnswer, 'hits' | 'direct'>
  /** Returns the words that are nearest to a query without results. */
  readonly near: (query: string) => readonly string[]
}

export function createLocalIndex(locale: LocaleId): LocalIndex {
  let rules = searchWordsOf(noTables)
  const entries = new Map<number, Entry>()
  const entriesOf = new Map<Route, readonly Entry[]>()
  let next = 0
  const index = createWordIndex(Object.values(fields))

  const remove = (route: Route) => {
    for (const { id } of entriesOf.get(route) ?? []) {
      index.remove(id)
      entries.delete(id)
    }
    entriesOf.delete(route)
  }
  const put = (page: SearchPage) => {
    remove(page.route)
    if (page.tables) rules = searchWordsOf(page.tables)
    const [first, ...rest] = page.sections
    const hasStart = first === undefined || first.id === ''
    const sections = [hasStart ? first : undefined, ...(hasStart ? rest : page.sections)]
    const names = entryNamesOf(page)
    const own = sections.map((section) => {
      const entry = { id: next, page, section, names, heading: normalised(section?.heading ?? '') }
      next += 1
      return entry
    })
    // The parts that all sections share are tokenized once.
    const lead = textWords(leadOf(page))
    const ofPage = [...textWords([page.title, ...page.words].join(' ')), ...lead]
    for (const entry of own) {
      entries.set(entry.id, entry)
      index.add(entry.id, wordsOf(entry, ofPage, lead))
    }
    entriesOf.set(page.route, own)
  }
  const answer = (query: string): Pick<LocalAnswer, 'hits' | 'direct'> => {
    const plain = normalised(query.slice(0, longestQuery)).trim()
    const ranked = rankedEntries(findEntries(index, query, rules), plain, entries, rules)
    const perPage = new Map<Route, number>()
    const hits: SearchHit[] = []
    const best: Entry[] = []
    for (const result of ranked) {
      const entry = entries.get(result.id)
      if (!entry || !hasOwnWords(entry, result)) continue
      const count = perPage.get(entry.page.route) ?? 0
      if (count >= mostHitsOfPage) continue
      perPage.set(entry.page.route, count + 1)
      hits.push(toHit(entry, locale, result))
      best.push(entry)
      if (hits.length >= mostHits) break
    }
    return { hits, direct: directAnswer(best, query.slice(0, longestQuery), locale) }
  }
  return {
    answer,
    put,
    remove,
    get: (route) => entriesOf.get(route)?.[0]?.page,
    routes: () => [...entriesOf.keys()],
    search: (query) => answer(query).hits,
    near: (query) => nearestWords(index, query),
  }
}

/** Returns the words of an entry, field by field. */
function wordsOf(
  { page, section }: Entry,
  ofPage: readonly string[],
  lead: readonly string[],
): readonly (readonly string[])[] {
  const isPage = section === undefined || section.id === ''
  const words: Readonly<Record<Field, readonly string[]>> = {
    title: isPage ? textWords(page.title) : [],
    names: textWords(isPage ? namesOf(page) : pinyinWords(section.pinyin ?? [], 'letters')),
    heading: textWords(section?.heading ?? ''),
    page: isPage ? textWords(page.folders.join(' ')) : ofPage,
    lead: isPage ? lead : [],
    text: textWords(section?.text ?? ''),
    asked: textWords(section?.asked ?? ''),
  }
  return fieldNames.map((name) => words[name])
}

/** The sentence that says what a page is about: the first line of its text. */
const leadOf = ({ sections: [first] }: SearchPage) =>
  first?.id === '' ? (first.text.split('\n', 1)[0] ?? '') : ''

const namesOf = ({ words, pinyin }: SearchPage) =>
  [...words, pinyinWords(pinyin, 'letters'), pinyinWords(pinyin, 'initials')].join(' ')

/** Pinyin words of a heading, without initials: two letters would match half of all headings. */
const pinyinWords = (pinyin: readonly string[], form: 'letters' | 'initials') =>
  pinyin.flatMap((syllables) => pinyinForms(syllables)[form]).join(' ')

/** Returns whether a section has a word of the query itself, not only its page. */
const hasOwnWords = ({ section }: Entry, { words }: FoundEntry) =>
  section === undefined ||
  section.id === '' ||
  hasWords(`${section.heading}\n${section.text}\n${section.asked ?? ''}`, words)

function toHit({ page, section }: Entry, locale: LocaleId, { words }: FoundEntry): SearchHit {
  const isPage = section === undefined || section.id === ''
  const name = isPage ? page.title : section.heading
  const snippet =
    section !== undefined && (isPage || hasWords(section.text, words))
      ? snippetOf(section.text, words, snippetLength)
      : []
  return {
    path: pathnameOf({ locale, route: page.route }) + hashTo(section?.id),
    page: page.title,
    trail: page.folders,
    headings: isPage ? [] : [section.heading],
    name: markWords(name, words),
    snippet,
  }
}
