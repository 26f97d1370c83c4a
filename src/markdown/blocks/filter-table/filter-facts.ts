import type { MarkWords } from '../../../prepare/marks.ts'
import { type TableCells, tableCellsOf } from '../../../prepare/table-cells.ts'
import { type BlockElement, optionOf } from '../block.ts'
import { type ChoiceGroup, choiceGroupsOf, countWith, type Filter, fittingRows } from './choices.ts'

type Words = MarkWords & { readonly marks: string }

/** What a filter table is made of. */
export interface FilterFacts {
  /** Its name in the address; `undefined` if the address does not contain its filter. */
  readonly name: string | undefined
  readonly cells: TableCells
  readonly groups: readonly ChoiceGroup[]
}

/** Returns the facts of a filter table; `undefined` if it contains no table. */
export function filterFactsOf(element: BlockElement, words: Words): FilterFacts | undefined {
  const cells = tableCellsOf(element)
  if (!cells) return undefined
  const columns = columnsOf(optionOf(element, 'dataFilters'), cells.head.length)
  return { name: optionOf(element, 'dataName'), cells, groups: choiceGroupsOf(cells, columns, words) }
}

/** Removes values that no group offers, because an old link may contain a removed value. */
export function knownFilter({ groups }: FilterFacts, { text, chosen }: Filter): Filter {
  const labels = new Set(groups.flatMap(({ choices }) => choices.map(({ label }) => label)))
  return { text, chosen: new Set([...chosen].filter((label) => labels.has(label))) }
}

/** Returns the indexes of the rows for a filter. */
export const rowsFor = ({ cells, groups }: FilterFacts, wanted: Filter, words: Words): readonly number[] =>
  fittingRows(cells, groups, wanted, words)

/** A choice as a button. */
export interface ChoiceButton {
  readonly label: string
  readonly isChosen: boolean
  /** Number of rows that would remain. */
  readonly count: number
}

/** Returns the buttons of a group. */
export function choiceButtons(
  { cells, groups }: FilterFacts,
  group: ChoiceGroup,
  wanted: Filter,
  words: Words,
): readonly ChoiceButton[] {
  return group.choices.map((choice) => ({
    label: choice.label,
    isChosen: wanted.chosen.has(choice.label),
    count: countWith(choice, group, { cells, groups, words }, wanted),
  }))
}

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
