import { isMarkColumn, type MarkWords, markOf } from '../../../prepare/marks.ts'
import type { TableCells } from '../../../prepare/table-cells.ts'

/** A filter for the rows: a value of a column, or “yes” in a yes/no column. */
export interface Choice {
  readonly label: string
  readonly fits: (row: readonly string[]) => boolean
}

/** Related choices. Of values, any one is enough; yes/no columns must all match. */
export interface ChoiceGroup {
  readonly label: string
  readonly need: 'any' | 'every'
  readonly choices: readonly Choice[]
}

/** The reader's filter. */
export interface Filter {
  readonly text: string
  /** Labels of the selected choices. */
  readonly chosen: ReadonlySet<string>
}

/** A filter that every row fits. */
export const noFilter: Filter = { text: '', chosen: new Set() }

/** Returns the values of a cell: parts of a list, and of required combinations (`password + cookie`). */
const valuesOf = (cell = '') =>
  cell
    .split(/[,，、;；]|\s\+\s/)
    .map((value) => value.trim())
    .filter(Boolean)

/**
 * Returns the choices of all columns: the values of each ordinary column, in table order and in their first
 * spelling (`Bucket, folder`), and finally all yes/no columns as one group.
 */
export function choiceGroupsOf(
  cells: TableCells,
  columns: readonly number[],
  words: MarkWords & { readonly marks: string },
): readonly ChoiceGroup[] {
  const isMarks = (column: number) => isMarkColumn(cells, column, words)
  const label = (column: number) => cells.head[column] ?? ''
  const values = columns
    .filter((column) => !isMarks(column))
    .map((column): ChoiceGroup => {
      const labels = new Map<string, string>()
      for (const value of cells.rows.flatMap((row) => valuesOf(row[column]))) {
        if (!labels.has(value.toLowerCase())) labels.set(value.toLowerCase(), value)
      }
      const choices = [...labels].map(([key, value]) => ({
        label: value,
        fits: (row: readonly string[]) => valuesOf(row[column]).some((own) => own.toLowerCase() === key),
      }))
      return { label: label(column), need: 'any', choices }
    })
  const marks = columns.filter(isMarks).map((column) => ({
    label: label(column),
    fits: (row: readonly string[]) => ['yes', 'partly'].includes(markOf(row[column], words) ?? ''),
  }))
  return marks.length === 0 ? values : [...values, { label: words.marks, need: 'every', choices: marks }]
}

/** Returns the indexes of the rows that match the text and the selection in every group. */
export function fittingRows(
  { rows }: TableCells,
  groups: readonly ChoiceGroup[],
  { text, chosen }: Filter,
  words: MarkWords,
): readonly number[] {
  const parts = text.split(/\s+/).map(squeezed).filter(Boolean)
  const says = (row: readonly string[]) => {
    const own = squeezed(row.filter((cell) => markOf(cell, words) === undefined).join(' '))
    return parts.every((part) => own.includes(part))
  }
  return rows.flatMap((row, at) =>
    groups.every((group) => fitsGroup(row, group, chosen)) && says(row) ? [at] : [],
  )
}

function fitsGroup(
  row: readonly string[],
  { need, choices }: ChoiceGroup,
  chosen: ReadonlySet<string>,
): boolean {
  const asked = choices.filter(({ label }) => chosen.has(label))
  if (asked.length === 0) return true
  return need === 'any' ? asked.some(({ fits }) => fits(row)) : asked.every(({ fits }) => fits(row))
}

/** Returns the number of rows for a choice: in addition to the current filter, or alone within a group of values. */
export function countWith(
  choice: Choice,
  group: ChoiceGroup,
  all: { readonly cells: TableCells; readonly groups: readonly ChoiceGroup[]; readonly words: MarkWords },
  wanted: Filter,
): number {
  const others = group.need === 'any' ? all.groups.filter((other) => other !== group) : all.groups
  const asked: ChoiceGroup = { ...group, need: 'every', choices: [choice] }
  const chosen = new Set([...wanted.chosen, choice.label])
  return fittingRows(all.cells, [...others, asked], { text: wanted.text, chosen }, all.words).length
}

/**
 * Normalizes a text for comparison: letter case, width, accents, spaces, and hyphens are ignored, so that
 * `115open` finds “115 Open”.
 */
const squeezed = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s_.·-]/gu, '')
