import type { ElementContent } from 'hast'
import { type BlockElement, textOf } from '../block.ts'

/** What the cells of a table say. */
export interface TableCells {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The first table that an author wrote into a block; `undefined` where there is none. */
export function tableCellsOf(element: BlockElement): TableCells | undefined {
  const table = element.children.find(isElement('table'))
  if (!table) return undefined
  return { head: rowsOf(table, 'thead')[0] ?? [], rows: rowsOf(table, 'tbody') }
}

function rowsOf(table: BlockElement, section: 'thead' | 'tbody'): readonly (readonly string[])[] {
  return table.children
    .filter(isElement(section))
    .flatMap((part) => part.children.filter(isElement('tr')))
    .map((row) => row.children.filter(isElement('td', 'th')).map((cell) => textOf(cell).trim()))
}

const isElement =
  (...names: readonly string[]) =>
  (node: ElementContent): node is BlockElement =>
    node.type === 'element' && names.includes(node.tagName)

/** Numbers of columns as an author lists them, `2-4 7`; the first column is 1, the result counts from 0. Nonsense is left out. */
export function columnsOf(list: string | undefined, columns: number): readonly number[] {
  const parts = (list ?? '').matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)
  const wanted = new Set<number>()
  for (const [, first, last = first] of parts) {
    for (let column = Number(first); column <= Math.min(Number(last), columns); column++)
      wanted.add(column - 1)
  }
  return [...wanted].filter((column) => column >= 0).toSorted((one, other) => one - other)
}
