import { htmlRows } from './html-rows.ts'

type Rows = readonly (readonly string[])[]

/** Most cells that become a table. Longer lists belong in a file. */
const mostCells = 5000

/** What was copied, in the forms that a clipboard gives. */
interface Copied {
  /** The same as HTML; empty if the clipboard has none. */
  readonly html: string
  readonly text: string
}

/**
 * Returns a copied table as Markdown, its first row as the head; `undefined` if something else was copied. A list of one
 * column is no table, and neither is a table with words around it.
 */
export function pastedTable({ html, text }: Copied): string | undefined {
  const rows = (html === '' ? undefined : htmlRows(html, mostCells)) ?? rowsOfTabs(text)
  return rows && markdownTable(rows)
}

/** Returns rows as a Markdown table; `undefined` if they are none. */
function markdownTable(rows: Rows): string | undefined {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_one, at) => at)
  const filled = columns.filter((at) => rows.some((row) => row[at]))
  if (rows.length < 2 || filled.length < 2 || width * rows.length > mostCells) return undefined
  const lines = rows.map((row) => `| ${columns.map((at) => row[at] ?? '').join(' | ')} |`)
  return lines.toSpliced(1, 0, `| ${columns.map(() => '---').join(' | ')} |`).join('\n')
}

/** Returns the rows of lines with tabs, all of the same number. Their cells are Markdown, as the rest of a pasted text. */
function rowsOfTabs(text: string): Rows | undefined {
  if (!text.includes('\t')) return undefined
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/\\.|\|/g, escapedBar)))
  const isTable = rows.every((row) => row.length === rows[0]?.length)
  return isTable ? rows : undefined
}

const escapedBar = (found: string) => (found === '|' ? '\\|' : found)
