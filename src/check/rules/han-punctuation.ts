import { scriptOf } from '../../content/script.ts'
import type { PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** A mark between two Chinese or Japanese characters. */
const halfWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー](?:([,;:!?()])\s?|(\.))[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

const fullWidth: ReadonlyMap<string, string> = new Map([
  [';', '；'],
  [':', '：'],
  ['!', '！'],
  ['?', '？'],
  ['(', '（'],
  [')', '）'],
  ['.', '。'],
])

/** Scripts whose punctuation is full-width, by their ISO 15924 codes: Chinese and Japanese. */
const fullWidthScripts: ReadonlySet<string | undefined> = new Set(['Hans', 'Hant', 'Jpan'])

/** Requires full-width punctuation between Chinese or Japanese characters. */
export const hanPunctuation: PageRule = {
  id: 'han-punctuation',
  severity: 'warning',
  ofPage: (open) => {
    const script = scriptOf(open.page.textLocale)
    if (!fullWidthScripts.has(script)) return []
    const comma = script === 'Jpan' ? '、' : '，'
    return textLines(open).flatMap(({ text, line }) => {
      const match = halfWidth.exec(text)
      if (!match) return []
      const mark = match[1] ?? match[2] ?? ''
      const values = { mark, text: match[0], full: mark === ',' ? comma : (fullWidth.get(mark) ?? mark) }
      return [{ line, kind: 'han-punctuation' as const, values }]
    })
  },
}
