import { describe, expect, test } from 'vitest'
import { type CommittedPage, isBehind, originalOf, translatedText } from '../../../src/content/translation.ts'

const en = (facts: Partial<CommittedPage> = {}): CommittedPage => ({ locale: 'en', textHash: 'e', ...facts })
const zh = (facts: Partial<CommittedPage> = {}): CommittedPage => ({ locale: 'zh', textHash: 'z', ...facts })

describe('[X12] whether a translation is behind its original follows from its facts', () => {
  test.each([
    ['nothing is known', zh(), en(), false],
    ['only one date is known', zh(), en({ updatedTime: '2026-03-02T00:00:00Z' }), false],
    [
      'both were committed together',
      zh({ updatedTime: '2026-03-02T00:00:00Z' }),
      en({ updatedTime: '2026-03-02T00:00:00Z' }),
      false,
    ],
    [
      'the original is later',
      zh({ updatedTime: '2026-03-02T00:00:00Z' }),
      en({ updatedTime: '2026-03-03T00:00:00Z' }),
      true,
    ],
    [
      'the same moment in two time zones',
      zh({ updatedTime: '2026-03-02T00:00:00Z' }),
      en({ updatedTime: '2026-03-02T08:00:00+08:00' }),
      false,
    ],
    [
      'the first language is no translation',
      en({ updatedTime: '2026-03-01T00:00:00Z' }),
      zh({ updatedTime: '2026-03-03T00:00:00Z' }),
      false,
    ],
    [
      'it names the present text, whatever the dates',
      zh({ basedOn: 'e', updatedTime: '2026-03-01T00:00:00Z' }),
      en({ updatedTime: '2026-03-03T00:00:00Z' }),
      false,
    ],
    [
      'it names another text',
      zh({ basedOn: 'old', updatedTime: '2026-03-03T00:00:00Z' }),
      en({ updatedTime: '2026-03-01T00:00:00Z' }),
      true,
    ],
    ['the English page is the translation', en({ basedOn: 'old' }), zh(), true],
    [
      'the Chinese page is the original',
      zh({ updatedTime: '2026-03-01T00:00:00Z' }),
      en({ basedOn: 'z', updatedTime: '2026-03-03T00:00:00Z' }),
      false,
    ],
  ])('%s', (_case, page, original, behind) => {
    expect(isBehind(page, original)).toBe(behind)
  })
})

describe('[X12] [X23] the original of a page in several languages', () => {
  test.each([
    ['the text that it names', zh({ basedOn: 'third' }), [en(), zh({ textHash: 'third' })], 'third'],
    [
      'the first page that is no translation',
      zh(),
      [en({ basedOn: 'z' }), zh({ textHash: 'third' })],
      'third',
    ],
    [
      'the first page, if it names an old text',
      zh({ basedOn: 'old' }),
      [en(), zh({ textHash: 'third' })],
      'e',
    ],
    ['none', zh(), [], undefined],
  ])('is %s', (_case, page, others, textHash) => {
    expect(originalOf(page, others)?.textHash).toBe(textHash)
  })
})

describe('[X12] text that a translation shares with its original', () => {
  const page = (matter: string, body = 'One.') => `---\ntitle: A\n${matter}---\n\n${body}\n`

  test.each([
    ['the place in its section', 'order: 3\n'],
    ['old addresses', 'redirectFrom:\n  - /a.html\n  - /b.html\n'],
    ['an icon and no table of contents', 'icon: star\ntoc: false\n'],
  ])('is not %s', (_what, matter) => {
    expect(translatedText(page(matter))).toBe(page(''))
    expect(translatedText(page(`${matter}description: B\n`))).toBe(page('description: B\n'))
  })

  test.each([
    ['its title', page('').replace('A', 'B')],
    ['its description', page('description: B\n')],
    ['what a home page shows', page('features:\n  - title: B\n')],
    ['its text', page('', 'Two.')],
    ['text that looks like a field', page('', 'order: 3')],
  ])('is %s', (_what, changed) => {
    expect(translatedText(changed)).not.toBe(translatedText(page('')))
  })
})
