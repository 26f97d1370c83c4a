import type { PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

const halfWidth = /\p{Script=Han}([,;:!?()])\s?\p{Script=Han}|\p{Script=Han}(\.)\p{Script=Han}/u

const fullWidth: ReadonlyMap<string, string> = new Map([
  [',', '，'],
  [';', '；'],
  [':', '：'],
  ['!', '！'],
  ['?', '？'],
  ['(', '（'],
  [')', '）'],
  ['.', '。'],
])

/** Requires Chinese punctuation between Chinese characters. */
export const hanPunctuation: PageRule = {
  id: 'han-punctuation',
  severity: 'warning',
  ofPage: (open) => {
    if (open.page.textLocale !== 'zh') return []
    return textLines(open).flatMap(({ text, line }) => {
      const match = halfWidth.exec(text)
      if (!match) return []
      const mark = match[1] ?? match[2] ?? ''
      const values = { mark, text: match[0], full: fullWidth.get(mark) ?? mark }
      return [{ line, kind: 'han-punctuation' as const, values }]
    })
  },
}
