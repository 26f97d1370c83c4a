import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Marks the cells of an unnamed first column as row headers, as authors intend them, so that the empty corner
 * cell is not a header.
 */
export function headRows(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined
    const [corner] = rowsOf(table, 'thead').flatMap(firstCell)
    if (corner?.tagName !== 'th' || !isEmpty(corner)) return SKIP
    corner.tagName = 'td'
    for (const cell of rowsOf(table, 'tbody').flatMap(firstCell)) {
      if (isEmpty(cell)) continue
      cell.tagName = 'th'
      cell.properties.scope = 'row'
    }
    return SKIP
  })
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'
const elementsOf = ({ children }: Element) => children.filter(isElement)

const rowsOf = (table: Element, section: 'thead' | 'tbody') =>
  elementsOf(table)
    .filter(({ tagName }) => tagName === section)
    .flatMap(elementsOf)

const firstCell = (row: Element) => elementsOf(row).slice(0, 1)

const isEmpty = ({ children }: Element) =>
  children.every((child) => child.type === 'text' && child.value.trim() === '')
