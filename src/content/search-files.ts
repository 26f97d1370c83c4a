import { isRecord } from '../config/is-record.ts'
import { forEachLocale, localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import type { NamedBy } from './named-by.ts'
import type { Route } from './page-path.ts'
import type { SearchTables } from './search-words.ts'

/*
 * The search files written by the index command: per language, the text of all pages in parts of about 300
 * kB, and one file with the other names of every page. They are stored next to the manifest's shards, named
 * in the same way, and listed in the manifest's root. Only this module knows their format.
 */

/** Increase it when a reader of the old format would misread the new one, or when the same pages give different texts. */
const format = 4

/** The names other than its title by which a page is found. */
export interface PageNames {
  /** Names of the file, of the page in other languages, and the page's `alias`. */
  readonly words: readonly string[]
  /** The Chinese parts of the title in pinyin, with spaces between syllables: `bai du wang pan`. */
  readonly pinyin: readonly string[]
}

/** A page's text from one heading to the next. */
export interface SearchSection {
  /** The heading's ID; '' for the text above the first heading. */
  readonly id: string
  readonly heading: string
  /** With line endings between blocks, and tabs between the cells of a table's row. */
  readonly text: string
  /** Pinyin of the heading, as in `PageNames`; absent if it has no Chinese. */
  readonly pinyin?: readonly string[] | undefined
  /** What readers type when it is the answer, a line for each phrase (`questions`). It is not shown. */
  readonly asked?: string | undefined
}

/** A page in the search index. */
export interface SearchPage extends PageNames {
  readonly route: Route
  readonly title: string
  /** Titles of the folders above the page that have an index page, the outermost first: `['Guide', 'Install']`. */
  readonly folders: readonly string[]
  readonly sections: readonly SearchSection[]
  /** Whether the page is about this site instead of its subject. Such pages rank after others. */
  readonly isAboutSite?: true | undefined
  /** The tables of `search.json`, with one page of each language. */
  readonly tables?: SearchTables | undefined
  /** Hash of everything above: a page with the same hash needs no new indexing. */
  readonly hash: string
}

/** The search files: names of files in `manifest/`. */
export interface SearchFiles {
  readonly parts: Readonly<Partial<Record<LocaleId, readonly string[]>>>
  readonly names: string
}

/** Other names of pages by route, the same for all languages. */
export type NamesByRoute = Readonly<Record<Route, PageNames>>

/** Adds the page's description to its first section. */
export function describedSections(
  sections: readonly SearchSection[],
  description: string | undefined,
): readonly SearchSection[] {
  const [first, ...others] = sections
  const start = first?.id === '' ? first : { id: '', heading: '', text: '' }
  const text = [description ?? '', start.text].filter((part) => part !== '').join('\n')
  return [{ ...start, text }, ...(first?.id === '' ? others : sections)]
}

/**
 * Size of a part in characters: small enough to show progress and to limit the cost of an edited page, large
 * enough to compress well.
 */
const partSize = 300_000

type Hash = (text: string) => string

/**
 * Returns the search files for a set of pages by name, and the list for the manifest's root. The same pages
 * give the same bytes. Files named by purpose have one part per language, since the number of parts depends
 * on the amount of text.
 */
export function writeSearchFiles(
  pages: Readonly<Partial<Record<LocaleId, readonly Omit<SearchPage, 'hash'>[]>>>,
  hash: Hash,
  namedBy: NamedBy = 'content',
): { readonly list: SearchFiles; readonly files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const add = (purpose: string, content: object): string => {
    const text = `${JSON.stringify({ format, ...content })}\n`
    const name = hash(namedBy === 'purpose' ? purpose : text)
    files.set(name, text)
    return name
  }
  const names: Record<Route, PageNames> = {}
  const all = localeIds
    .flatMap((id) => pages[id] ?? [])
    .toSorted((one, other) => (one.route < other.route ? -1 : 1))
  for (const { route, words, pinyin } of all) names[route] ??= { words, pinyin }
  const partsOf = (locale: LocaleId) => {
    const own = pages[locale] ?? []
    return (namedBy === 'purpose' ? [own] : dealt(own, hash)).map((part) =>
      add(`search/${locale}`, {
        locale,
        pages: part.map((page) => ({ ...page, hash: hash(JSON.stringify(page)) })),
      }),
    )
  }
  return {
    list: { parts: forEachLocale(partsOf), names: add('search/names', { names }) },
    files,
  }
}

/** Assigns pages to parts by their route, so that an edited page changes one part and moves no others. */
function dealt<Page extends Omit<SearchPage, 'hash'>>(
  pages: readonly Page[],
  hash: Hash,
): readonly (readonly Page[])[] {
  const size = pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0)
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(size / partSize)))
  const parts: Page[][] = Array.from({ length: count }, () => [])
  for (const page of pages) parts[Number.parseInt(hash(page.route).slice(0, 8), 16) % count]?.push(page)
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.toSorted((one, other) => (one.route < other.route ? -1 : 1)))
}

/** Parses a part; `undefined` if the JSON is not a part of this format. */
export function readSearchPart(json: unknown): readonly SearchPage[] | undefined {
  return isOfFormat(json) ? readSearchPages(json.pages) : undefined
}

/** Parses the pages of a part; `undefined` if they are not pages. */
export function readSearchPages(json: unknown): readonly SearchPage[] | undefined {
  return Array.isArray(json) && json.every(isSearchPage) ? json : undefined
}

/** Parses the other names of all pages; `undefined` if the JSON is not such a file of this format. */
export function readPageNames(json: unknown): NamesByRoute | undefined {
  if (!isOfFormat(json) || !isRecord(json.names)) return undefined
  return Object.values(json.names).every(isNames) ? (json.names as NamesByRoute) : undefined
}

// Parsed by hand: a schema library would be most of the worker that reads these files.
const isOfFormat = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) && json.format === format
const isTextList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isNames = (value: unknown) => isRecord(value) && isTextList(value.words) && isTextList(value.pinyin)
const hasTexts = (value: Record<string, unknown>, ...names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string')
const isSection = (value: unknown) =>
  isRecord(value) &&
  hasTexts(value, 'id', 'heading', 'text') &&
  (value.pinyin === undefined || isTextList(value.pinyin)) &&
  (value.asked === undefined || typeof value.asked === 'string')
const isTables = (value: unknown): value is SearchTables =>
  isRecord(value) &&
  [value.pages, value.questions, value.synonyms].every(Array.isArray) &&
  isTextList(value.empty) &&
  (value.everyday === undefined || Array.isArray(value.everyday))
const isSearchPage = (value: unknown): value is SearchPage =>
  isRecord(value) &&
  isNames(value) &&
  hasTexts(value, 'route', 'title', 'hash') &&
  isTextList(value.folders) &&
  (value.isAboutSite === undefined || value.isAboutSite === true) &&
  (value.tables === undefined || isTables(value.tables)) &&
  Array.isArray(value.sections) &&
  value.sections.every(isSection)
