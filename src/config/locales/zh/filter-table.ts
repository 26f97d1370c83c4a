import type { FilterTableTexts } from '../en/filter-table.ts'
import { marks } from './marks.ts'

export const filterTable: FilterTableTexts = {
  label: '筛选表格',
  find: '在表格中查找',
  marks: '必须支持',
  rows: { one: '共 {count} 行', other: '共 {count} 行' },
  someRows: { one: '共 {total} 行，符合 {count} 行', other: '共 {total} 行，符合 {count} 行' },
  reset: '清除全部筛选',
  empty: '没有同时符合这些条件的行。',
  ...marks,
}
