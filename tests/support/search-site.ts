import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifestRoot } from '../../src/content/manifest.ts'
import { readSearchPart, type SearchPage } from '../../src/content/search-files.ts'
import type { LocaleId } from '../../src/locales/locale.ts'

const folder = join(import.meta.dirname, '../../public')
const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

/** The pages of this site as search knows them: what the index command wrote. */
export function searchPagesOf(locale: LocaleId): readonly SearchPage[] {
  const names = readManifestRoot(json('manifest.json'))?.search?.parts[locale] ?? []
  return names.flatMap((name) => readSearchPart(json(`manifest/${name}.json`)) ?? [])
}

/** A page for search with one line of text. */
export function searchPage(
  route: string,
  title: string,
  text = '',
  more: Partial<SearchPage> = {},
): SearchPage {
  const sections = [{ id: '', heading: '', text }]
  return { route, title, words: [], pinyin: [], sections, hash: `${route} ${title} ${text}`, ...more }
}
