import type { TableCell, TableRow } from 'mdast'
import type { TextEdit } from '../../content/issue.ts'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { sourceLine } from '../source-lines.ts'

/** Signs that authors use for an empty cell, besides the site's own `–`. */
const otherSigns: ReadonlySet<string> = new Set(['', '-', '—', '——', '/', 'N/A', 'n/a'])

/** Requires `–` in the empty cells of a table's body, so that screen readers and readers see that nothing is missing. */
export const emptyCells: PageRule = {
  id: 'empty-cell',
  severity: 'warning',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const { children } of nodesOfType(open.nodes, 'table')) {
      for (const row of children.slice(1)) {
        const cell = row.children.find(isUnmarked)
        if (!cell) continue
        const text = plainText(cell).trim()
        const line = open.lineOf(row)
        const edit = editOf(row, open)
        faults.push(
          text === ''
            ? { line, edit, kind: 'cell-empty' }
            : { line, edit, kind: 'cell-sign', values: { text } },
        )
      }
    }
    return faults
  },
}

/** Returns the edit that marks all empty cells of a row; `undefined` if not all of its cells are written. */
function editOf(row: TableRow, open: OpenPage): TextEdit | undefined {
  const line = open.lineOf(row)
  const from = sourceLine(open, line)
  let to = from
  for (const { position } of row.children.filter(isUnmarked).toReversed()) {
    const [start, end] = [position?.start.column ?? 0, position?.end.column ?? 0]
    const cell = /^(\|?)[^|]*?(\|?)$/.exec(from.slice(start - 1, end - 1))
    if (!cell) return undefined
    to = `${to.slice(0, start - 1)}${cell[1]} – ${cell[2]}${to.slice(end - 1)}`
  }
  return { line, column: 1, from, to }
}

/** Returns whether a cell is empty without the site's sign. Code, images, and other elements count as content. */
const isUnmarked = (cell: TableCell): boolean =>
  cell.children.every(({ type }) => type === 'text') && otherSigns.has(plainText(cell).trim())
