import type { Element, ElementContent } from 'hast'
import { textOf } from './text-of.ts'

/** The texts of a table's cells. */
export interface TableCells {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Returns the first table in a block; `undefined` if there is none. */
export const tableIn = ({ children }: Element): Element | undefined => children.find(isElement('table'))

/** Returns the texts of that table. */
export function tableCellsOf(element: Element): TableCells | undefined {
  const table = tableIn(element)
  if (!table) return undefined
  return { head: textsIn(table, 'thead')[0] ?? [], rows: textsIn(table, 'tbody') }
}

/** Returns the head and the bodies of a table. */
export const sectionsIn = (table: Element): readonly Element[] =>
  table.children.filter(isElement('thead', 'tbody'))

export const rowsIn = (table: Element, section: 'thead' | 'tbody'): readonly Element[] =>
  sectionsIn(table)
    .filter(({ tagName }) => tagName === section)
    .flatMap(({ children }) => children.filter(isElement('tr')))

export const cellsIn = (row: Element): readonly Element[] => row.children.filter(isElement('td', 'th'))

const textsIn = (table: Element, section: 'thead' | 'tbody'): readonly (readonly string[])[] =>
  rowsIn(table, section).map((row) => cellsIn(row).map((cell) => textOf(cell).trim()))

const isElement =
  (...names: readonly string[]) =>
  (node: ElementContent): node is Element =>
    node.type === 'element' && names.includes(node.tagName)
