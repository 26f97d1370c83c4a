import { expect, test } from 'vitest'
import { countText } from '../../../src/config/locales/text-forms.ts'

const forms = { one: '{count} page', other: '{count} pages' }

const asIntl = (count: number, lang: string) => {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other
  return form.replace('{count}', new Intl.NumberFormat(lang).format(count))
}

test.each([
  'en-US',
  'en-GB',
  'zh-CN',
  'zh-TW',
  'fr-FR',
  'ar-EG',
  'ja-JP',
])('counts have the plural form and the digits of %s', (lang) => {
  for (const count of [0, 1, 2, 5, 11, 21, 100, 999, 1000, 3357, 12_345, 999_999, 1_000_000, 1.5, -1]) {
    expect(countText(forms, count, lang), String(count)).toBe(asIntl(count, lang))
  }
})
