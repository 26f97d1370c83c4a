import { homePathOf, type LocaleId } from '../config/locales/locale.ts'
import { readConfigFile } from './config-file.ts'
import { flag, listOf, number, objectOf, recordOf, text, textList } from './fields.ts'
import type { ContentIssue } from './issue.ts'
import type { SearchTables } from './search-words.ts'

/** The file with the tables of the search, in the content folder. Only the index command reads it. */
export const searchFile = 'search.json'

/** Fields of `search.json` (docs/search.md). */
export const searchFileFields = {
  pages: listOf(objectOf({ page: text, worth: number, words: textList, hasKeys: flag })),
  /** The tables of each language, by its path: `/zh/`. */
  locales: recordOf(
    objectOf({
      empty: textList,
      questions: listOf(objectOf({ words: textList, pages: textList, headings: textList, worth: number })),
      synonyms: listOf(textList),
      everyday: listOf(objectOf({ words: textList, means: textList })),
    }),
  ),
}

/** Reads `search.json`. Invalid fields are left out, with an issue. */
export function readSearchFile(json: unknown): {
  readonly tablesOf: (locale: LocaleId) => SearchTables
  readonly issues: readonly ContentIssue[]
} {
  const { value, issues } = readConfigFile(searchFileFields, searchFile, json)
  const tablesOf = (locale: LocaleId): SearchTables => {
    const {
      empty = [],
      questions = [],
      synonyms = [],
      everyday = [],
    } = value.locales?.[homePathOf(locale)] ?? {}
    return {
      pages: (value.pages ?? []).flatMap(({ page, worth = 1, ...row }) =>
        page ? [{ page, worth, ...row }] : [],
      ),
      questions: questions.flatMap(({ words = [], worth = 1, ...row }) => [{ words, worth, ...row }]),
      empty,
      synonyms,
      everyday: everyday.map(({ words = [], means = [] }) => ({ words, means })),
    }
  }
  return { tablesOf, issues }
}
