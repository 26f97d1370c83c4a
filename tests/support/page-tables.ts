import type { Nodes, Table } from 'mdast'
import { contentFile } from '../../scripts/check/read-pages.ts'
import { nodesOfType } from '../../src/check/nodes-of.ts'
import { type OpenPage, openPage } from '../../src/check/open-page.ts'
import { filesOf, readPathname } from '../../src/content/page-path.ts'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { plainText } from '../../src/dialect/plain-text.ts'
import type { LocaleId } from '../../src/locales/locale.ts'

export const contentFolder = 'public/content'

/** A cell of a table, as a reader sees it and as the code that stands in it. */
export interface Cell {
  readonly text: string
  readonly codes: readonly string[]
}

export interface PageTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** The code of the nearest paragraph above that has a colon and one word in code (`Driver: …`); '' where there is none. */
  readonly label: string
}

/** What tests of facts read of a page. */
export interface PageText {
  readonly title: string | undefined
  readonly shortTitle: string | undefined
  readonly headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[]
  readonly tables: readonly PageTable[]
  readonly sentences: ReadonlySet<string>
  /** The whole file. */
  readonly source: string
}

const read = new Map<string, Promise<PageText>>()

/** Reads the page of a route with the site's own parser, once; fails where the page does not exist. */
export function pageText(route: string, locale: LocaleId): Promise<PageText> {
  const key = locale + route
  const known = read.get(key) ?? readRoute(route, locale)
  read.set(key, known)
  return known
}

async function readRoute(route: string, locale: LocaleId): Promise<PageText> {
  const reading = readPathname(encodeURI(decodeURI(route)))
  if (reading.kind !== 'canonical') throw new Error(`${route} is no address of a page`)
  for (const file of filesOf({ ...reading.address, locale })) {
    const text = await contentFile(contentFolder, file)
    const open = text === undefined ? undefined : await openPage(text, file, async () => undefined)
    if (open) return textOf(open)
  }
  throw new Error(`${route} has no page in ${locale}`)
}

const textOf = (open: OpenPage): PageText => ({
  title: open.page.metadata.title,
  shortTitle: open.page.metadata.shortTitle,
  headings: nodesOfType(open.nodes, 'heading').map((node) => ({
    depth: node.depth,
    id: String(node.data?.hProperties?.id),
    text: plainText(node),
  })),
  tables: tablesOf(open),
  sentences: sentencesOf(open),
  source: open.source.join('\n'),
})

/** The tables of a page in reading order. */
function tablesOf({ nodes }: OpenPage): readonly PageTable[] {
  let label = ''
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') label = labelOf(node) ?? label
    return node.type === 'table' ? [{ ...cellsOf(node), label }] : []
  })
}

/** The first table of a file whose head begins with this cell; only its own lines are parsed, so that many files are quick to read. */
export function tableBeginningWith(cell: string, source: string): Omit<PageTable, 'label'> | undefined {
  const at = source.indexOf(`\n| ${cell} |`)
  const [lines = ''] = source.slice(at + 1).split('\n\n', 1)
  const [table] = at < 0 ? [] : nodesOfType(parseMarkdown(lines).children, 'table')
  return table && cellsOf(table)
}

function labelOf(paragraph: Nodes): string | undefined {
  if (!('children' in paragraph) || !/^[^:：]+[:：]/.test(plainText(paragraph))) return undefined
  const [, code, ...rest] = paragraph.children
  return code?.type === 'inlineCode' && rest.length === 0 ? code.value : undefined
}

function cellsOf(table: Table): Omit<PageTable, 'label'> {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => ({
      text: plainText(cell),
      codes: nodesOfType(cell.children, 'inlineCode').map(({ value }) => value),
    })),
  )
  return { head: (head ?? []).map(({ text }) => text), rows }
}

/** What the prose of a page says, sentence by sentence: without headings, tables and code blocks. */
function sentencesOf({ nodes }: OpenPage): ReadonlySet<string> {
  const inTables = new Set(nodesOfType(nodes, 'table').flatMap((table) => [...below(table)]))
  const sentences = nodesOfType(nodes, 'paragraph')
    .filter((paragraph) => !inTables.has(paragraph))
    .flatMap((paragraph) => plainText(paragraph).split(/(?<=[.!?:])\s+|(?<=[。！？；：])/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
  return new Set(sentences.filter((sentence) => sentence !== ''))
}

function* below(node: Nodes): Iterable<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* below(child)
}
