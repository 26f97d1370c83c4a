import type { TableCells } from './table-cells.ts'

/** The words for yes and no in one language. */
export interface MarkWords {
  readonly yes: string
  readonly partly: string
  readonly no: string
  readonly unknown: string
}

export type Mark = keyof MarkWords

const names: readonly Mark[] = ['yes', 'partly', 'no', 'unknown']

/** Returns the mark in a cell of a yes/no column; `undefined` for any other text. */
export function markOf(cell: string | undefined, words: MarkWords): Mark | undefined {
  return names.find((name) => words[name] === cell)
}

/** Returns whether a column contains only yes, no, and values between. */
export function isMarkColumn({ rows }: TableCells, column: number, words: MarkWords): boolean {
  return rows.length > 0 && rows.every((row) => markOf(row[column], words) !== undefined)
}
