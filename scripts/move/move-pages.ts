/**
 * `npm run move -- OLD NEW [--content DIR]`: moves a page or a folder in all languages. Links in all pages, menus, and
 * settings lead to the new place, moved pages record their old addresses, and translations that were current stay so.
 * OLD and NEW are paths without the language, such as `guide/old.md guide/new.md`.
 */
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parsedJson } from '../../src/config/is-record.ts'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { addressOfFile } from '../../src/content/page-path.ts'
import { textsAfterMove } from '../../src/move/moved-texts.ts'
import { listFiles } from '../content/list-files.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { hashOf } from '../shared/hash-of.ts'
import { printError, printLines } from '../shared/output.ts'
import { writeFiles } from '../shared/write-files.ts'

const { options, paths } = readOptionsAndPaths({ content: 'public/content' }, [], {
  usage: 'npm run move -- OLD NEW',
  about:
    'Moves a page or a folder in all languages, with the links to it. Paths have no language: guide/old.md guide/new.md',
  options: { content: 'Folder of the pages.' },
})
const [from, to, ...more] = paths.map((path) => path.replaceAll('\\', '/').replace(/^\/+|\/+$/g, ''))
if (from === undefined || to === undefined || more.length > 0)
  refuse('Name the old and the new path: npm run move -- guide/old.md guide/new.md')

const { files } = await listFiles(options.content)
const moves = new Map(
  files.flatMap((file) => {
    const [language = '', ...rest] = file.split('/')
    const path = rest.join('/')
    if (!localeIds.some((id) => id === language)) return []
    if (path === from) return [[file, `${language}/${to}`] as const]
    return path.startsWith(`${from}/`) ? [[file, `${language}/${to}${path.slice(from.length)}`] as const] : []
  }),
)
if (moves.size === 0)
  refuse(
    `${from} doesn't exist in any language. Name it without the language: guide/old.md, or guide/folder.`,
  )
const isPage = [...moves.values()].every((file) => addressOfFile(file) || !file.endsWith('.md'))
if (!isPage || (from.endsWith('.md') && !to.endsWith('.md')))
  refuse(`${to} can't be a page. Its name must end with .md, and must not start with a dot or an underscore.`)
const taken = [...moves.values()].find((file) => files.includes(file) && !moves.has(file))
if (taken !== undefined) refuse(`${join(options.content, taken)} exists already, so nothing was moved.`)

const texts = new Map<string, string>()
for (const file of files.filter((name) => /\.(?:md|json)$/.test(name))) {
  const text = await readFile(join(options.content, file), 'utf8')
  texts.set(file, text)
  if (file.endsWith('.json') && parsedJson(text) === undefined)
    printError(`${join(options.content, file)} is no JSON, so its links were not changed.`)
}
const changed = await textsAfterMove(texts, moves, hashOf)
await writeFiles(new Map([...changed].map(([file, text]) => [join(options.content, file), text])))
for (const [old, now] of moves) {
  if (texts.has(old)) await rm(join(options.content, old))
  else {
    await mkdir(dirname(join(options.content, now)), { recursive: true })
    await rename(join(options.content, old), join(options.content, now))
  }
}
const places = new Set<string>(moves.values())
const others = [...changed.keys()].filter((file) => !places.has(file))
printLines(
  `${moves.size} files moved, ${others.length} others changed.`,
  'Next: npm run index, then npm run check:content',
)
