/**
 * `npm run stamp -- PAGES [--content DIR]`: records in translations that they follow the present text of their original
 * (`basedOn`). PAGES are files of translations. Run it after you updated them.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { translatedText, withBasedOn } from '../../src/content/translation.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { hashOf } from '../shared/hash-of.ts'
import { printLines } from '../shared/output.ts'
import { writeFiles } from '../shared/write-files.ts'

const { options, paths } = readOptionsAndPaths({ content: 'public/content' }, [], {
  usage: 'npm run stamp -- PAGES',
  about: 'Records in translations that they follow the present text of their original.',
  options: { content: 'Folder of the pages.' },
})
if (paths.length === 0) refuse('Name the translations that you updated: npm run stamp -- zh/guide/webdav.md')

const stamped = new Map<string, string>()
for (const path of paths) {
  const file = [path, join(options.content, path)].find(existsSync)
  if (file === undefined) refuse(`${path} doesn't exist. Name a page, such as zh/guide/webdav.md.`)
  const [language, ...rest] = relative(options.content, file).split(sep)
  if (language === rootLocale.id) refuse(`${path} is an original. Name its translations.`)
  const original = join(options.content, rootLocale.id, ...rest)
  if (!existsSync(original)) refuse(`${path} has no original: ${original} doesn't exist.`)
  const hash = hashOf(translatedText(await readFile(original, 'utf8')))
  stamped.set(file, withBasedOn(await readFile(file, 'utf8'), hash))
}
await writeFiles(stamped)
printLines(...[...stamped.keys()].map((file) => `${file}: follows its original`))
