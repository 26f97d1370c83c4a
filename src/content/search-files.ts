import type { LocaleId } from '../locales/locale.ts'
import type { Route } from './page-path.ts'

/*
 * The files that the index command writes for finding: per language the text of all pages in parts of some 300 kB, and one file with
 * the other names of every page. They lie beside the manifest's shards under names made from their content; the manifest's root lists
 * them. This module alone knows their form.
 */

/** Raised when a reader of the old form would misread the new one, and when the same pages give other texts. */
const format = 1

/** By what else than its title a page is found. */
export interface PageNames {
  /** Names of the file, of the other language's page, and what the page's `alias` says. */
  readonly words: readonly string[]
  /** The title's Chinese parts in pinyin, a space between syllables: `bai du wang pan`. */
  readonly pinyin: readonly string[]
}

/** From one heading to the next. */
export interface SearchSection {
  /** The heading's id; '' for what stands above the first. */
  readonly id: string
  readonly heading: string
  readonly text: string
  /** Of the heading, as in `PageNames`; absent where it has no Chinese. */
  readonly pinyin?: readonly string[] | undefined
}

/** A page as search knows it. */
export interface SearchPage extends PageNames {
  readonly route: Route
  readonly title: string
  readonly sections: readonly SearchSection[]
  /** Of everything above: two pages with the same hash need no new indexing. */
  readonly hash: string
}

/** Where the files for finding are: names of files in `manifest/`. */
export interface SearchFiles {
  readonly parts: Readonly<Partial<Record<LocaleId, readonly string[]>>>
  readonly names: string
}

/** Other names of pages by route; both languages have the same. */
export type NamesByRoute = Readonly<Record<Route, PageNames>>

/** What the page says of itself is part of its beginning. */
export function describedSections(
  sections: readonly SearchSection[],
  description: string | undefined,
): readonly SearchSection[] {
  const [first, ...others] = sections
  const start = first?.id === '' ? first : { id: '', heading: '', text: '' }
  const text = [description ?? '', start.text].filter((part) => part !== '').join('\n')
  return [{ ...start, text }, ...(first?.id === '' ? others : sections)]
}

/** Characters in a part: small enough for progress to be seen and for an edited page to cost little, large enough to pack well. */
const partSize = 300_000

type Hash = (text: string) => string

/** The files of a set of pages, by name, and the list for the manifest's root. The same pages give the same bytes. */
export function writeSearchFiles(
  pages: Readonly<Record<LocaleId, readonly Omit<SearchPage, 'hash'>[]>>,
  hash: Hash,
): { readonly list: SearchFiles; readonly files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const add = (content: object): string => {
    const text = `${JSON.stringify({ format, ...content })}\n`
    const name = hash(text)
    files.set(name, text)
    return name
  }
  const names: Record<Route, PageNames> = {}
  const all = [...pages.en, ...pages.zh].toSorted((one, other) => (one.route < other.route ? -1 : 1))
  for (const { route, words, pinyin } of all) names[route] ??= { words, pinyin }
  const partsOf = (locale: LocaleId) =>
    dealt(pages[locale], hash).map((part) =>
      add({ locale, pages: part.map((page) => ({ ...page, hash: hash(JSON.stringify(page)) })) }),
    )
  return { list: { parts: { en: partsOf('en'), zh: partsOf('zh') }, names: add({ names }) }, files }
}

/** Deals pages into parts by their route, so that an edited page changes one part and moves nothing. */
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

/** The pages of a part; `undefined` where the JSON is no part of this format. */
export function readSearchPart(json: unknown): readonly SearchPage[] | undefined {
  if (!isOfFormat(json) || !Array.isArray(json.pages)) return undefined
  return json.pages.every(isSearchPage) ? json.pages : undefined
}

/** The other names of all pages; `undefined` where the JSON is no such file of this format. */
export function readPageNames(json: unknown): NamesByRoute | undefined {
  if (!isOfFormat(json) || !isObject(json.names)) return undefined
  return Object.values(json.names).every(isNames) ? (json.names as NamesByRoute) : undefined
}

// By hand: a schema library would be the larger part of the worker that reads these files.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isOfFormat = (json: unknown): json is Record<string, unknown> =>
  isObject(json) && json.format === format
const isTextList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isNames = (value: unknown) => isObject(value) && isTextList(value.words) && isTextList(value.pinyin)
const hasTexts = (value: Record<string, unknown>, ...names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string')
const isSection = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, 'id', 'heading', 'text') &&
  (value.pinyin === undefined || isTextList(value.pinyin))
const isSearchPage = (value: unknown): value is SearchPage =>
  isObject(value) &&
  isNames(value) &&
  hasTexts(value, 'route', 'title', 'hash') &&
  Array.isArray(value.sections) &&
  value.sections.every(isSection)
