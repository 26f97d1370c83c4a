/**
 * `npm run messages [-- --content DIR] [-- --check]`: generates the index of messages in `faq/messages.md` of
 * both languages from the troubleshooting tables of all English pages and the headings of `faq/error.md`.
 * `--check` writes nothing and fails if an index is out of date.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { relative } from 'node:path/posix'
import { readOptions } from '../../scripts/shared/command-line.ts'
import { printError, printLines } from '../../scripts/shared/output.ts'
import { style } from '../../src/config/locales/en/style.ts'
import { pageText, tableBeginningWith } from '../pages/page-tables.ts'
import { productLanguages } from '../pages/product-languages.ts'
import { type IndexedMessage, indexOf, messagesOf } from './message-index.ts'

const options = readOptions({ content: 'public/content' }, ['check'])
const page = 'faq/messages.md'
const errorPage = 'faq/error.md'
const [messageColumn = ''] = style.troubleshootingColumns
const fileOf = (language: string, name: string) => join(options.content, language, name)

const found = [...(await messagesOfTables()), ...(await messagesOfHeadings())]
const stale: string[] = []
for (const language of productLanguages) {
  const titles = new Map<string, string>()
  for (const { page: name } of found) titles.set(name, await titleOf(language, name))
  const file = fileOf(language, page)
  const text = await readFile(file, 'utf8')
  const wanted = withIndex(text, indexOf(found, titles, language))
  if (wanted === text) continue
  stale.push(file)
  if (!options.check) await writeFile(file, wanted)
}
if (options.check && stale.length > 0) {
  printError(`${stale.join(' and ')} out of date. Run npm run messages and commit the result.`)
  process.exitCode = 1
} else {
  printLines(`${found.length} messages, ${stale.length} pages ${options.check ? 'out of date' : 'written'}`)
}

/** Returns the page's text with another index between its two comments. */
function withIndex(text: string, index: string): string {
  const begin = '<!-- messages -->\n'
  const end = '\n<!-- /messages -->'
  const [head = '', rest] = text.split(begin)
  const tail = rest?.split(end)[1]
  if (tail === undefined)
    throw new Error(`${page} needs the comments <!-- messages --> and <!-- /messages -->.`)
  return `${head}${begin}\n${index}\n${end}${tail}`
}

/** Returns the messages in the first column of every troubleshooting table. */
async function messagesOfTables(): Promise<readonly IndexedMessage[]> {
  const root = join(options.content, 'en')
  const names = (await readdir(root, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.md') && !name.startsWith('guide/contribute/'))
  const lists = await Promise.all(
    names.sort().map(async (name) => {
      const rows = tableBeginningWith(messageColumn, await readFile(join(root, name), 'utf8'))?.rows ?? []
      const messages = rows.flatMap(([cell]) => (cell ? messagesOf(cell) : []))
      if (messages.length === 0) return []
      const link = linkTo(name, await sectionOf(name, rows[0]?.[0]?.line ?? 0))
      return messages.map((message) => ({ message, page: name, link }))
    }),
  )
  return lists.flat()
}

/** Returns the ID of the section of an English page that contains a line. */
async function sectionOf(name: string, line: number): Promise<string> {
  const route = `/${name.replace(/(?:README)?\.md$/, (end) => (end === '.md' ? '.html' : ''))}`
  const { headings } = await pageText(route, 'en', options.content)
  return headings.findLast((heading) => heading.line < line)?.id ?? ''
}

/** Returns the code in the headings of the page that explains messages in detail. */
async function messagesOfHeadings(): Promise<readonly IndexedMessage[]> {
  const { headings, source } = await pageText('/faq/error.html', 'en', options.content)
  const lines = source.split('\n')
  return headings
    .filter(({ depth }) => depth === 3)
    .flatMap(({ id, line }) =>
      [...(lines[line - 1] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => ({
        message,
        page: errorPage,
        link: linkTo(errorPage, id),
      })),
    )
}

function linkTo(name: string, id: string): string {
  const path = encodeURI(relative('faq', name))
  return `${path.startsWith('.') ? '' : './'}${path}#${id}`
}

async function titleOf(language: string, name: string): Promise<string> {
  const text = await readFile(fileOf(language, name), 'utf8')
  const title = /^shortTitle: (.+)$/m.exec(text) ?? /^title: (.+)$/m.exec(text)
  return title?.[1]?.replace(/^(["'])(.*)\1$/, '$2') ?? name
}
