import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleId, locales, rootLocale } from '../../src/config/locales/locale.ts'

/** A language of the old site that the application has too. */
export interface SourceLanguage {
  readonly locale: LocaleId
  /** Its folder below the pages; '' if they are not in folders of languages. */
  readonly folder: string
}

/** Names of folders that are languages when they have a first page. Folders such as `go` and `cs` can be subjects too. */
const codes =
  /^(?:ar|bg|bn|ca|cs|da|de|de-ds|el|en|en-us|es|es-es|et|fa|fi|fr|fr-fr|he|hi|hr|hu|id|it|ja|ja-jp|jp|ko|ko-kr|lt|lv|nl|no|pl|pt|pt-br|pt-pt|ro|ru|ru-ru|sk|sl|sr|sv|ta|th|tr|uk|vi|zh|zh-cn|zh-hans|zh-tw|zh-hant)$/i

/** Returns the languages of a folder of pages, and the folders of those that the application doesn't have. */
export function languagesIn(docs: string): {
  readonly languages: readonly SourceLanguage[]
  readonly foreign: readonly string[]
} {
  const found = readdirSync(docs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && codes.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => ['index', 'README', '_sidebar'].some((page) => hasPage(join(docs, name), page)))
  const own = found.flatMap((folder): readonly SourceLanguage[] => {
    const exact = locales.find(
      ({ id }) => folder.toLowerCase() === id || (/^zh-(?:cn|hans)$/i.test(folder) && id === 'zh'),
    )
    return exact ? [{ locale: exact.id, folder }] : []
  })
  const languages = own.filter(({ locale }, at) => own.findIndex((one) => one.locale === locale) === at)
  const hasRoot = languages.some(({ locale }) => locale === rootLocale.id)
  return {
    languages: hasRoot ? languages : [{ locale: rootLocale.id, folder: '' }, ...languages],
    foreign: found.filter((folder) => !languages.some((one) => one.folder === folder)),
  }
}

const hasPage = (folder: string, name: string) =>
  ['.md', '.mdx'].some((ending) => existsSync(join(folder, name + ending)))

/** Returns the language of a file, and its path in the folder of the language; `undefined` if it is in none. */
export function locatedIn(
  languages: readonly SourceLanguage[],
  file: string,
): (SourceLanguage & { readonly rest: string }) | undefined {
  const named = languages.find(({ folder }) => folder !== '' && file.startsWith(`${folder}/`))
  if (named) return { ...named, rest: file.slice(named.folder.length + 1) }
  const root = languages.find(({ folder }) => folder === '')
  return root && { ...root, rest: file }
}
