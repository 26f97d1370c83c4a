import { searchFilesOf } from '../../scripts/content/search-texts.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { readSearchPart, type SearchPage } from '../../src/content/search-files.ts'
import { siteIndex } from './site-index.ts'

const { list, files } = await searchFilesOf('public/content', (await siteIndex()).pages)

/** Returns the pages of this site in the search index, as the index command writes them for the current content. */
export function searchPagesOf(locale: LocaleId): readonly SearchPage[] {
  const names = list.parts[locale] ?? []
  return names.flatMap((name) => readSearchPart(JSON.parse(files.get(name) ?? '')) ?? [])
}

/** Returns a page for the search with one line of text. */
export function searchPage(
  route: string,
  title: string,
  text = '',
  more: Partial<SearchPage> = {},
): SearchPage {
  const sections = [{ id: '', heading: '', text }]
  return {
    route,
    title,
    folders: [],
    words: [],
    pinyin: [],
    sections,
    hash: `${route} ${title} ${text}`,
    ...more,
  }
}
