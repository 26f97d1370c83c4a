import type { ElementContent } from 'hast'
import { type BlockElement, textOf } from '../block.ts'

/** The texts of a table's cells. */
export interface TableCells {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Returns the first table in a block; `undefined` if there is none. */
export const tableIn = ({ children }: BlockElement): BlockElement | undefined =>
  children.find(isElement('table'))

/** Returns the texts of that table. */
export function tableCellsOf(element: BlockElement): TableCells | undefined {
  const table = tableIn(element)
  if (!table) return undefined
  return { head: textsIn(table, 'thead')[0] ?? [], rows: textsIn(table, 'tbody') }
}

export const rowsIn = (table: BlockElement, section: 'thead' | 'tbody'): readonly BlockElement[] =>
  table.children.filter(isElement(section)).flatMap((part) => part.children.filter(isElement('tr')))

export const cellsIn = (row: BlockElement): readonly BlockElement[] =>
  row.children.filter(isElement('td', 'th'))

const textsIn = (table: BlockElement, section: 'thead' | 'tbody'): readonly (readonly string[])[] =>
  rowsIn(table, section).map((row) => cellsIn(row).map((cell) => textOf(cell).trim()))

const isElement =
  (...names: readonly string[]) =>
  (node: ElementContent): node is BlockElement =>
    node.type === 'element' && names.includes(node.tagName)

/** Parses a list of columns, `2-4 7`, where the first column is 1, to indexes from 0. Invalid parts are ignored. */
export function columnsOf(list: string | undefined, columns: number): readonly number[] {
  const parts = (list ?? '').matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)
  const wanted = new Set<number>()
  for (const [, first, last = first] of parts) {
    for (let column = Number(first); column <= Math.min(Number(last), columns); column++)
      wanted.add(column - 1)
  }
  return [...wanted].filter((column) => column >= 0).toSorted((one, other) => one - other)
}
