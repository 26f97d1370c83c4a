import { forEachLocale, localeIds } from '../../src/config/locales/each-locale.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { askedSections } from '../../src/content/asked-sections.ts'
import type { NamedBy } from '../../src/content/named-by.ts'
import { foldersTo, inLocale, nameOf, pathnameOf } from '../../src/content/page-path.ts'
import { isSitePage } from '../../src/content/search-config.ts'
import { readSearchFile, searchFile } from '../../src/content/search-file.ts'
import { describedSections, type SearchPage, writeSearchFiles } from '../../src/content/search-files.ts'
import { siteFile } from '../../src/content/site-files.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { isSlow, readThrough } from '../check/read-through.ts'
import { hashOf } from '../shared/hash-of.ts'
import { hasPinyin, pinyinOf, withPinyin } from './pinyin-of.ts'
import { jsonIn, siteFileIn } from './site-json.ts'

/** Returns the search files for the pages of a content folder (Spec F4), the issues of pages that take too long, and the articles that were asked for. */
export async function searchFilesOf(
  folder: string,
  pages: readonly FoundPage[],
  {
    namedBy = 'content',
    unprepared,
  }: { readonly namedBy?: NamedBy; readonly unprepared?: ReadonlySet<string> } = {},
) {
  const read = new Map(
    (await readThrough(folder, pages, unprepared ? { unprepared } : {})).map((page) => [
      page.facts.file,
      page,
    ]),
  )
  const byPath = new Map(pages.map((page) => [pathnameOf(page), page]))
  const { search } = await siteFileIn(folder, siteFile)
  const { tablesOf } = readSearchFile(await jsonIn(folder, searchFile))
  const toSearchPage = (page: FoundPage): Omit<SearchPage, 'hash'> => {
    const sections = read.get(page.file)?.sections ?? []
    const versions = localeIds.flatMap((id) => byPath.get(pathnameOf(inLocale(page, id))) ?? [])
    const namesOf = ({ title, shortTitle, file }: FoundPage) => [
      title,
      ...(shortTitle === undefined ? [] : [shortTitle]),
      ...(read.get(file)?.facts.metadata.alias ?? []),
    ]
    return {
      route: page.route,
      title: page.title,
      folders: foldersTo(page.route)
        .filter((folder) => folder !== '/' && folder !== page.route)
        .flatMap((route) => byPath.get(pathnameOf({ ...page, route }))?.title ?? []),
      words: unique([...versions.flatMap(namesOf), nameOf(page.route)]).toSorted(),
      pinyin: unique(versions.filter(hasPinyin).flatMap(namesOf).flatMap(pinyinOf)).toSorted(),
      sections: askedSections(
        describedSections(hasPinyin(page) ? sections.map(withPinyin) : sections, page.description),
        read.get(page.file)?.facts.metadata.questions,
      ),
      ...(isSitePage(search, page.route) && { isAboutSite: true as const }),
    }
  }
  /** The tables of a language are with its home page, or with its first page. */
  const own = (locale: LocaleId) => {
    const texts = pages.filter((page) => page.locale === locale).map(toSearchPage)
    const bearer = texts.find(({ route }) => route === '/') ?? texts[0]
    return texts.map((page) => (page === bearer ? { ...page, tables: tablesOf(locale) } : page))
  }
  const slow = [...read.values()].filter(isSlow).flatMap(({ issues }) => issues)
  const articles = new Map(
    [...read].flatMap(([file, { article }]) => (article === undefined ? [] : [[file, article] as const])),
  )
  return { ...writeSearchFiles(forEachLocale(own), hashOf, namedBy), slow, articles }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')
