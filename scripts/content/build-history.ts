/**
 * `npm run history [-- --content DIR] [-- --out DIR] [-- --source DIR]`: writes git's data about the content
 * files (last update, contributors) to one JSON file per folder, next to the built site. Without git or history,
 * it writes an empty list, and the site shows no dates. `--source` is the folder in git if the content folder is
 * a copy. Its pages can be without a language folder.
 */

import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { type Checked, checkedFile, readChecked } from '../../src/content/checked.ts'
import { namedContributors } from '../../src/content/contributors.ts'
import type { FileHistory } from '../../src/content/history.ts'
import { changedLines } from '../../src/content/line-diff.ts'
import { type OriginalChanges, originalChangesName } from '../../src/content/original-changes.ts'
import { inLocale, pathnameOf } from '../../src/content/page-path.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { isBehind, originalOf, translatedText } from '../../src/content/translation.ts'
import { readOptions } from '../shared/command-line.ts'
import { hashOf } from '../shared/hash-of.ts'
import { printError, printLines } from '../shared/output.ts'
import { writeFiles } from '../shared/write-files.ts'
import { hasLanguage, requirePages } from './content-folder.ts'
import { readContentHistory, textAt } from './content-history.ts'
import { readContentTree } from './content-tree.ts'
import { filesBelow } from './list-files.ts'
import { siteConfigOf } from './site-json.ts'

const options = readOptions({ content: 'public/content', out: 'dist/history', source: '' })
const source = options.source || options.content

const { pages } = await readContentTree(options.content)
requirePages(options.content, pages)
const commits = await readContentHistory(source, (reason) =>
  printError(`No history is available because ${reason}. Pages show no dates and no contributors.`),
)
const isWithoutLanguages = !hasLanguage(source)
const commitsOf = (file: string) =>
  commits.get(isWithoutLanguages ? file.replace(/^[^/]+\//, '') : file) ?? []
const { contributorEmails, contributorNames } = await siteConfigOf(options.content)
const publishes = contributorEmails === 'plain'
const committed = new Map(
  pages.map((page) => {
    const updatedTime = commitsOf(page.file)[0]?.time
    return [pathnameOf(page), { ...page, updatedTime }] as const
  }),
)
const checked = await readCheckedPages()
const folders = new Map<string, Record<string, FileHistory>>()
const changes = new Map<string, Record<string, OriginalChanges>>()
for (const page of committed.values()) {
  if (page.updatedTime === undefined) continue
  const people = new Map(commitsOf(page.file).map(({ name, email }) => [email, { name, email }]))
  const versions = localeIds.flatMap((id) => committed.get(pathnameOf(inLocale(page, id))) ?? [])
  const original = originalOf(
    page,
    versions.filter((version) => version !== page),
  )
  const history: FileHistory = {
    hash: page.hash,
    textMark: textMark(await readFile(join(options.content, page.file), 'utf8')),
    updatedTime: page.updatedTime,
    contributors: namedContributors([...people.values()], contributorNames).map(({ name, email }) => ({
      name,
      email: publishes ? email : hashed(email),
    })),
    ...(original && isBehind(page, original) && { behind: true }),
    checked: checked.get(page.file) ?? checked.get(page.file.replace(/^[^/]+\//, '')),
  }
  const folder = dirname(page.file)
  const name = page.file.slice(folder.length + 1)
  const changed = history.behind && original ? await changesOf(page.basedOn, original.file) : undefined
  if (changed) changes.set(folder, { ...changes.get(folder), [name]: changed })
  folders.set(folder, { ...folders.get(folder), [name]: history })
}

const files = new Map([...folders].map(([folder, own]) => [`${folder}/history.json`, JSON.stringify(own)]))
for (const [folder, own] of changes) files.set(`${folder}/${originalChangesName}`, JSON.stringify(own))
// The list is written last, because it refers to the others.
files.set('folders.json', JSON.stringify([...folders.keys()].toSorted()))
await writeFiles(new Map([...files].map(([name, text]) => [join(options.out, name), text])))
for (const name of await filesBelow(options.out)) {
  if (['history.json', originalChangesName].includes(basename(name)) && !files.has(name))
    await rm(join(options.out, name))
}
printLines(`${options.out}: history of ${[...folders.values()].flatMap(Object.keys).length} pages`)

/** Returns what changed in an original since a translation of it was made, if git has the text of that time. */
async function changesOf(basedOn: string | undefined, file: string): Promise<OriginalChanges | undefined> {
  for (const commit of basedOn === undefined ? [] : commitsOf(file)) {
    const before = await textAt(source, commit)
    if (before === undefined || hashOf(translatedText(before)) !== basedOn) continue
    const now = await readFile(join(options.content, file), 'utf8')
    return { original: file, textMark: textMark(now), lines: changedLines(before, now) }
  }
  return undefined
}

/** Returns the comparisons of the pages. The site shows none if the file is missing or cannot be read. */
async function readCheckedPages(): Promise<ReadonlyMap<string, Checked>> {
  const text = await readFile(join(options.content, checkedFile), 'utf8').catch(() => '{}')
  try {
    return readChecked(JSON.parse(text))
  } catch (error) {
    printError(`${checkedFile} is left out: ${error instanceof Error ? error.message : error}`)
    return new Map()
  }
}

/**
 * Returns the hash of an email address. Addresses are published only if the configuration asks for it. The
 * hash only distinguishes people with the same name.
 */
function hashed(email: string): string {
  return hashOf(email.trim().toLowerCase())
}
