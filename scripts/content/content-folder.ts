import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { refuse } from '../shared/command-line.ts'

/** `en and zh`. */
const languageFolders = localeIds.join(' and ')

/** Returns whether a folder contains the folder of a language. */
export function hasLanguage(folder: string): boolean {
  return localeIds.some((id) => existsSync(join(folder, id)))
}

/**
 * Exits with code 2 if a content folder is missing or has no pages. Otherwise, a command could replace a site
 * with an empty one, or report that nothing is wrong.
 */
export function requirePages(folder: string, pages: { readonly length: number }): void {
  if (pages.length > 0) return
  const fault = existsSync(folder)
    ? `${folder} has no pages. Pages are Markdown files in its folders ${languageFolders}.`
    : `The folder ${folder} doesn't exist.`
  const near = [dirname(folder), join(folder, 'content'), join(folder, 'public/content')].find(hasLanguage)
  const next =
    near === undefined
      ? `Set --content to the folder that contains ${languageFolders}, such as public/content.`
      : `Use --content ${normalize(near)}, which contains the language folders.`
  refuse(`${fault} ${next}`)
}
