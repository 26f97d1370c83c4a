import type { Element } from 'hast'
import { markTexts } from '../config/locales/mark-texts.ts'
import { isMarkColumn, markOf } from './marks.ts'
import { cellsIn, rowsIn, sectionsIn, tableCellsOf, tableIn } from './table-cells.ts'

/**
 * Prepares the table of a filter table for its looks: cells carry the name of their column for the card of a
 * row on phones, and those of yes/no columns their mark. Roles are written out, because the layout of a card
 * takes them from the elements.
 */
export function prepareFilterTable(element: Element): void {
  const table = tableIn(element)
  const cells = tableCellsOf(element)
  if (!table || !cells) return
  const words = Object.values(markTexts)
  const wordsOf = (column: number) => words.find((one) => isMarkColumn(cells, column, one))
  const columns = cells.head.map((label, column) => ({ label, words: wordsOf(column) }))
  table.properties.role = 'table'
  for (const row of rowsIn(table, 'thead')) {
    row.properties.role = 'row'
    for (const [at, cell] of cellsIn(row).entries()) {
      Object.assign(cell.properties, {
        role: 'columnheader',
        ...(columns[at]?.words && { dataKind: 'mark' }),
      })
    }
  }
  for (const [index, row] of rowsIn(table, 'tbody').entries()) {
    row.properties.role = 'row'
    for (const [at, cell] of cellsIn(row).entries()) {
      const { label, words: own } = columns[at] ?? {}
      const mark = own && markOf(cells.rows[index]?.[at], own)
      Object.assign(cell.properties, { role: 'cell', dataLabel: label, ...(mark && { dataMark: mark }) })
    }
  }
  for (const section of sectionsIn(table)) section.properties.role = 'rowgroup'
}
