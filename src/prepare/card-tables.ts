import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { prepareFilterTable } from './filter-cells.ts'
import { cellsIn, rowsIn, sectionsIn } from './table-cells.ts'
import { textOf } from './text-of.ts'

/** From how many columns on the rows of a table are cards: on a phone, and for wide tables wherever they do not fit. */
const fewestColumns = { narrow: 3, wide: 6 }

/**
 * Prepares tables for narrow places (`ui/styles/prose.css`), where every row is shown as a card: each cell gets the name of its
 * column, the cells that name the row and, in wide tables, those that explain it are marked, and so is what is empty. Roles are
 * written out, because the layout of a card takes them from the elements. A table that readers filter has cards of its own, and one
 * whose first column has no name compares its rows, which cards would separate.
 */
export function prepareCards(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.properties.dataBlock === 'filter-table') {
      prepareFilterTable(element)
      return SKIP
    }
    if (element.tagName !== 'table') return undefined
    prepare(element)
    return SKIP
  })
}

function prepare(table: Element): void {
  const rows = [...rowsIn(table, 'thead'), ...rowsIn(table, 'tbody')]
  const [heads = [], ...cells] = rows.map(cellsIn)
  if (heads.length < fewestColumns.narrow || textOf(heads[0]).trim() === '') return
  if (cells.some(({ length }) => length !== heads.length)) return
  const isWide = heads.length >= fewestColumns.wide
  const coded = [0, 1].find((column) => cells.every((row) => holdsCode(row[column])))
  const named = isWide && coded !== undefined ? coded : 0
  const longest = isWide ? longestColumn(cells, heads.length) : undefined

  Object.assign(table.properties, { role: 'table', dataCards: isWide ? 'wide' : 'narrow' })
  for (const section of sectionsIn(table)) section.properties.role = 'rowgroup'
  for (const row of rows) row.properties.role = 'row'
  for (const [column, cell] of heads.entries()) {
    Object.assign(cell.properties, { role: 'columnheader', ...(column === named && { dataName: '' }) })
  }
  for (const row of cells) {
    for (const [column, cell] of row.entries()) {
      Object.assign(cell.properties, {
        role: cell.tagName === 'th' ? 'rowheader' : 'cell',
        dataLabel: textOf(heads[column]),
        ...(column === named && { dataName: '' }),
        ...(column === longest && column !== named && { dataMeaning: '' }),
        ...(/^[–-]?$/.test(textOf(cell).trim()) && { dataEmpty: '' }),
      })
    }
  }
}

/** The column with the most text: the one that says what a row means. */
function longestColumn(cells: readonly (readonly Element[])[], columns: number): number {
  const lengths = Array.from({ length: columns }, (_, column) =>
    cells.reduce((sum, row) => sum + textOf(row[column]).length, 0),
  )
  return lengths.indexOf(Math.max(...lengths))
}

const holdsCode = (cell: Element | undefined): boolean =>
  cell?.children.some((child) => child.type === 'element' && child.tagName === 'code') ?? false
