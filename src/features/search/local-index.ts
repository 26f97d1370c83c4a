import type { LocaleId } from '../../config/locales/locale.ts'
import { longestQuery, mostHits, mostHitsOfPage, snippetLength } from '../../config/search.ts'
import { normalised } from '../../content/normalised.ts'
import { pathnameOf, type Route } from '../../content/page-path.ts'
import { pinyinForms } from '../../content/pinyin.ts'
import type { SearchPage } from '../../content/search-files.ts'
import { createWordIndex } from './engine/word-index.ts'
import { type Entry, rankedEntries } from './entry-rank.ts'
import { type FoundEntry, findEntries } from './find-entries.ts'
import { markWords, snippetOf } from './marked-text.ts'
import { nearestWords } from './nearest-words.ts'
import type { SearchHit } from './search-answer.ts'
import { textWords } from './tokens.ts'

/**
 * The fields of an entry and the weight of a word in each; `page` is what is above the entry: its page, or a page's folders. The title outweighs headings, which outweigh text,
 * so that a name finds the page of that name.
 */
const fields = { title: 9, names: 5, heading: 5, page: 1.2, text: 1 } as const
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
  /** Returns the words that are nearest to a query without results. */
  readonly near: (query: string) => readonly string[]
}

export function createLocalIndex(locale: LocaleId): LocalIndex {
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
    const [first, ...rest] = page.sections
    const hasStart = first === undefined || first.id === ''
    const sections = [hasStart ? first : undefined, ...(hasStart ? rest : page.sections)]
    const own = sections.map((section) => {
      const entry = { id: next, page, section }
      next += 1
      return entry
    })
    // The parts that all sections share are tokenized once.
    const ofPage = textWords([page.title, ...page.words].join(' '))
    for (const entry of own) {
      entries.set(entry.id, entry)
      index.add(entry.id, wordsOf(entry, ofPage))
    }
    entriesOf.set(page.route, own)
  }
  const search = (query: string): readonly SearchHit[] => {
    const found = findEntries(index, query)
    const ranked = rankedEntries(found, normalised(query.slice(0, longestQuery)).trim(), entries)
    const perPage = new Map<Route, number>()
    const hits: SearchHit[] = []
    for (const result of ranked) {
      const entry = entries.get(result.id)
      if (!entry) continue
      const count = perPage.get(entry.page.route) ?? 0
      if (count >= mostHitsOfPage) continue
      perPage.set(entry.page.route, count + 1)
      hits.push(toHit(entry, locale, result))
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
    near: (query) => nearestWords(index, query),
  }
}

/** Returns the words of an entry, field by field. */
function wordsOf({ page, section }: Entry, ofPage: readonly string[]): readonly (readonly string[])[] {
  const isPage = section === undefined || section.id === ''
  const words: Readonly<Record<Field, readonly string[]>> = {
    title: isPage ? textWords(page.title) : [],
    names: textWords(isPage ? namesOf(page) : pinyinWords(section.pinyin ?? [], 'letters')),
    heading: textWords(section?.heading ?? ''),
    page: isPage ? textWords(page.folders.join(' ')) : ofPage,
    text: textWords(section?.text ?? ''),
  }
  return fieldNames.map((name) => words[name])
}

const namesOf = ({ words, pinyin }: SearchPage) =>
  [...words, pinyinWords(pinyin, 'letters'), pinyinWords(pinyin, 'initials')].join(' ')

/** Pinyin words of a heading, without initials: two letters would match half of all headings. */
const pinyinWords = (pinyin: readonly string[], form: 'letters' | 'initials') =>
  pinyin.flatMap((syllables) => pinyinForms(syllables)[form]).join(' ')

function toHit({ page, section }: Entry, locale: LocaleId, { words, isMatch }: FoundEntry): SearchHit {
  const isPage = section === undefined || section.id === ''
  const name = isPage ? page.title : section.heading
  const hash = isPage ? '' : `#${encodeURIComponent(section.id)}`
  const found = textWords(section?.text ?? '').filter(isMatch)
  const marks = [...new Set([...words, ...textWords(name).filter(isMatch), ...found])]
  const snippet =
    section !== undefined && (found.length > 0 || isPage) ? snippetOf(section.text, marks, snippetLength) : []
  return {
    path: pathnameOf({ locale, route: page.route }) + hash,
    page: page.title,
    trail: page.folders,
    headings: isPage ? [] : [section.heading],
    name: markWords(name, marks),
    snippet,
  }
}
