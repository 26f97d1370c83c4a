import { mostHits, mostHitsOfPage, snippetLength } from '../config/search.ts'
import { normalised } from '../content/normalised.ts'
import { pathnameOf, type Route } from '../content/page-path.ts'
import { pinyinForms } from '../content/pinyin.ts'
import type { SearchPage, SearchSection } from '../content/search-files.ts'
import type { LocaleId } from '../locales/locale.ts'
import { createWordIndex } from './engine/word-index.ts'
import { type FoundEntry, findEntries } from './find-entries.ts'
import { markWords, snippetOf } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'
import { textWords } from './tokens.ts'

/** A section with its page, as it is indexed. */
interface Entry {
  readonly id: number
  readonly page: SearchPage
  readonly section: SearchSection | undefined
}

/** The fields of an entry, and what a word is worth there. Title before heading before text: a name means the page of that name. */
const fields = { title: 9, names: 5, heading: 5, page: 1.2, text: 1 } as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

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
    // What all parts of a page have in common is cut into words once.
    const ofPage = textWords([page.title, ...page.words].join(' '))
    for (const entry of own) {
      entries.set(entry.id, entry)
      index.add(entry.id, wordsOf(entry, ofPage))
    }
    entriesOf.set(page.route, own)
  }
  const search = (query: string): readonly SearchHit[] => {
    const found = findEntries(index, query)
    const ranked = preferExact(found, normalised(query).trim(), entries)
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
  }
}

/** The words of an entry, field by field. */
function wordsOf({ page, section }: Entry, ofPage: readonly string[]): readonly (readonly string[])[] {
  const isPage = section === undefined || section.id === ''
  const words: Readonly<Record<Field, readonly string[]>> = {
    title: isPage ? textWords(page.title) : [],
    names: textWords(isPage ? namesOf(page) : pinyinWords(section.pinyin ?? [], 'letters')),
    heading: textWords(section?.heading ?? ''),
    page: isPage ? [] : ofPage,
    text: textWords(section?.text ?? ''),
  }
  return fieldNames.map((name) => words[name])
}

const namesOf = ({ words, pinyin }: SearchPage) =>
  [...words, pinyinWords(pinyin, 'letters'), pinyinWords(pinyin, 'initials')].join(' ')

/** A heading's initials are left out: two letters would find half of all headings. */
const pinyinWords = (pinyin: readonly string[], form: 'letters' | 'initials') =>
  pinyin.flatMap((syllables) => pinyinForms(syllables)[form]).join(' ')

/**
 * A page whose name, or a part whose heading, is the query itself comes first; then the part that says what an identifier is: it begins
 * with it, or a cell of a table has it alone.
 */
function preferExact(
  found: readonly FoundEntry[],
  query: string,
  entries: ReadonlyMap<number, Entry>,
): readonly FoundEntry[] {
  const defined = lineOf(query)
  const worth = ({ id, score }: FoundEntry) => {
    const entry = entries.get(id)
    if (!entry) return 0
    const { page, section } = entry
    const isPage = section === undefined || section.id === ''
    const names = isPage ? [page.title, ...page.words] : [section.heading]
    const isExact = names.some((name) => normalised(name) === query)
    if (isExact) return score * (isPage ? 4 : 2)
    const line = defined ? (section?.text ?? '').search(defined) : -1
    if (line < 0) return score
    return score * (line === 0 ? 2.5 : 1.4)
  }
  return found
    .map((entry) => ({ entry, worth: worth(entry) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry)
}

/** A line that is an identifier or a path of the API, after its method perhaps; `undefined` for other queries. */
function lineOf(query: string): RegExp | undefined {
  if (!/^[\w./:-]*\w[_./:-]\w[\w./:-]*$/.test(query)) return undefined
  const plain = query.replace(/^\//, '').replace(/[.]/g, '\\.')
  return new RegExp(`^(?:[a-z]+ )?/?${plain}$`, 'im')
}

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
    headings: isPage ? [] : [section.heading],
    name: markWords(name, marks),
    snippet,
  }
}
