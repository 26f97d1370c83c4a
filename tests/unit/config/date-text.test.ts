import { expect, test } from 'vitest'
import { dateText } from '../../../src/config/locales/date-text.ts'

const days = [
  '2026-11-26',
  '2024-02-29',
  '1999-12-31',
  '2000-01-01',
  '0033-04-03',
  '0000-01-01',
  '9999-12-31',
]
const everyMonth = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)

test.each([
  'en-US',
  'en-GB',
  'zh-CN',
  'zh-TW',
  'fr-FR',
  'ar-EG',
  'ja-JP',
])('dates have the form of %s', (lang) => {
  const form = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  for (const day of [...days, ...everyMonth]) {
    expect(dateText(day, lang), day).toBe(form.format(new Date(`${day}T00:00:00Z`)))
  }
})

test.each(['en-US', 'zh-CN'])('what is not a date has no text in %s', (lang) => {
  for (const day of ['', '2026-13-01', 'soon']) expect(() => dateText(day, lang)).toThrow(RangeError)
})
