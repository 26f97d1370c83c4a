import type { MarkTexts } from '../en/marks.ts'

export const marks: MarkTexts = { yes: '是', partly: '部分', no: '否', unknown: '未知' }
