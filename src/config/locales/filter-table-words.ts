import { markWords } from './mark-words.ts'

/** The texts of a table with filters, which also the first paint needs, but on few pages. */
export const filterTableWords = {
  en: {
    label: 'Table filter',
    find: 'Find in the table',
    marks: 'Must support',
    rows: { one: '{count} row', other: '{count} rows' },
    someRows: { one: '{count} row of {total}', other: '{count} rows of {total}' },
    reset: 'Clear all filters',
    empty: 'No row matches all filters.',
    ...markWords.en,
  },
  zh: {
    label: '筛选表格',
    find: '在表格中查找',
    marks: '必须支持',
    rows: { one: '共 {count} 行', other: '共 {count} 行' },
    someRows: { one: '共 {total} 行，符合 {count} 行', other: '共 {total} 行，符合 {count} 行' },
    reset: '清除全部筛选',
    empty: '没有同时符合这些条件的行。',
    ...markWords.zh,
  },
}

export type FilterTableWords = (typeof filterTableWords)['en']
