import { describe, expect, test } from 'vitest'
import { type CommittedPage, isBehind } from '../../../src/content/translation.ts'

const en = (facts: Partial<CommittedPage> = {}): CommittedPage => ({ locale: 'en', hash: 'e', ...facts })
const zh = (facts: Partial<CommittedPage> = {}): CommittedPage => ({ locale: 'zh', hash: 'z', ...facts })

describe('[X12] a translation that its original left behind', () => {
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
