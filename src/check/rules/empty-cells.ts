import type { TableCell } from 'mdast'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'

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
        faults.push(
          text === '' ? { line, kind: 'cell-empty' } : { line, kind: 'cell-sign', values: { text } },
        )
      }
    }
    return faults
  },
}

/** Returns whether a cell is empty without the site's sign. Code, images, and other elements count as content. */
const isUnmarked = (cell: TableCell): boolean =>
  cell.children.every(({ type }) => type === 'text') && otherSigns.has(plainText(cell).trim())
