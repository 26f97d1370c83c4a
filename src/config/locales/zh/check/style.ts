import type { Faults } from '../../check-faults.ts'
import type { style as styleEn } from '../../en/check/style.ts'

/** The Chinese messages for `styleEn`. */
export const style: Faults<keyof typeof styleEn> = {
  'part-name': ['“{text}”不是本站这一部分的标题。', '请用“{name}”。'],
  'part-order': ['“{text}”排在了“{other}”之后。', '请按这个顺序：{order}。'],
  'part-columns': ['故障表的列是 {columns}。', '请用 {names}。'],
  'cell-empty': ['表格里有空单元格。', '请写 –。'],
  'cell-sign': ['“{text}”不是本站空单元格的写法。', '请写 –。'],
  'menu-path': ['“{text}”不是本站菜单路径的写法。', '请写成 {form}。'],
  'bold-space': ['粗体“{text}”紧挨着汉字。', '请在粗体两边加空格。'],
  wording: ['本站不用“{text}”这种说法。', '请用：{better}。'],
}
