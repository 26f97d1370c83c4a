import type { Nodes, Table } from 'mdast'
import { contentText } from '../../scripts/content/content-text.ts'
import { nodesOfType } from '../../src/check/nodes-of.ts'
import { type OpenPage, openPage } from '../../src/check/open-page.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { filesOf, readPathname } from '../../src/content/page-path.ts'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { plainText } from '../../src/dialect/plain-text.ts'

export const contentFolder = 'public/content'

/** A table cell as readers see it, and its code. */
export interface Cell {
  readonly text: string
  readonly codes: readonly string[]
  /** The line of its row in the file. */
  readonly line: number
}

/**
 * Returns the key that a row describes: the only code in its first cell, alone or after the web UI's label,
 * as in **Label** (`key`).
 */
export const keyOf = (cell: Cell | undefined): string =>
  cell?.codes.length === 1 && labelledKey.test(cell.text) ? (cell.codes[0] ?? '') : (cell?.text ?? 'no cell')
const labelledKey = /^(?:\S+|.+ \(\S+\)|.+（\S+）)$/

/** Returns the code of a cell that contains only code, or ''. */
export const codeOf = (cell: Cell | undefined): string =>
  cell?.codes.length === 1 && cell.text === cell.codes[0] ? cell.text : (cell?.text ?? 'no cell')

/** Returns whether a default is described in parentheses, such as a random value, instead of being written. */
export const isDescribed = (value: string): boolean => /^"?\(.*\)"?$/.test(value)

/**
 * Returns whether a table lists a driver's options: name, type, required, default, values, description,
 * since. Capability tables can have as many columns.
 */
export const isOfOptions = ({ head }: Pick<PageTable, 'head'>) =>
  head.length === 7 && /^(?:Type|类型)$/.test(head[1] ?? '')

export interface PageTable {
  /** The line of its head. */
  readonly line: number
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /**
   * The code of the nearest paragraph above that contains a colon and one word of code (`Driver: …`); '' if
   * there is none.
   */
  readonly label: string
}

interface Heading {
  readonly depth: number
  readonly id: string
  readonly text: string
  readonly line: number
}

/** A page's content as used by fact checks. */
export interface PageText {
  /** The page's file below the content folder. */
  readonly file: string
  readonly title: string | undefined
  readonly shortTitle: string | undefined
  readonly headings: readonly Heading[]
  readonly tables: readonly PageTable[]
  readonly sentences: ReadonlySet<string>
  /** The whole file. */
  readonly source: string
}

const read = new Map<string, Promise<PageText>>()

/** Reads the page of a route with the site's own parser, once; fails if the page does not exist. */
export function pageText(route: string, locale: LocaleId, folder = contentFolder): Promise<PageText> {
  const key = `${folder} ${locale}${route}`
  const known = read.get(key) ?? readRoute(route, locale, folder)
  read.set(key, known)
  return known
}

async function readRoute(route: string, locale: LocaleId, folder: string): Promise<PageText> {
  const reading = readPathname(encodeURI(decodeURI(route)))
  if (reading.kind !== 'canonical') throw new Error(`${route} is not the address of a page`)
  for (const file of filesOf({ ...reading.address, locale })) {
    const text = await contentText(folder, file)
    const open = text === undefined ? undefined : await openPage(text, file, async () => undefined)
    if (open) return textOf(open, file)
  }
  throw new Error(`${route} has no page in ${locale}`)
}

const textOf = (open: OpenPage, file: string): PageText => ({
  file,
  title: open.page.metadata.title,
  shortTitle: open.page.metadata.shortTitle,
  headings: nodesOfType(open.nodes, 'heading').map((node) => ({
    depth: node.depth,
    id: String(node.data?.hProperties?.id),
    text: plainText(node),
    line: open.lineOf(node),
  })),
  tables: tablesOf(open),
  sentences: sentencesOf(open),
  source: open.source.join('\n'),
})

/** Returns the tables of a page in reading order. */
function tablesOf({ nodes, lineOf }: OpenPage): readonly PageTable[] {
  let label = ''
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') label = labelOf(node) ?? label
    return node.type === 'table' ? [{ ...cellsOf(node, lineOf), label }] : []
  })
}

/**
 * Returns the first table of a file whose head starts with this cell. Only its own lines are parsed, so that
 * many files can be read quickly.
 */
export function tableBeginningWith(cell: string, source: string): Omit<PageTable, 'label'> | undefined {
  const at = source.indexOf(`\n| ${cell} |`)
  const [lines = ''] = source.slice(at + 1).split('\n\n', 1)
  const [table] = at < 0 ? [] : nodesOfType(parseMarkdown(lines).children, 'table')
  const before = source.slice(0, at + 1).split('\n').length - 1
  return table && cellsOf(table, (node) => before + (node.position?.start.line ?? 1))
}

function labelOf(paragraph: Nodes): string | undefined {
  if (!('children' in paragraph) || !/^[^:：]+[:：]/.test(plainText(paragraph))) return undefined
  const [, code, ...rest] = paragraph.children
  return code?.type === 'inlineCode' && rest.length === 0 ? code.value : undefined
}

function cellsOf(table: Table, lineOf: (node: Nodes) => number): Omit<PageTable, 'label'> {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => ({
      line: lineOf(row),
      text: plainText(cell),
      codes: nodesOfType(cell.children, 'inlineCode').map(({ value }) => value),
    })),
  )
  return { line: lineOf(table), head: (head ?? []).map(({ text }) => text), rows }
}

/** Returns the sentences of a page's prose, without headings, tables, and code blocks. */
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
