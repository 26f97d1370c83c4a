import type { TableCells } from './table-cells.ts'

/** The words of a language that a column of yes and no is made of. */
export interface MarkWords {
  readonly yes: string
  readonly partly: string
  readonly no: string
  readonly unknown: string
}

export type Mark = keyof MarkWords

/** Something a reader can ask of the rows: a value of a column, or a “yes” in a column of yes and no. */
export interface Choice {
  readonly label: string
  readonly fits: (row: readonly string[]) => boolean
}

/** Choices that stand together. Of values any one is enough; of columns of yes and no each one counts. */
export interface ChoiceGroup {
  readonly label: string
  readonly need: 'any' | 'every'
  readonly choices: readonly Choice[]
}

/** What a reader asks of the rows. */
export interface Wanted {
  readonly text: string
  /** Labels of choices. */
  readonly chosen: ReadonlySet<string>
}

/** What a cell of a column of yes and no says; `undefined` for any other text. */
export function markOf(cell: string | undefined, words: MarkWords): Mark | undefined {
  const names: readonly Mark[] = ['yes', 'partly', 'no', 'unknown']
  return names.find((name) => words[name] === cell)
}

/** Whether a column holds nothing but yes, no and what lies between. */
export function isMarkColumn({ rows }: TableCells, column: number, words: MarkWords): boolean {
  return rows.length > 0 && rows.every((row) => markOf(row[column], words) !== undefined)
}

/** The values of a cell: parts of a list, and of what is needed together (`password + cookie`). */
const valuesOf = (cell = '') => cell.split(/\s*(?:[,，、;；]|\s\+\s)\s*/).filter(Boolean)

/**
 * What the columns offer to choose: each ordinary column its values, in the order of the table and as they are written first (`Bucket, folder`), and all columns of yes and no together one
 * group, which comes last.
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

/** Numbers of the rows that fit the text and what is chosen in every group. */
export function fittingRows(
  { rows }: TableCells,
  groups: readonly ChoiceGroup[],
  { text, chosen }: Wanted,
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

/** How many rows there would be with this choice: besides what is asked for, in a group of values alone. */
export function countWith(
  choice: Choice,
  group: ChoiceGroup,
  all: { readonly cells: TableCells; readonly groups: readonly ChoiceGroup[]; readonly words: MarkWords },
  wanted: Wanted,
): number {
  const others = group.need === 'any' ? all.groups.filter((other) => other !== group) : all.groups
  const asked: ChoiceGroup = { ...group, need: 'every', choices: [choice] }
  const chosen = new Set([...wanted.chosen, choice.label])
  return fittingRows(all.cells, [...others, asked], { text: wanted.text, chosen }, all.words).length
}

/** A text as it is compared: letter case, width, accents, spaces and joining signs do not count, so that `115open` finds “115 Open”. */
const squeezed = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s_.·-]/gu, '')
