import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { cellsIn, rowsIn } from './table-cells.ts'

/**
 * Marks the cells of an unnamed first column as row headers, as authors intend them, so that the empty corner
 * cell is not a header.
 */
export function headRows(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined
    const [corner] = rowsIn(table, 'thead').flatMap(firstCell)
    if (corner?.tagName !== 'th' || !isEmpty(corner)) return SKIP
    corner.tagName = 'td'
    for (const cell of rowsIn(table, 'tbody').flatMap(firstCell)) {
      if (isEmpty(cell)) continue
      cell.tagName = 'th'
      cell.properties.scope = 'row'
    }
    return SKIP
  })
}

const firstCell = (row: Element) => cellsIn(row).slice(0, 1)

const isEmpty = ({ children }: Element) =>
  children.every((child) => child.type === 'text' && child.value.trim() === '')
