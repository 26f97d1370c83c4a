import { describe, expect, test } from 'vitest'
import { checkTree } from '../../scripts/check/check-tree.ts'
import { checkEn } from '../../src/locales/check-en.ts'
import { type CheckWords, sayFault } from '../../src/locales/check-words.ts'
import { checkZh } from '../../src/locales/check-zh.ts'

const han = /\p{Script=Han}/u

const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

/** Every text of a language by its name; what is wrong and how to mend it count as one. */
const textsOf = ({ faults, phrases }: CheckWords): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(faults).map(([kind, sentences]) => [kind, sentences.join(' ')])),
  ...Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [`phrase ${name}`, phrase])),
})

describe('[X4] [X5] the words of the content check', () => {
  test('stand in both languages for every kind of fault, and name the same things', () => {
    const english = textsOf(checkEn)
    const chinese = textsOf(checkZh)
    expect(Object.keys(english).length).toBeGreaterThan(100)
    expect(Object.keys(chinese).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [name, text] of Object.entries(english)) {
      expect(gapsOf(chinese[name] ?? ''), name).toEqual(gapsOf(text))
    }
  })

  test('are sentences of the language, without a gap left open', async () => {
    const { issues } = await checkTree({ content: 'tests/fixtures/broken-content/content' })
    for (const issue of issues) {
      const english = sayFault(issue, checkEn)
      const chinese = sayFault(issue, checkZh)
      expect(chinese.mend).toMatch(han)
      // What the parsers of JSON and YAML say stays as they say it.
      if (issue.kind !== 'config-place') expect(chinese.what).toMatch(han)
      for (const sentence of [chinese.what, chinese.mend]) {
        expect(sentence).toMatch(/[。？…]$/u)
      }
      for (const sentence of [english.what, english.mend, chinese.what, chinese.mend]) {
        expect(sentence).not.toMatch(/\{\w+\}|undefined|\[object/)
      }
    }
  })
})
