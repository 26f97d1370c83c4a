import { pinyin } from 'pinyin-pro'
import { inLocale, nameOf, pathnameOf } from '../src/content/page-path.ts'
import {
  describedSections,
  type SearchPage,
  type SearchSection,
  writeSearchFiles,
} from '../src/content/search-files.ts'
import type { FoundPage } from '../src/content/write-manifest.ts'
import { readThrough } from './check/read-through.ts'
import { hashOf } from './content-tree.ts'

/** The files for finding, of the pages of a content folder (Checklist F4). */
export async function searchFilesOf(folder: string, pages: readonly FoundPage[]) {
  const read = new Map((await readThrough(folder, pages)).map((page) => [page.facts.file, page]))
  const byPath = new Map(pages.map((page) => [pathnameOf(page), page]))
  const toSearchPage = (page: FoundPage): Omit<SearchPage, 'hash'> => {
    const sections = read.get(page.file)?.sections ?? []
    const other = byPath.get(pathnameOf(inLocale(page, page.locale === 'en' ? 'zh' : 'en')))
    const both = [page, ...(other ? [other] : [])]
    const titles = both.flatMap(({ title, shortTitle }) =>
      shortTitle === undefined ? [title] : [title, shortTitle],
    )
    const aliases = both.flatMap(({ file }) => read.get(file)?.facts.metadata.alias ?? [])
    return {
      route: page.route,
      title: page.title,
      words: unique([...titles, nameOf(page.route), ...aliases]).toSorted(),
      pinyin: unique([...titles, ...aliases].flatMap(pinyinOf)).toSorted(),
      sections: describedSections(sections.map(withPinyin), page.description),
    }
  }
  const own = (locale: FoundPage['locale']) =>
    pages.filter((page) => page.locale === locale).map(toSearchPage)
  return writeSearchFiles({ en: own('en'), zh: own('zh') }, hashOf)
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')

/** The Chinese runs of a text in pinyin. Made here, since the dictionary is far too large for a reader. */
function pinyinOf(text: string): readonly string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? []
  return runs.map((run) => pinyin(run, { toneType: 'none', v: true }))
}

function withPinyin(section: SearchSection): SearchSection {
  const syllables = pinyinOf(section.heading)
  return syllables.length === 0 ? section : { ...section, pinyin: syllables }
}
