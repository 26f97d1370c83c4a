import { marks } from './marks.ts'

/** The English texts of a table with filters, which also the first paint needs, but on few pages. */
export const filterTable = {
  label: 'Table filter',
  find: 'Find in the table',
  marks: 'Must support',
  rows: { one: '{count} row', other: '{count} rows' },
  someRows: { one: '{count} row of {total}', other: '{count} rows of {total}' },
  reset: 'Clear all filters',
  empty: 'No row matches all filters.',
  ...marks,
}

export type FilterTableTexts = typeof filterTable
